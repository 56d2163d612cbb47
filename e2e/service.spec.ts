import { expect, type Page, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { startSecondServer } from './second-server.ts'
import { logIn, t, watchForFaults } from './shop.ts'

/** Ends with the id of a request. */
const REFERENCE = new RegExp(`^${t('errors.request_id', { id: '' })}[\\da-f-]{36}$`)

/** Marks each frame in which a document that has been read says nothing in its main part, on a slow connection. */
async function watchForBlank(page: Page): Promise<() => Promise<number>> {
  const connection = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 }
  await connection.send('Network.emulateNetworkConditions', slow)
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelector('main')?.innerText.trim() ?? ''
      if (document.readyState !== 'loading' && words === '') performance.mark('blank')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => performance.getEntriesByName('blank').length)
}

test('a change in the store reaches the cached page at once', async ({ request }) => {
  const path = '/products/coconut-scrub-brush'
  const before = await (await request.get(path)).text()
  expect(before).toContain('Coconut Scrub Brush')
  for (const place of [`${path}.md`, `${path}.json`, '/feeds/en-gbp/products-1.xml'])
    expect(await (await request.get(place)).text(), place).toContain('Coconut Scrub Brush')
  const change = await request.patch(`${ORIGINS.commerce}/admin/products/coconut-scrub-brush`, {
    data: { name: { en: 'Coconut Dish Brush', fr: 'Brosse coco', de: 'Kokosbürste' } },
  })
  expect(change.ok(), await change.text()).toBe(true)
  for (const place of [path, `${path}.md`, `${path}.json`, '/feeds/en-gbp/products-1.xml'])
    await expect(async () =>
      expect(await (await request.get(place)).text()).toContain('Coconut Dish Brush'),
    ).toPass({ timeout: 30_000 })
})

test('while the service is down a cached page is served, and any other page says that it is unavailable', async ({
  request,
}) => {
  const kept = '/products/body-oil'
  expect((await request.get(kept)).status()).toBe(200)
  const outage = await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  expect(outage.ok(), await outage.text()).toBe(true)
  try {
    expect((await request.get(kept)).status()).toBe(200)
    const fresh = await request.get('/fr/products/linen-tea-towels')
    expect([fresh.status(), fresh.headers()['retry-after']]).toEqual([503, '5'])
    expect(fresh.headers()['cache-control']).toContain('no-store')
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  expect((await request.get('/fr/products/linen-tea-towels')).status()).toBe(200)
})

test('a change of the cart requires our own origin, and says when the service is down', async ({
  request,
  baseURL,
}) => {
  const add = (headers: Record<string, string>) =>
    request.put('/store-api/cart', { headers, data: { productId: 'unknown', quantity: 1 } })
  expect((await add({})).status()).toBe(403)
  expect((await add({ origin: 'https://elsewhere.example' })).status()).toBe(403)
  expect((await add({ origin: 'null' })).status()).toBe(403)
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: 'addToCart', kind: 'status', status: 500 }] },
  })
  try {
    expect((await add({ origin: baseURL ?? '' })).status()).toBe(502)
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  expect((await add({ origin: baseURL ?? '' })).status()).toBe(409)
})

test('while the service is down the account is unavailable and nobody is signed out', async ({ page }) => {
  test.slow()
  await logIn(page)
  const setFaults = async (operation: string) => {
    const set = await page.request.put(`${ORIGINS.commerce}/faults`, {
      data: { faults: [{ operation, kind: 'status', status: 500 }] },
    })
    expect(set.ok(), await set.text()).toBe(true)
  }
  const unavailable = page.getByRole('heading', { level: 1, name: t('account.unavailable.title') })
  try {
    for (const [operation, path] of [
      ['getSubscriptions', '/account/subscriptions'],
      ['getOrders', '/account/orders'],
      ['*', '/account/profile'],
      ['*', '/account/addresses'],
      ['*', '/account/cards'],
    ] as const) {
      await setFaults(operation)
      const answer = await page.goto(path)
      await expect(unavailable).toBeVisible()
      expect([path, answer?.status(), new URL(page.url()).pathname]).toEqual([path, 503, path])
    }
  } finally {
    await page.request.delete(`${ORIGINS.commerce}/faults`)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.unavailable.retry') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.cards.title') })).toBeVisible()
})

test('lists fall back while the service is down, and recover by themselves', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  // With an index the lists would go on.
  const shop = await startSecondServer({
    CATALOG_API_URL: '',
    BREAKER_PAUSE_SECONDS: '0',
    RENDER_RATE: '0',
  })
  const fallback = page.getByRole('heading', { name: t('categories.unavailable.title') })
  const countFailures = async () => {
    const cookies = await context.cookies(shop.origin)
    return cookies.find(({ name }) => name === 'service-failures')?.value.split('.').length ?? 0
  }
  const setCurrency = (value: string) => context.addCookies([{ name: 'currency', value, url: shop.origin }])
  const currencies = ['EUR', 'USD', 'GBP']
  for (const currency of currencies) {
    await setCurrency(currency)
    expect((await page.goto(`${shop.origin}/categories/gifts`))?.status()).toBe(200)
  }
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  try {
    for (const [index, currency] of currencies.entries()) {
      await setCurrency(currency)
      await page.goto(`${shop.origin}/categories/gifts?sort=name`)
      await expect(fallback).toBeVisible()
      await expect(page).toHaveTitle(t('categories.unavailable.title'))
      await expect(page.getByRole('main').getByRole('link', { name: 'Gifts' })).toBeVisible()
      const words = await page.getByRole('main').getByText(REFERENCE).textContent()
      await expect.poll(shop.getLog).toContain(words?.slice(-36) ?? 'no reference')
      // The page's code counts it, which starts after the page shows.
      await expect.poll(countFailures).toBe(index + 1)
    }
    const failed = await request.get(`${shop.origin}/search?q=soap`)
    expect(await failed.text()).toContain(
      t('errors.request_id', { id: failed.headers()['x-request-id'] ?? '' }),
    )
    const countBlankFrames = await watchForBlank(page)
    await page.goto(`${shop.origin}/terms`)
    await expect(page.getByRole('heading', { name: t('errors.page_unavailable.title') })).toBeVisible()
    await expect(page).toHaveTitle(t('errors.page_unavailable.title'))
    // The shop's own screen has a header; nothing is left of the words before it.
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('body style')).toHaveCount(0)
    expect(await countBlankFrames()).toBe(0)
    await page.goto(`${shop.origin}/search?q=soap`)
    await expect(page.getByRole('heading', { name: t('search.error') })).toBeVisible()
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  // In fallback mode too a page asks whether the service is back.
  await page.reload()
  await expect(page.getByRole('heading', { name: t('search.error') })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect.poll(countFailures).toBe(0)
  await shop.stop()
})

