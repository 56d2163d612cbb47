import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    api: { port: 41670, strictPort: false },
    projects: storyProjects({
      themes: ['sorrel', 'ember', 'hostile'],
      exclude: ['**/packages/ui/**', '**/apps/**'],
      include: ['zod/mini'],
    }),
  },
})
