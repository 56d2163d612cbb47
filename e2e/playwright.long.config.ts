import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

/** These have servers of their own, whose faults and times are no part of what they test. */
const OWN_SERVERS = ['hosted-store', 'kill', 'same-page', 'store-check'].map((name) => `**/${name}.spec.ts`)

const use = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const

/** The matrices of `npm run test:full`; the others run by `playwright.night.config.ts`. */
export default defineConfig({
  ...quick,
  testDir: 'long',
  fullyParallel: false,
  grepInvert: /@night/,
  timeout: 240_000,
  projects: [
    { name: 'own servers', testMatch: OWN_SERVERS, use },
    // These change the service for everybody, so they run one after the other.
    { name: 'long', testIgnore: OWN_SERVERS, dependencies: ['own servers'], workers: 1, use },
  ],
})
