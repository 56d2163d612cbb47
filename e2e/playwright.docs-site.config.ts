import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'

/** The site in a folder of its server. */
const BASE = '/sorrel/'
const PORT = 21_150
const ORIGIN = `http://127.0.0.1:${PORT}`

/** The docs site with Storybook in it, which is built first: a broken link or a public name without a sentence ends that. */
export default defineConfig({
  testDir: 'docs-site',
  outputDir: 'test-results/docs-site',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  // Storybook is large, and the machine may be busy.
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: getLaunchOptions(),
    actionTimeout: 60_000,
    baseURL: ORIGIN + BASE,
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'node scripts/docs-build.ts && node scripts/docs-serve.ts',
    cwd: '..',
    env: { DOCS_BASE: BASE, DOCS_PORT: String(PORT) },
    url: ORIGIN + BASE,
    timeout: 900_000,
    reuseExistingServer: process.env.CI === undefined,
    stdout: 'pipe',
  },
})
