import { inChromium, storyProjects } from '@sorrel/config/stories'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** What the stories need from the start: a module found late makes Vite reload the page in the middle of a run. */
const include = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@sorrel/ui > @ariakit/react/combobox',
  '@sorrel/ui > @ariakit/react/dialog',
  '@sorrel/ui > @ariakit/react/heading',
  '@sorrel/ui > @ariakit/react/menu',
  '@sorrel/ui > @ariakit/react/popover',
  '@sorrel/ui > @ariakit/react/select',
  '@sorrel/ui > @ariakit/react/tab',
  '@sorrel/ui > @ariakit/react/tooltip',
  '@sorrel/ui > react-aria/I18nProvider',
  '@sorrel/ui > react-aria/useSlider',
  '@sorrel/ui > react-aria/useToast',
  '@sorrel/ui > react-stately/useSliderState',
  '@sorrel/ui > react-stately/useToastState',
]

export default defineConfig({
  test: {
    api: { port: 41650, strictPort: false },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
        },
      },
      {
        optimizeDeps: { include: include.map((name) => name.replace('@sorrel/ui > ', '')) },
        plugins: [vanillaExtractPlugin()],
        test: { name: 'browser', include: ['src/**/*.browser.test.tsx'], browser: inChromium() },
      },
      ...storyProjects({ exclude: ['**/apps/**', '**/packages/reviews/**'], include }),
    ],
  },
})
