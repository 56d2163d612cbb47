import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'

/** Compares pages with their reference pictures, one project for each set. Run by `scripts/reference-pictures.ts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixelRatio: Number(process.env.MAY_DIFFER ?? 0) },
  },
  projects: ['stories', 'consumers'].map((name) => ({ name, testMatch: `${name}.visual.ts` })),
  use: {
    browserName: 'chromium',
    launchOptions: getLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
})
