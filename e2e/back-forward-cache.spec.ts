import { type CDPSession, chromium, expect, type Page, test } from '@playwright/test'
import { getBrowserLaunchOptions } from '@sorrel/config/chromium'
import { toConsentedState } from './consented-state.ts'
import { ORIGINS } from './origins.ts'
import { addToCart, getCart, t } from './shop.ts'

/**
 * The browser's page cache for the way back and forth. The test runner switches it off and does not follow a page out of
 * it, so these tests speak to the whole browser over its own protocol.
 */
interface Window {
  readonly page: Page
  readonly protocol: CDPSession
  /** Reasons that lie in a page why it did not come from the cache. */
  readonly refusals: readonly unknown[]
  /** How often the browser dropped a page for reasons of its own, such as its memory: then it loads anew. */
  readonly getDropped: () => number
}

const CACHED_PAGES = ['/', '/categories/bath-body', '/products/dish-soap-block']

async function withWindow(use: (window: Window) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...getBrowserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({
    baseURL: ORIGINS.storefront,
    storageState: toConsentedState(ORIGINS.storefront),
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  const refusals: unknown[] = []
  let dropped = 0
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const faults = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial')
    refusals.push(...faults)
    if (faults.length === 0) dropped += 1
  })
  await protocol.send('Page.enable')
  await use({ page, protocol, refusals, getDropped: () => dropped })
  await browser.close()
}

async function evaluate(protocol: CDPSession, expression: string): Promise<unknown> {
  const { result } = await protocol.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value
}

/** Goes back by one page and waits until that page shows. */
async function goBack(protocol: CDPSession): Promise<void> {
  const { currentIndex, entries } = await protocol.send('Page.getNavigationHistory')
  const entry = entries[currentIndex - 1]
  if (entry === undefined) throw new Error('There is no page to go back to')
  await protocol.send('Page.navigateToHistoryEntry', { entryId: entry.id })
  await expect.poll(() => evaluate(protocol, 'location.href')).toBe(entry.url)
}

const readCartLabel = (protocol: CDPSession) =>
  evaluate(protocol, `document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label')`)

/** Calls for the cart that the page itself has made since it was loaded. */
const countCartCalls = (protocol: CDPSession) =>
  evaluate(
    protocol,
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/store-api/cart')).length`,
  )

test('a cached page comes back from the browser’s page cache, also after it was used', {
  tag: '@wide',
}, async () => {
  await withWindow(async ({ page, protocol, refusals, getDropped }) => {
    for (const path of CACHED_PAGES) {
      const before = getDropped()
      await page.goto(path)
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page.goto('/about')
      await goBack(protocol)
      if (getDropped() === before) expect(await evaluate(protocol, 'window.isSamePage'), path).toBe(true)
    }
    expect(refusals).toEqual([])
    expect(getDropped()).toBeLessThan(CACHED_PAGES.length)
  })
})

test('back on a page whose cart has changed elsewhere, its count and lines are those of the service', {
  tag: '@wide',
}, async () => {
  await withWindow(async ({ page, protocol, refusals, getDropped }) => {
    await page.goto('/products/dish-soap-block')
    await addToCart(page)
    await expect(getCart(page).getByText(t('cart.item_count', { count: 1 }))).toBeVisible()
    await expect(getCart(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')

    const before = await countCartCalls(protocol)
    await page.goto('/products/oat-honey-soap-bar')
    await goBack(protocol)
    expect(await readCartLabel(protocol)).toBe(t('navigation.cart_count', { count: 1 }))
    const calls = await countCartCalls(protocol)
    if (getDropped() === 0) expect(calls).toBe(before)

    await page.goto('/products/oat-honey-soap-bar')
    await addToCart(page)
    await expect(getCart(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await goBack(protocol)
    await expect.poll(() => readCartLabel(protocol)).toBe(t('navigation.cart_count', { count: 2 }))
    expect(refusals).toEqual([])
    if (getDropped() === 0) await expect.poll(() => countCartCalls(protocol)).toBe(Number(calls) + 1)
  })
})