test('with an index lists go on while the service is down', async ({ page, request }) => {
  await page.goto('/categories/gifts')
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  try {
    await page.goto('/categories/gifts?sort=name')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
})

test('a page that is not cached is readable without script while the service is down', async ({
  browser,
  request,
  baseURL,
}) => {
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  try {
    const page = await context.newPage()
    const answer = await page.goto('/fr/products/wool-dryer-balls')
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await request.delete(`${ORIGINS.commerce}/faults`)
    await page.locator('a.refresh').click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
    await context.close()
  }
})

test('pages that failed leave no error of their own on the console', async ({ page, request }) => {
  test.slow()
  const shop = await startSecondServer({
    CATALOG_API_URL: '',
    BREAKER_PAUSE_SECONDS: '0',
    RENDER_RATE: '1',
    RENDER_BURST: '20',
  })
  const faults = watchForFaults(page)
  /** What the browser says of every answer that is no 2xx. */
  const getOwn = () => faults.filter((fault) => !fault.startsWith('console: Failed to load resource'))
  const open = async (path: string, status: number, heading: string | RegExp) => {
    // A visitor for whom pages have failed sees other pages.
    await page.context().clearCookies({ name: 'service-failures' })
    const answer = await page.goto(shop.origin + path)
    expect([path, answer?.status()]).toEqual([path, status])
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if ((await page.locator('script').count()) > 0) await expect(page.getByRole('banner')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([path, getOwn()]).toEqual([path, []])
  }
  const code = (status: number) => t('errors.code', { code: status })
  await open('/no-such-page', 404, t('errors.page_not_found.title'))
  await open('/products/no-such-product', 404, /./)
  await open('/account/forms/login', 405, code(405))
  await open(`/products?q=${'x'.repeat(3000)}`, 414, code(414))
  await logIn(page)
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  try {
    await open('/terms', 503, t('errors.page_unavailable.title'))
    await open('/fr/products/wool-dryer-balls', 503, /./)
    await open('/account/orders', 503, t('account.unavailable.title'))
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  await expect
    .poll(async () => (await request.get(`${shop.origin}/search?q=soap`)).status(), { intervals: [0] })
    .toBe(429)
  await open('/search?q=soap', 429, code(429))
  await shop.stop()
})

test('a renamed product is found under its old address, in each language', async ({ request }) => {
  const rename = (from: string, to: string) =>
    request.patch(`${ORIGINS.commerce}/admin/products/${from}`, { data: { slug: to } })
  expect((await request.get('/products/jute-rug')).status()).toBe(404)
  expect((await request.get('/products/body-oil')).status()).toBe(200)
  expect((await rename('body-oil', 'dry-body-oil')).ok()).toBe(true)
  try {
    await expect(async () => {
      const headers = { cookie: 'currency=EUR' }
      const answer = await request.get('/fr/products/body-oil?variant=v1', { headers, maxRedirects: 0 })
      expect(answer.status()).toBe(308)
      expect(answer.headers()['location']).toMatch(/\/fr\/products\/dry-body-oil\?variant=v1$/)
    }).toPass({ timeout: 30_000 })
    await expect(async () => {
      expect((await request.get('/products/body-oil')).url()).toMatch(/\/products\/dry-body-oil$/)
    }).toPass({ timeout: 30_000 })
  } finally {
    expect((await rename('dry-body-oil', 'body-oil')).ok()).toBe(true)
  }
  await expect(async () => {
    expect((await request.get('/products/body-oil', { maxRedirects: 0 })).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
})

test('cached pages exist per language and currency, and set no cookie', async ({ request }) => {
  const read = async (path: string, currency: string) =>
    (await request.get(path, { headers: { cookie: `currency=${currency}` } })).text()
  const readHomePages = () =>
    Promise.all(
      ['', '/fr', '/de'].flatMap((prefix) => ['GBP', 'EUR', 'USD'].map((code) => read(prefix || '/', code))),
    )
  // A page that was changed before may come once more as it was, while it is renewed.
  await expect(async () => {
    const headings = (await readHomePages()).map((html) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
    expect(new Set(headings).size).toBe(3)
  }).toPass({ timeout: 30_000 })
  const pages = await readHomePages()
  expect(pages.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([
    'en',
    'en',
    'en',
    'fr',
    'fr',
    'fr',
    'de',
    'de',
    'de',
  ])

  for (const path of ['/', '/products', '/products/oat-honey-soap-bar', '/categories/gifts', '/about'])
    expect((await request.get(path)).headers()['set-cookie'], path).toBeUndefined()
})
