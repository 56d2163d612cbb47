import type { Browser, Page } from 'playwright'
import { toConsentedState } from '../../e2e/consented-state.ts'
import { openStory } from '../../e2e/visual/open-story.ts'
import { type Column, type Sheet, SHEET_WIDTH_PX } from './sheets.ts'

export interface Studio {
  readonly browser: Browser
  /** Address of the built Storybook. */
  readonly storybook: string
}

const GAP_PX = 12
/** The first that keeps to the limit, else the last. */
const QUALITIES = [60, 50, 40, 30] as const
const BYTES_MAX = 400_000
/** A sheet is large and the machine may be busy, so the time limit is generous. */
const SHEET_MS = 180_000

const STYLE = `
  body { margin: ${GAP_PX}px; font: 13px/1.4 'Figtree Variable', system-ui, sans-serif; background: #b9bab6; color: #111 }
  h1 { margin: 0; font-size: 22px } h2 { margin: 0 0 4px; font-size: 13px; font-weight: 600 }
  main { column-gap: ${GAP_PX}px; margin-top: ${GAP_PX}px } section { break-inside: avoid; padding-bottom: 24px }
  div { display: flex; flex-wrap: wrap; gap: ${GAP_PX}px; align-items: start } img { display: block }
  figure { margin: 0 } figcaption { font-size: 12px }
`

/** One JPEG with every story of the sheet in each of its columns. */
export async function drawSheet(studio: Studio, sheet: Sheet): Promise<Buffer> {
  const sections: string[] = []
  for (const story of sheet.stories) {
    const pictures = await Promise.all(
      sheet.columns.map(async (column) =>
        toFigure(column.label, await takePicture(studio, { sheet, story, column })),
      ),
    )
    sections.push(`<section><h2>${story}</h2><div>${pictures.join('')}</div></section>`)
  }
  return composeSheet(studio.browser, { ...sheet, sections })
}

interface Composition {
  readonly title: string
  readonly perRow: number
  /** As HTML. */
  readonly sections: readonly string[]
}

/** Puts titled strips of pictures onto one JPEG, which is small enough for the repository. */
export async function composeSheet(browser: Browser, sheet: Composition): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 900 } })
  const grid = `<main style="column-count: ${sheet.perRow}">${sheet.sections.join('')}</main>`
  await page.setContent(`<style>${STYLE}</style><h1>${sheet.title}</h1>${grid}`, { timeout: SHEET_MS })
  let picture: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality, timeout: SHEET_MS })
    if (picture.byteLength <= BYTES_MAX) break
  }
  await page.close()
  return picture
}

interface PictureOptions {
  readonly sheet: Sheet
  readonly story: string
  readonly column: Column
}

async function takePicture({ browser, storybook }: Studio, options: PictureOptions): Promise<Buffer> {
  const { width, globals } = options.column
  const { story, sheet } = options
  const context = await browser.newContext({
    // Words that the browser draws small are sharper than those of a reduced picture.
    deviceScaleFactor: options.column.scale,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: toConsentedState(storybook),
  })
  const page = await context.newPage()
  await openStory(page, { storybook, shot: { story, width, height: Math.min(900, width * 2) }, globals })
  const height = Math.min(await measureHeight(page), sheet.tallest)
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
  })
  await context.close()
  return picture
}

/** The height to draw: that of the content, or the browser window's when an overlay covers the page. */
function measureHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const windows = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    if (windows.some((element) => element.checkVisibility())) return window.innerHeight
    const ends = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().bottom + window.scrollY)
    return Math.ceil(Math.max(...ends) + 16)
  })
}

/** A picture under its label, as large as it was taken. */
export function toFigure(label: string, picture: Buffer): string {
  const source = `data:image/png;base64,${picture.toString('base64')}`
  return `<figure><figcaption>${label}</figcaption><img src="${source}" alt=""></figure>`
}
