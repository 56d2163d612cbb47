import type { Browser, Page } from 'playwright'
import { toConsentedState } from '../../e2e/consented-state.ts'
import { composeSheet, toFigure } from './draw-sheet.ts'
import { type Shot, type ShopSheet, type Window, WINDOWS } from './shop-sheets.ts'

export interface ShopStudio {
  readonly browser: Browser
  /** Address of the running shop. */
  readonly shop: string
}

/** One JPEG with every shot of the sheet in each window. */
export async function drawShopSheet(studio: ShopStudio, sheet: ShopSheet): Promise<Buffer> {
  const sections: string[] = []
  for (const shot of sheet.shots) {
    const images: string[] = []
    for (const window of WINDOWS)
      images.push(toFigure(toLabel(window), await takePicture(studio, { shot, window })))
    sections.push(`<section><h2>${shot.name} ${shot.path}</h2><div>${images.join('')}</div></section>`)
  }
  return composeSheet(studio.browser, { title: sheet.title, perRow: 1, sections })
}

const toLabel = ({ width, language }: Window): string => `${width} px${language && ', German'}`

interface PictureOptions {
  readonly shot: Shot
  readonly window: Window
}

async function takePicture({ browser, shop }: ShopStudio, options: PictureOptions): Promise<Buffer> {
  const { shot, window } = options
  const { width, height, language } = window
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: window.scale,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: toConsentedState(shop),
  })
  const page = await context.newPage()
  await page.goto(`${shop}${shot.path === '/' ? language || '/' : language + shot.path}`)
  await page.waitForSelector('html[data-router]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  await shot.act?.(page)
  await loadPictures(page)
  if (shot.windows !== undefined)
    await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: 'instant' }))
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const from = { x: 0, y: 0, width, height: Math.min(whole, height * (shot.windows ?? 1)) }
  const picture = await page.screenshot({
    // What a gesture opens is in the window, wherever the page was scrolled to.
    ...(shot.act === undefined || shot.windows !== undefined ? { fullPage: true, clip: from } : {}),
    animations: 'disabled',
  })
  await context.close()
  return picture
}

/** Pictures further down load as they come near. */
function loadPictures(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    return Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
}
