import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { type Look, toGlobals } from './looks.ts'

/** What a story looked like in a look. */
export interface Drawing {
  /** Path of the picture below the report; undefined when the story did not come up. */
  readonly picture: string | undefined
  /** Of the picture's bytes. */
  readonly hash: string
  /** What a screen reader would be told, as Playwright writes it. */
  readonly words: string
  /** Of its elements and their attributes. */
  readonly markup: string
  /** Rules of axe that it breaks, with the number of places; asked for only where something is different. */
  readonly violations: Readonly<Record<string, number>>
  /** How far it is wider than its window, in px. */
  readonly overflow: number
  /** Why it did not come up. */
  readonly error: string | undefined
}

interface Order {
  readonly id: string
  readonly look: Look
}

interface DrawOptions {
  /** A page as wide as the look. */
  readonly page: Page
  /** Address of the built Storybook. */
  readonly storybook: string
  /** Folder of the report. */
  readonly folder: string
  /** Path of the picture below it. */
  readonly picture: string
}

const HEIGHT = 700
const STORY_MS = 20_000
const OVERFLOW_PX = 1

/** Runs in the page. Throws when the story failed. */
function isOver(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(Object(preview), 'currentRender')
  const phase: unknown = render && Reflect.get(Object(render), 'phase')
  if (phase === 'errored') throw new Error('its play function failed')
  return phase === 'finished' || phase === 'completed'
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isOver, undefined, { timeout: STORY_MS })
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

/** The address of a story by itself, in a look. */
export const toAddress = (storybook: string, { id, look }: Order): string =>
  `${storybook}/iframe.html?id=${id}&viewMode=story&globals=${toGlobals(look)}`

/** A page for looks of that width. Its stories share what the browser keeps of scripts. */
export async function openPage(browser: Browser, width: Look['width']): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  // What one story stores is not there for the next.
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return context.newPage()
}

/** Draws a story by itself. A story that fails is a drawing with an error. */
export async function draw({ id, look }: Order, options: DrawOptions): Promise<Drawing> {
  const { page, storybook, folder, picture } = options
  try {
    await page.context().clearCookies()
    await page.goto(toAddress(storybook, { id, look }))
    await settle(page)
    const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    const file = join(folder, picture)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    const { over, markup } = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      markup: document.body.outerHTML,
    }))
    return {
      ...NOTHING,
      picture,
      hash: toHash(bytes),
      words: await page.locator('body').ariaSnapshot(),
      markup: toHash(markup),
      overflow: over > OVERFLOW_PX ? over : 0,
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { ...NOTHING, error: reason }
  }
}

const NOTHING: Drawing = {
  picture: undefined,
  hash: '',
  words: '',
  markup: '',
  violations: {},
  overflow: 0,
  error: undefined,
}

const toHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Rules of axe that the drawn story breaks, with the number of places. */
export async function countViolations(page: Page): Promise<Readonly<Record<string, number>>> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]))
}
