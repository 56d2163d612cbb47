import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'
import type { KitOptions } from './attacks/test.ts'

/** Attacks on a shop of their own. They change it for everybody, so they run one after the other. */
export default defineConfig<object, KitOptions>({
  testDir: 'attacks',
  outputDir: 'test-results/attacks',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./attacks/reporter.ts']],
  use: { browserName: 'chromium', launchOptions: getLaunchOptions(), viewport: { width: 1280, height: 800 } },
  projects: [
    { name: 'quick', grepInvert: /@whole/, use: { isWhole: false } },
    { name: 'whole', use: { isWhole: true } },
  ],
})
