import type { Browser, Page } from 'playwright'
import { toConsentedState } from '../../e2e/consented-state.ts'
import { composeSheet, GAP_PX, toImage } from './draw-sheet.ts'
import { LANGUAGES, type Shot, type ShopSheet, WINDOWS } from './shop-sheets.ts'

export interface ShopStudio {
  readonly browser: Browser
  /** Address of the running shop. */
  readonly shop: string
}

/** One JPEG with every shot of the sheet in each window, a strip for each language. */
export async function drawShopSheet(studio: ShopStudio, sheet: ShopSheet): Promise<Buffer> {
  const sections: string[] = []
  for (const shot of sheet.shots)
    for (const language of LANGUAGES) {
      const images: string[] = []
      for (const window of WINDOWS) {
        const picture = await takePicture(studio, { shot, language, window })
        images.push(toImage(picture, window.width * window.scale))
      }
      const title = `${shot.name} ${language}${shot.path}`
      sections.push(`<section><h2>${title}</h2><div>${images.join('')}</div></section>`)
    }
  const width = WINDOWS.reduce((sum, { width: own, scale }) => sum + Math.round(own * scale) + GAP_PX, GAP_PX)
  return composeSheet(studio.browser, { title: sheet.title, width, perRow: 1, sections })
}

interface PictureOptions {
  readonly shot: Shot
  readonly language: string
  readonly window: (typeof WINDOWS)[number]
}

async function takePicture({ browser, shop }: ShopStudio, options: PictureOptions): Promise<Buffer> {
  const { shot, language, window } = options
  const { width, height } = window
  const context = await browser.newContext({
    viewport: { width, height },
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
