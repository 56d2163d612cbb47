import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'

/** The built Storybook, as whoever opens it sees it. */
export default defineConfig({
  testDir: 'storybook',
  outputDir: 'test-results/storybook',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // A test opens every story of a page, and the machine may be busy.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: getLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
})
