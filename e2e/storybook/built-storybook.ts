import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { serveFolder } from '../../scripts/static-server.ts'
import { openStories, type Stories } from './stories.ts'

export { expect } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../storybook-static')

/** An entry of the sidebar: a story, or a page of docs. */
export interface Entry {
  readonly id: string
  /** Such as `Components/Button`. */
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
  readonly tags: readonly string[]
}

/** The sidebar's entries by title. Throws when Storybook is not built. */
export function readSidebar(): ReadonlyMap<string, readonly Entry[]> {
  const file = join(FOLDER, 'index.json')
  if (!existsSync(file)) throw new Error('Storybook is not built: run `npm run build-storybook` first')
  const { entries }: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Map.groupBy(
    Object.values(entries).filter(({ tags, type }) => type === 'docs' || tags.includes('dev')),
    ({ title }) => title,
  )
}

/** What Storybook tells assistants of a component. */
export interface ComponentManifest {
  readonly import?: string
  readonly stories: readonly { readonly name: string }[]
  readonly apiDescription?: string
  readonly docs?: Readonly<Record<string, { readonly content: string }>>
  readonly error?: unknown
}

/** By id of the component: `components-button`. */
export const readManifest = (): Readonly<Record<string, ComponentManifest>> =>
  JSON.parse(readFileSync(join(FOLDER, 'manifests/components.json'), 'utf8')).components

/**
 * Tests with the built Storybook on a server of their worker, open in one page: whoever looks at a story has often come
 * from another one. After a failed test the next one has a new page.
 */
export const test = base.extend<object, { readonly storybook: string; readonly stories: Stories }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one takes.
    async ({}, use) => {
      const { url, close } = await serveFolder(FOLDER)
      await use(url)
      close()
    },
    { scope: 'worker' },
  ],
  stories: [
    async ({ browser, storybook }, use, { project }) => {
      const { viewport, locale, timezoneId } = project.use
      const page = await browser.newPage({ viewport, locale, timezoneId })
      await use(openStories(page, storybook))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
