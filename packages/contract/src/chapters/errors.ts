/** Errors: what is not there says so, what is broken breaks nothing, and nothing of the inside leaks. */

import { expect, routes, test } from '../shop.ts'

/** What an answer would show of the program behind it. */
const INSIDE = /node_modules|\bat \S+ \(\S+:\d+:\d+\)|\bTypeError\b|\bReferenceError\b/

test('an unknown address is a 404 with a title and a way on', async ({ page, shop }) => {
  for (const path of [routes.product('no-such-thing'), routes.category('no-such-thing'), '/no-such-thing']) {
    const answer = await page.goto(shop.toPath(path))
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('broken addresses break nothing', async ({ request, shop }) => {
  const product = shop.productPath
  for (const path of [
    `${product}?variant=%00`,
    `${shop.toPath(routes.products())}?page=-1&sort=nothing&price=a:b`,
    `${shop.toPath(routes.products())}?page=99999999999999999999`,
    `${shop.toPath(routes.search())}?q=${'a'.repeat(2000)}`,
    `${shop.toPath('/products/')}%E0%A4%A`,
    `${shop.toPath('/')}?${'a=b&'.repeat(300)}`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 3 })
    expect([path.slice(0, 60), answer.status() < 500]).toEqual([path.slice(0, 60), true])
    expect(await answer.text()).not.toMatch(INSIDE)
  }
})

test('endpoints answer bad input with an error that says nothing of the inside', async ({ page, shop }) => {
  await page.goto(shop.productPath)
  const { origin } = new URL(page.url())
  const headers = { origin, 'content-type': 'application/json' }
  for (const [data, status] of [
    ['{"productId":', 400],
    ['{"productId":7}', 400],
    ['[]', 400],
  ] as const) {
    const answer = await page.request.fetch(`/${shop.storeApi}/cart`, { method: 'PUT', headers, data })
    expect([data, answer.status()]).toEqual([data, status])
    expect(answer.headers()['content-type']).toContain('json')
    expect(await answer.text()).not.toMatch(INSIDE)
  }
  const nothing = await page.request.get(`/${shop.storeApi}/no-such-endpoint`)
  expect(nothing.status()).toBe(404)
})
