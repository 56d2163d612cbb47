import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    api: { port: 41680, strictPort: false },
    projects: storyProjects({
      themes: ['sorrel', 'ember', 'hostile'],
      // With those of the reviews: a browser and its server take longer to start than their stories.
      exclude: ['**/packages/ui/**'],
    }),
  },
})
