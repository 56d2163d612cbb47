import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

// Each test file opens a database of its own, so only two run at a time.
export default defineConfig({
  test: {
    api: { port: 41670, strictPort: false },
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: 'test/database-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...storyProjects({
        themes: ['sorrel', 'ember', 'hostile'],
        exclude: ['**/packages/ui/**', '**/apps/**'],
        include: ['zod/mini'],
      }),
    ],
  },
})
