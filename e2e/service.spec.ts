import { expect, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'

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
