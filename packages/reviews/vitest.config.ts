import { defineConfig } from 'vitest/config'

// A file with a database of its own needs some seconds to start it; two at a time suit a small machine.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
