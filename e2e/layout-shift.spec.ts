import { expect, type Page, test } from '@playwright/test'
import { addToCart, getCart, t } from './shop.ts'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/**
 * Measures how far elements move although nobody has touched the page. A browser takes the window's own change at the
 * start for a touch: `hasNoInput` counts what moves then too.
 */
async function watchShifts(page: Page, hasNoInput = false): Promise<() => Promise<number>> {
  await page.addInitScript((countsAll) => {
    Object.assign(window, { shifted: 0 })
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift))
        if (countsAll || !entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  }, hasNoInput)
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

/** Scrolls to the end, half a window at a time, and waits half a second for pictures that come into view. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
      return isInside && image.checkVisibility({ visibilityProperty: true })
    }
    const isBusy = () => [...document.images].some((image) => isSeen(image) && !image.complete)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo({ top: at, behavior: 'instant' })
      const waitsUntil = performance.now() + 500
      do await frame()
      while (isBusy() && performance.now() < waitsUntil)
    }
  })
}

test('nothing shifts while pages load and are scrolled: home, listing, product, content, cart', async ({
  page,
}) => {
  test.slow()
  const getShift = await watchShifts(page)
  for (const path of ['/', '/categories/bath-body', '/products/oat-honey-soap-bar', '/materials']) {
    await page.goto(path)
    await readToTheEnd(page)
    expect(await getShift(), path).toBeLessThan(0.005)
  }
  await page.goto('/products/dish-soap-block')
  await addToCart(page)
  await expect(getCart(page).getByRole('heading', { name: t('cart.recommendations.title') })).toBeVisible()
  await page.goto('/cart')
  const recommended = page.getByRole('main').getByRole('heading', { name: t('cart.recommendations.title') })
  await expect(recommended).toBeVisible()
  await readToTheEnd(page)
  expect(await getShift(), '/cart').toBeLessThan(0.005)
})

/** Resolves once what has changed is painted, and observers were told. */
const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

/**
 * Notes the widest that styles let each element be, in pixels. The answer's function names the elements for which that has
 * changed since: a width in `ch` follows the font, and a line breaks anew.
 */
async function watchMeasures(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const read = (element: Element) => getComputedStyle(element).maxInlineSize
    const before = new Map(
      [...document.querySelectorAll('main *')].map((element) => [element, read(element)]),
    )
    const getChanged = () =>
      [...before]
        .filter(([element, measure]) => element.isConnected && read(element) !== measure)
        .map(([element, measure]) => `${element.outerHTML.slice(0, 80)}: ${measure}, then ${read(element)}`)
    Object.assign(window, { getChanged })
  })
  return () => page.evaluate(() => Reflect.get(window, 'getChanged')())
}

test('nothing shifts when the fonts come late', { tag: '@narrow' }, async ({ page }) => {
  let letThrough = () => {}
  let mayPass = Promise.resolve()
  let asked = 0
  await page.route('**/*.woff2', async (route) => {
    asked += 1
    await mayPass
    await route.continue()
  })
  const getShift = await watchShifts(page, true)
  for (const path of ['/', '/products/oat-honey-soap-bar', '/materials']) {
    asked = 0
    mayPass = new Promise((resolve) => {
      letThrough = resolve
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
    await waitForPaint(page)
    const getChanged = await watchMeasures(page)
    letThrough()
    await page.evaluate(() => document.fonts.ready)
    await waitForPaint(page)
    expect(await getShift(), path).toBeLessThan(0.005)
    expect(await getChanged(), path).toEqual([])
  }
})
