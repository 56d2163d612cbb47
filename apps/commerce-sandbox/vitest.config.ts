import { defineConfig } from 'vitest/config'

// A file with a database of its own needs a second to copy it; two at a time suit a small machine.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'test/template.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
