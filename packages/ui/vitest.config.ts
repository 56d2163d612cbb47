import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))

const launchOptions = executablePath
  ? {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }
  : {}

/** Themes the stories are tested in: one by default, `STORY_THEMES=sorrel,tide,ember,plain,hostile` for all. */
const themes = process.env.STORY_THEMES?.split(',') ?? ['sorrel']

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

const toBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

const stories = themes.map((theme) => ({
  define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
  optimizeDeps: { include },
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
  test: {
    name: `stories ${theme}`,
    exclude: ['**/node_modules/**'],
    browser: toBrowser(),
  },
}))

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
        test: { name: 'browser', include: ['src/**/*.browser.test.tsx'], browser: toBrowser() },
      },
      ...stories,
    ],
  },
})
