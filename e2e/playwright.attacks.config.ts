import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'
import { ATTACK } from './count-attack.ts'

/** The tests that attack the shop, one after the other, for `npm run attacks`. */
export default defineConfig({
  ...quick,
  grep: new RegExp(ATTACK),
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  reporter: [['line'], ['json', { outputFile: process.env.ATTACKS_FILE ?? 'test-results/attacks.json' }]],
  projects: [{ name: 'attacks', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
})
