import { defineConfig } from 'vitest/config'

// A file with a database of its own needs a second to copy it; two at a time suit a small machine.
export default defineConfig({
  test: {
    // No module changes anything global, so the files of a worker share one module graph.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: '@sorrel/service/test-runs',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
