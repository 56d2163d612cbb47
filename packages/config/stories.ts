import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { getLaunchOptions } from './chromium.ts'

/** A headless Chromium for tests: `CHROMIUM_PATH`, the system's, else Playwright's own. */
export const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: getLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

/** What stories need from the start: a module found late makes Vite reload the page in the middle of a run. */
export const REACT_MODULES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]

export interface StoryTestOptions {
  /** Themes the stories can be tested in; `--project='stories sorrel'` chooses. */
  readonly themes: readonly ('sorrel' | 'tide' | 'ember' | 'plain' | 'onyx' | 'sherbet' | 'hostile')[]
  /** Globs of the stories that belong to another package. */
  readonly exclude: readonly string[]
}

/** Every story of a package as a test, one project for each theme. */
export function storyProjects({ themes, exclude }: StoryTestOptions): TestProjectInlineConfiguration[] {
  const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
  return themes.map((theme) => ({
    define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
    // Vite finds the rest when it reads the stories. It looks for these names from the workspace's root, where no package of
    // ours is found.
    optimizeDeps: { include: REACT_MODULES },
    plugins: [storybookTest({ configDir })],
    test: {
      name: `stories ${theme}`,
      exclude: [...exclude, '**/node_modules/**'],
      // Stories change nothing global that the next one does not set, so all share one page and load the kit once.
      isolate: false,
      browser: inChromium(),
    },
  }))
}
