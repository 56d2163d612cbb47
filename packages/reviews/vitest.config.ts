import { defineConfig } from 'vitest/config'

// Each test file opens a database of its own, so only two run at a time. The storefront tests its stories.
export default defineConfig({
  test: {
    // No module changes anything global, so the files of a worker share one module graph.
    isolate: false,
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: '@sorrel/service/test-runs',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
