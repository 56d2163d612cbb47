import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'

/** Apps as other teams write them (`e2e/consumers`), with our packages installed from tarballs: see `install.ts`. */
export default defineConfig({
  testDir: 'consumer-specs',
  globalSetup: './consumer-specs/install.ts',
  outputDir: 'test-results/consumers',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  // Most tests build an app.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'consumers', testIgnore: /upgrade\.spec/ },
    { name: 'upgrades', testMatch: /upgrade\.spec/ },
  ],
  use: { browserName: 'chromium', launchOptions: getLaunchOptions(), actionTimeout: 15_000 },
})
