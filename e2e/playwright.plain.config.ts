import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'
import { PORTS } from './origins.ts'

/** Flows that have to hold without the front too, against Next's own server (`next start`). */
const PLAIN = /@plain/

/** A flood takes the places that pages are made in: it runs when the others are done. */
const FLOOD = /@attack/

const use = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const

const servers = Array.isArray(quick.webServer) ? quick.webServer : []

export default defineConfig({
  ...quick,
  projects: [
    { name: 'plain', grep: PLAIN, grepInvert: FLOOD, use },
    // These change the service for everybody, so they run alone.
    { name: 'next', grep: /@next/, dependencies: ['plain'], workers: 1, use },
    { name: 'plain flood', grep: /(?=.*@plain)(?=.*@attack)/, dependencies: ['next'], use },
  ],
  webServer: servers.map((server) =>
    server.name === 'storefront'
      ? {
          ...server,
          command: `node node_modules/next/dist/bin/next start -H localhost -p ${PORTS.storefront}`,
        }
      : server,
  ),
})
