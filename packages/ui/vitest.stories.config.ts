import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    api: { port: 41660, strictPort: false },
    projects: storyProjects({
      themes: ['sorrel', 'tide', 'ember', 'plain', 'onyx', 'sherbet', 'hostile'],
      exclude: ['**/apps/**', '**/packages/reviews/**'],
    }),
  },
})
