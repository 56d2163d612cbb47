import { defineConfig } from 'vitest/config'

// `npx vitest --project @sorrel/domain` runs the tests of one package, `npx vitest` all that need no server beside them.
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } }],
  },
})
