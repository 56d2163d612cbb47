import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

// `npx vitest --project @sorrel/domain` runs the tests of one package, `npx vitest` all that need no server beside them.
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      {
        // Tests of the guides read the kit's stories.
        plugins: [vanillaExtractPlugin()],
        test: { name: 'scripts', include: ['{scripts,.storybook}/**/*.test.ts'] },
      },
    ],
  },
})
