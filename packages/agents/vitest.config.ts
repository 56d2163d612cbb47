import { defineConfig } from 'vitest/config'

// The tests against the sandbox start one, which takes some seconds.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
