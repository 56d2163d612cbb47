import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { chooseStory, findEnd } from '../storybook-page.ts'
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

const HEIGHT = 700
const STORY_MS = 20_000
const OVERFLOW_PX = 1

/** The address of a story by itself, in a look. */
export const toAddress = (storybook: string, id: string, look: Look): string =>
  `${storybook}/iframe.html?id=${id}&viewMode=story&globals=${toGlobals(look)}`

interface CanvasOptions {
  readonly look: Look
  /** Address of the built Storybook. */
  readonly storybook: string
  /** Folder of the report. */
  readonly folder: string
}

/** A page that draws stories in one look. */
export interface Canvas {
  /** Draws a story by itself, to a picture of that path below the report. A story that fails is a drawing with an error. */
  readonly draw: (id: string, picture: string) => Promise<Drawing>
  /** Rules of axe that the drawn story breaks, with the number of places. */
  readonly countViolations: () => Promise<Readonly<Record<string, number>>>
  readonly close: () => Promise<void>
}

/** Opens Storybook in a look. Its stories take each other's place as in the sidebar, which saves the load of each. */
export async function openCanvas(browser: Browser, options: CanvasOptions): Promise<Canvas> {
  const { look, storybook, folder } = options
  const context = await browser.newContext({
    viewport: { width: look.width, height: HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  const page = await context.newPage()
  let isOpen = false
  return {
    async draw(id, picture) {
      try {
        if (isOpen) await replaceStory(page, id)
        else await page.goto(toAddress(storybook, id, look))
        isOpen = true
        await settle(page, id)
        return { ...(await read(page, join(folder, picture))), picture }
      } catch (error) {
        isOpen = false
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
        return { ...NOTHING, error: reason }
      }
    },
    async countViolations() {
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
      const { violations } = await axe.analyze()
      return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]))
    },
    close: () => context.close(),
  }
}

/** What one story stored is not there for the next. */
async function replaceStory(page: Page, id: string): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(forget)
  await page.evaluate(chooseStory, id)
}

/** Resolves when the story is over and its pictures are there. */
async function settle(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction(findEnd, id, { timeout: STORY_MS })
  const story = await end.jsonValue()
  if (story && story.failure !== undefined) throw new Error('its play function failed')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** What the open story looks like; its picture is written to a file. */
async function read(page: Page, file: string): Promise<Drawing> {
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const { over, markup } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    markup: document.body.outerHTML,
  }))
  return {
    ...NOTHING,
    hash: toHash(bytes),
    words: await page.locator('body').ariaSnapshot(),
    markup: toHash(markup),
    overflow: over > OVERFLOW_PX ? over : 0,
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
