import { inChromium, REACT_MODULES } from '@sorrel/config/stories'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** What the kit needs from the start, besides React. */
const KIT_MODULES = [
  '@ariakit/react/combobox',
  '@ariakit/react/dialog',
  '@ariakit/react/heading',
  '@ariakit/react/menu',
  '@ariakit/react/popover',
  '@ariakit/react/select',
  '@ariakit/react/tab',
  '@ariakit/react/tooltip',
  'react-aria/I18nProvider',
  'react-aria/useSlider',
  'react-aria/useToast',
  'react-stately/useSliderState',
  'react-stately/useToastState',
]

// Stories are tested by vitest.stories.config.ts.
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
        optimizeDeps: { include: [...REACT_MODULES, ...KIT_MODULES] },
        plugins: [vanillaExtractPlugin()],
        test: { name: 'browser', include: ['src/**/*.browser.test.tsx'], browser: inChromium() },
      },
    ],
  },
})
