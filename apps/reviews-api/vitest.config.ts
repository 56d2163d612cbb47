import { configDefaults, defineConfig } from 'vitest/config'

// These start the real commands; two at a time suit a small machine. What needs a PostgreSQL server runs where DATABASE_URL
// names one.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.DATABASE_URL ? [] : ['test/postgres.test.ts'])],
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
})
