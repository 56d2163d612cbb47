import { expect, type Page, type Request, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ORIGINS } from './origins.ts'
import { addToCart, checkOut, getCart, t } from './shop.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const getBanner = (page: Page) => page.getByRole('region', { name: t('consent.title'), exact: true })
const getPreferences = (page: Page) => page.getByRole('dialog', { name: t('consent.preferences') })

/** The data layer as a tag manager reads it: commands as lists of their arguments, events by their name. */
function readLayer(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      // A tag manager's list holds commands, which are arguments objects, and events.
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : (entry as { readonly event?: string }).event,
    ),
  )
}

async function readEvents(page: Page): Promise<readonly unknown[]> {
  return (await readLayer(page)).filter((entry) => typeof entry === 'string')
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

test('nothing is reported before the choice; agreeing sends the waiting events, then those of the cart and the checkout', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.goto('/products/oat-honey-soap-bar')
  await expect(getBanner(page)).toBeVisible()
  await addToCart(page)
  await getCart(page)
    .getByRole('button', { name: t('cart.close') })
    .click()
  expect(await readLayer(page)).toEqual([['consent', 'default', DENIED]])
  await getBanner(page)
    .getByRole('button', { name: t('consent.accept') })
    .click()
  await expect(getBanner(page)).toBeHidden()
  expect(await readEvents(page)).toEqual(['view_item', 'add_to_cart'])
  expect((await readLayer(page))[1]).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ])
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sorrel.consent')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)

  // By keyboard: the header slides in as the page scrolls up to it, away from below a mouse.
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).press('Enter')
  await getCart(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect.poll(() => readEvents(page)).toEqual(['view_item', 'add_to_cart', 'remove_from_cart'])
  await getCart(page)
    .getByRole('button', { name: t('cart.close') })
    .click()
  await addToCart(page)
  const checkout = getCart(page).getByRole('link', { name: t('cart.checkout') })
  await checkout.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await checkout.click()
  await expect.poll(async () => (await readEvents(page)).at(-1)).toBe('begin_checkout')

  await page.goto('/search?q=soap')
  await expect.poll(() => readEvents(page)).toEqual(['search'])
  await expect(getBanner(page)).toBeHidden()
})

test('the id of the checkout, which opens the order, is in no event and no referrer', {
  tag: '@night',
}, async ({ page }) => {
  const events: string[] = []
  const requests: Request[] = []
  await page.exposeFunction('reportEvent', (event: string) => void events.push(event))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const { reportEvent } = window as unknown as { reportEvent: (event: string) => void } // exposed above
    layer.push = (...entries) => {
      for (const entry of entries) reportEvent(JSON.stringify(entry))
      return Array.prototype.push.apply(layer, entries)
    }
    window.dataLayer = layer
  })
  page.on('request', (request) => requests.push(request))
  await page.goto('/products/dish-soap-block')
  await getBanner(page)
    .getByRole('button', { name: t('consent.accept') })
    .click()
  await addToCart(page)
  const { data } = (await (await page.request.get('/store-api/cart')).json()) as {
    data: { checkoutId: string }
  }
  expect(data.checkoutId).toMatch(/^[\w-]{8,}$/)
  await checkOut(page, 'robin@example.com')
  await expect(page).toHaveURL(/\/checkout\/complete$/)
  const getPurchases = () => events.filter((event) => event.includes('"event":"purchase"'))
  await expect.poll(getPurchases).toHaveLength(1)
  await page.reload()
  await page.getByRole('link', { name: t('checkout.complete.continue') }).click()
  await expect(page).toHaveURL(/\/products$/)

  await expect.poll(() => events.join()).toContain('begin_checkout')
  expect(getPurchases()).toHaveLength(1)
  expect(events.join()).not.toContain(data.checkoutId)
  const seen = await Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      body: request.postData() ?? '',
      referrer: (await request.allHeaders()).referer ?? '',
    })),
  )
  const toOthers = seen.filter(({ url }) => !url.startsWith(ORIGINS.commerce))
  expect(toOthers.filter(({ referrer }) => referrer.includes(data.checkoutId))).toEqual([])
  // The checkout leads back with it; the answer takes it out of the address.
  const told = toOthers.filter(({ url, body }) => `${url} ${body}`.includes(data.checkoutId))
  expect(told.map(({ url }) => new URL(url).pathname)).toEqual(['/checkout/complete'])
})

test('declining takes one click too and drops the waiting events; the footer opens the choice again', {
  tag: '@night',
}, async ({ page, context }) => {
  await page.goto('/products/oat-honey-soap-bar')
  const accept = getBanner(page).getByRole('button', { name: t('consent.accept') })
  const decline = getBanner(page).getByRole('button', { name: t('consent.decline') })
  const [yes, no] = [await accept.boundingBox(), await decline.boundingBox()]
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height])
  await decline.click()
  await expect(getBanner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.getByRole('button', { name: t('consent.reopen') }).click()
  const preferences = getPreferences(page)
  const box = (key: 'consent.necessary' | 'consent.analytics' | 'consent.marketing') =>
    preferences.getByRole('checkbox', { name: new RegExp(`^${t(key)}`) })
  await expect(box('consent.necessary')).toBeChecked()
  await expect(box('consent.necessary')).toBeDisabled()
  await expect(box('consent.analytics')).not.toBeChecked()
  await box('consent.analytics').check()
  await preferences.getByRole('button', { name: t('consent.cancel') }).click()
  await expect(preferences).toBeHidden()
  expect(await readEvents(page)).toEqual([])

  await page.getByRole('button', { name: t('consent.reopen') }).click()
  await box('consent.analytics').check()
  await expectAccessible(page)
  await preferences.getByRole('button', { name: t('consent.save') }).click()
  await expect(page.getByRole('button', { name: t('consent.reopen') })).toBeFocused()
  expect((await readLayer(page)).at(-1)).toEqual([
    'consent',
    'update',
    { ...DENIED, analytics_storage: 'granted' },
  ])

  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('contentinfo')).toBeVisible()
  await expect(getBanner(other)).toBeHidden()
})

test('the keyboard reaches the banner early; it covers neither the focused element nor the buy bar', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/oat-honey-soap-bar')
  const banner = getBanner(page)
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner.locator(':focus')).toHaveCount(1)
  const reopen = page.getByRole('button', { name: t('consent.reopen') })
  await reopen.focus()
  const [edge, focused] = [await banner.boundingBox(), await reopen.boundingBox()]
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  if (isMobile) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.getByRole('button', { name: /^(Add to bag|Subscribe)/ }).last()
    await expect(bar).toBeVisible()
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
  }
})

test('a privacy signal, as a header or to scripts, counts as declining', { tag: '@wide' }, async ({
  browser,
  baseURL,
}) => {
  for (const signal of ['header', 'script'] as const) {
    const context = await browser.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
      extraHTTPHeaders: signal === 'header' ? { 'Sec-GPC': '1' } : {},
    })
    if (signal === 'script')
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
    const page = await context.newPage()
    await page.goto('/products/oat-honey-soap-bar', { waitUntil: 'networkidle' })
    expect(await readLayer(page)).toEqual([])
    // The code that says so is not there before a sign of the visitor.
    await page.keyboard.press('Tab')
    await expect.poll(() => readLayer(page)).toContainEqual(['consent', 'update', DENIED])
    await expect(getBanner(page)).toBeHidden()
    expect(await readEvents(page)).toEqual([])
    await context.close()
  }
})
