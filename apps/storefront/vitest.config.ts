import { storyProjects } from '@sorrel/config/stories'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    api: { port: 41660, strictPort: false },
    projects: [
      {
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
      },
      ...storyProjects({
        themes: ['sorrel', 'ember', 'hostile'],
        exclude: ['**/packages/**'],
        include: [
          'valtio/vanilla',
          'zod/mini',
          '@sorrel/commerce > @urql/core',
          '@sorrel/commerce > @urql/exchange-graphcache',
          '@sorrel/commerce > sanitize-html',
          '@sorrel/commerce > wonka',
        ].map((name) => `@sorrel/storefront > ${name}`),
      }),
    ],
  },
})
