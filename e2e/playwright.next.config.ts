import { defineConfig } from '@playwright/test'

/** The built shop of a version of Next, with the front and as `next start` alone. Run by `scripts/check-next.ts`. */
export default defineConfig<object, { readonly hasFront: boolean }>({
  testDir: 'next-versions',
  outputDir: 'test-results/next',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  projects: [
    { name: 'front', use: { hasFront: true } },
    { name: 'next start', grepInvert: /@front/, use: { hasFront: false } },
  ],
})
