/** Headers: what every answer says to browsers and caches. */

import { expect, routes, test } from '../shop.ts'

const YEAR_SECONDS = 31_536_000

test('pages tell browsers what they may not do', async ({ request, shop }) => {
  for (const path of [shop.productPath, shop.toPath(routes.cart()), shop.toPath(routes.login())]) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['referrer-policy']]).toEqual([path, expect.any(String)])
    const framed =
      headers['content-security-policy']?.includes('frame-ancestors') ?? 'x-frame-options' in headers
    expect([path, framed]).toEqual([path, true])
    expect([path, headers['x-powered-by']]).toEqual([path, undefined])
  }
})

test('what belongs to one visitor is kept by no cache', async ({ request, shop }) => {
  const paths = [routes.cart(), routes.account(), routes.login()].map(shop.toPath)
  for (const path of [...paths, `/${shop.storeApi}/cart`]) {
    const control = (await request.get(path)).headers()['cache-control'] ?? ''
    expect([path, control]).toEqual([path, expect.stringMatching(/private|no-store/)])
    expect([path, control]).toEqual([path, expect.not.stringMatching(/s-maxage=[1-9]|public/)])
  }
})

test('what is the same for everybody marks nobody', async ({ request, shop }) => {
  const answer = await request.get(shop.productPath)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('scripts and styles are named by their content, and kept for a year', async ({ page, shop }) => {
  const answer = await page.goto(shop.productPath)
  const html = (await answer?.text()) ?? ''
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  for (const file of new Set(files)) {
    const control = (await page.request.get(file)).headers()['cache-control'] ?? ''
    const [, age = '0'] = /max-age=(\d+)/.exec(control) ?? []
    expect([file, Number(age)]).toEqual([file, YEAR_SECONDS])
  }
})
