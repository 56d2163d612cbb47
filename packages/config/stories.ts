import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

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

/** A headless Chromium for tests: `CHROMIUM_PATH`, the system's, else Playwright's own. */
export const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

/** Themes the stories are tested in: one by default, `STORY_THEMES=sorrel,tide,ember,plain,hostile` for all. */
const themes = process.env.STORY_THEMES?.split(',') ?? ['sorrel']

export interface StoryTestOptions {
  /** Globs of the stories that belong to another package. */
  readonly exclude: readonly string[]
  /** What the stories need from the start: a module found late makes Vite reload the page in the middle of a run. */
  readonly include: readonly string[]
}

/** Every story of a package as a test, one project for each theme. */
export function storyProjects({ exclude, include }: StoryTestOptions): TestProjectInlineConfiguration[] {
  const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
  return themes.map((theme) => ({
    define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
    optimizeDeps: { include: [...include] },
    plugins: [storybookTest({ configDir })],
    test: {
      name: `stories ${theme}`,
      exclude: [...exclude, '**/node_modules/**'],
      browser: inChromium(),
    },
  }))
}
