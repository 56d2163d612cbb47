import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'
import { PORTS } from './origins.ts'

/** Flows that have to hold without the front too, against Next's own server (`next start`). */
const PLAIN = /@plain/

const use = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const

const servers = Array.isArray(quick.webServer) ? quick.webServer : []

export default defineConfig({
  ...quick,
  projects: [
    { name: 'plain', grep: PLAIN, use },
    // These change the service for everybody, so they run alone.
    { name: 'next', grep: /@next/, dependencies: ['plain'], workers: 1, use },
  ],
  webServer: servers.map((server) => {
    switch (server.name) {
      case 'storefront':
        return {
          ...server,
          command: `node node_modules/next/dist/bin/next start -H localhost -p ${PORTS.storefront}`,
        }
      // The demo as it is, which the other flows see with more products.
      case 'commerce sandbox':
        return { ...server, env: { ...server.env, SEED_PROFILE: 'default' } }
      default:
        return server
    }
  }),
})
