import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro/content/config'
import { glob } from 'astro/loaders'
import { STAGED_PAGES } from '../stage.ts'

export const collections = {
  docs: defineCollection({
    loader: glob({
      base: STAGED_PAGES,
      pattern: '**/*.md',
      generateId: ({ entry }) => entry.replace(/\.md$/, ''),
    }),
    schema: docsSchema(),
  }),
}
