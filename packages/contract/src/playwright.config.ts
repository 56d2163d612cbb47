import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import type { Declaration } from './declaration.ts'

/** What the command hands over. */
export interface Run {
  readonly url: string
  readonly declaration: Declaration
  /** Where pictures of failures go, below `test-results`. */
  readonly folder: string
  /** Path of a browser. Default: Playwright's own. */
  readonly browser?: string | undefined
}

const { url, declaration, folder, browser }: Run = JSON.parse(process.env.SORREL_CONTRACT ?? '{}')

export default defineConfig<{ readonly declaration: Declaration }>({
  testDir: join(import.meta.dirname, 'chapters'),
  testMatch: declaration.chapters.map((chapter) => `${chapter}.js`),
  outputDir: join(folder, 'test-results'),
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: declaration.language,
    declaration,
    launchOptions: browser === undefined ? {} : { executablePath: browser, args: ['--no-sandbox'] },
  },
})
