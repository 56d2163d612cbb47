import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { t } from './shop.ts'

test('a change in the store reaches the kept page at once', async ({ request }) => {
  const path = '/products/coconut-scrub-brush'
  const before = await (await request.get(path)).text()
  expect(before).toContain('Coconut Scrub Brush')
  const change = await request.patch(`${ORIGINS.commerce}/admin/products/coconut-scrub-brush`, {
    data: { name: { en: 'Coconut Dish Brush', fr: 'Brosse coco', de: 'Kokosbürste' } },
  })
  expect(change.ok(), await change.text()).toBe(true)
  await expect(async () =>
    expect(await (await request.get(path)).text()).toContain('Coconut Dish Brush'),
  ).toPass({ timeout: 5000 })
})

test('a kept page outlives the service, a page never made says that it is unavailable', async ({
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
    expect(fresh.status()).toBe(500)
    expect(fresh.headers()['cache-control']).toContain('no-store')
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  expect((await request.get('/fr/products/linen-tea-towels')).status()).toBe(200)
})

test('a change of the bag needs our own origin, and says when the service is down', async ({
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

test('lists fall back while the service is down, ask nobody after three failures, and come back', async ({
  page,
  context,
  request,
}) => {
  const fallback = page.getByRole('heading', { name: t('categories.unavailable.title') })
  const getFailures = async () =>
    (await context.cookies()).find(({ name }) => name === 'service-failures')?.value
  await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', kind: 'status', status: 500 }] },
  })
  try {
    for (const currency of ['EUR', 'USD', 'GBP']) {
      await context.addCookies([{ name: 'currency', value: currency, url: ORIGINS.storefront }])
      await page.goto('/categories/gifts?sort=name')
      await expect(fallback).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Gifts' })).toBeVisible()
    }
    await expect.poll(async () => (await getFailures())?.split('.').length).toBe(3)
    await page.goto('/search?q=soap')
    await expect(page.getByRole('heading', { name: t('search.error') })).toBeVisible()
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: t('search.error') })).toBeVisible()
  const [, ...fewer] = (await getFailures())?.split('.') ?? []
  await context.addCookies([{ name: 'service-failures', value: fewer.join('.'), url: ORIGINS.storefront }])
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect.poll(getFailures).toBeUndefined()
})

test('a page that was never made reads without script while the service is down', async ({
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
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await request.delete(`${ORIGINS.commerce}/faults`)
    await page.locator('a.refresh').click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  } finally {
    await request.delete(`${ORIGINS.commerce}/faults`)
    await context.close()
  }
})
