import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

// A file with a database of its own needs some seconds to start it; two at a time suit a small machine.
export default defineConfig({
  test: {
    api: { port: 41670, strictPort: false },
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
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
