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
  /** Rules of axe that it breaks, with the number of places; asked for only where something is different, of the base only where the head breaks one. */
  readonly violations: Readonly<Record<string, number>>
  /** How far it is wider than its window, in px. */
  readonly overflow: number
  /** Why it did not come up. */
  readonly error: string | undefined
}

const HEIGHT = 700
const STORY_MS = 20_000
const OVERFLOW_PX = 1
/** A story is drawn once nothing has changed for this long. */
const STILL_MS = 150
/** The same for a story that is drawn again. */
const LONG_STILL_MS = 600
/** A story that never stands still is drawn after this long. */
const STILL_MAX_MS = 4000

/** The address of a story by itself, in a look. */
export const toAddress = (storybook: string, id: string, look: Look): string =>
  `${storybook}/iframe.html?id=${id}&viewMode=story&globals=${toGlobals(look)}`

interface CanvasOptions {
  /** Address of the built Storybook. */
  readonly storybook: string
  /** Folder of the report. */
  readonly folder: string
}

/** A page that draws stories. */
export interface Canvas {
  /**
   * Draws a story by itself in a look, to a picture of that path below the report. A story that fails is a drawing with an
   * error.
   */
  readonly draw: (id: string, look: Look, picture: string) => Promise<Drawing>
  /** Draws the open story again once nothing has moved for longer: parts whose code loads late have come meanwhile. */
  readonly redraw: (picture: string) => Promise<Drawing>
  /** Rules of axe that the drawn story breaks, with the number of places. */
  readonly countViolations: () => Promise<Readonly<Record<string, number>>>
}

/**
 * Opens Storybook. The stories of a look take each other's place as in the sidebar, which saves the load of each; what a
 * look has loaded serves the next.
 */
export async function openCanvas(browser: Browser, { storybook, folder }: CanvasOptions): Promise<Canvas> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await context.addInitScript(forget)
  const page = await context.newPage()
  let openLook: Look | undefined
  const attempt = async (work: () => Promise<Drawing>): Promise<Drawing> => {
    try {
      return await work()
    } catch (error) {
      openLook = undefined
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      return { ...NOTHING, error: reason }
    }
  }
  return {
    draw: (id, look, picture) =>
      attempt(async () => {
        await context.clearCookies()
        if (openLook === look) await replaceStory(page, id)
        else await openStory(page, toAddress(storybook, id, look), look)
        openLook = look
        await waitForStory(page, id)
        return read(page, { folder, picture, stillMs: STILL_MS })
      }),
    redraw: (picture) => attempt(() => read(page, { folder, picture, stillMs: LONG_STILL_MS })),
    async countViolations() {
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
      const { violations } = await axe.analyze()
      return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]))
    },
  }
}

async function openStory(page: Page, address: string, { width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(address)
}

async function replaceStory(page: Page, id: string): Promise<void> {
  await page.evaluate(forget)
  await page.evaluate(chooseStory, id)
}

/** Runs in the page, also as it opens: what one story stored is not there for the next. Frames inside a story keep theirs. */
function forget(): void {
  if (window.top !== window) return
  localStorage.clear()
  sessionStorage.clear()
}

async function waitForStory(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction(findEnd, id, { timeout: STORY_MS })
  const story = await end.jsonValue()
  if (story && story.failure !== undefined) throw new Error('its play function failed')
}

interface Reading {
  readonly folder: string
  readonly picture: string
  readonly stillMs: number
}

/** What the open story looks like once it stands still; its picture is written to a file. */
async function read(page: Page, { folder, picture, stillMs }: Reading): Promise<Drawing> {
  await page.evaluate(waitUntilStill, { stillMs, maxMs: STILL_MAX_MS })
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const file = join(folder, picture)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  const { over, markup } = await page.evaluate(measure)
  return {
    ...NOTHING,
    picture,
    hash: toHash(bytes),
    words: await page.locator('body').ariaSnapshot(),
    markup: toHash(markup),
    overflow: over > OVERFLOW_PX ? over : 0,
  }
}

/**
 * Runs in the page. The markup is without what differs from one drawing to the next: the server's address, React's ids, and
 * the filters that Storybook adds.
 */
function measure() {
  const own = [...document.body.children].filter(({ id }) => !id.startsWith('storybook-a11y'))
  const markup = own.map(({ outerHTML }) => outerHTML).join('')
  return {
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    markup: markup.replaceAll(location.origin, '').replaceAll(/_r_\w+?_/g, ''),
  }
}

/** Runs in the page. Resolves when nothing has changed for a while and fonts and pictures are there. */
async function waitUntilStill({ stillMs, maxMs }: { readonly stillMs: number; readonly maxMs: number }) {
  await new Promise<void>((resolve) => {
    const end = () => {
      changes.disconnect()
      clearTimeout(still)
      clearTimeout(limit)
      resolve()
    }
    const limit = setTimeout(end, maxMs)
    let still = setTimeout(end, stillMs)
    const changes = new MutationObserver(() => {
      clearTimeout(still)
      still = setTimeout(end, stillMs)
    })
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  })
  await document.fonts.ready
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
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
