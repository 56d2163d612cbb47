import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

/** The matrices of `npm run test:full`; the others run by `playwright.night.config.ts`. They change the service for everybody, so they run one after the other. */
export default defineConfig({
  ...quick,
  testDir: 'long',
  fullyParallel: false,
  workers: 1,
  grepInvert: /@night/,
  timeout: 240_000,
  projects: [{ name: 'long', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
})
