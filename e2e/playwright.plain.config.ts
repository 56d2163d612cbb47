import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'
import { PORTS } from './origins.ts'

/** Flows that have to hold without the front too, against Next's own server (`next start`). */
const PLAIN = /@plain/

const servers = Array.isArray(quick.webServer) ? quick.webServer : []

export default defineConfig({
  ...quick,
  grep: PLAIN,
  projects: [{ name: 'plain', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
  webServer: servers.map((server) =>
    server.name === 'storefront'
      ? {
          ...server,
          command: `node node_modules/next/dist/bin/next start -H localhost -p ${PORTS.storefront}`,
        }
      : server,
  ),
})
