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
        exclude: ['**/packages/**'],
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          '@sorrel/storefront > valtio/vanilla',
        ],
      }),
    ],
  },
})
