import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@sorrel/config/free-port'
import { type SecondServer, startSecondServer } from '../second-server.ts'

const FIRST = ['soy-candle', 'dish-soap-block', 'hand-cream-tin'] as const
const LATER = ['oat-honey-soap-bar', 'sisal-body-brush'] as const

let calls = 0
/** Calls that wait for their answer. */
let open = 0
let reviews: Server
let shop: SecondServer

test.beforeAll(async () => {
  const port = await findFreePort()
  // It takes every call and answers none.
  reviews = createServer((_, response) => {
    calls += 1
    open += 1
    response.on('close', () => {
      open -= 1
    })
  }).listen(port)
  shop = await startSecondServer({
    REVIEWS_URL: `http://localhost:${port}`,
    BREAKER_PAUSE_SECONDS: '3600',
    PROXY_HOPS: '1',
  })
})
test.afterAll(async () => {
  await shop.stop()
  reviews.closeAllConnections()
  reviews.close()
})

test('a product page does not wait for a reviews API that never answers, which is left alone after three failures', async ({
  request,
}) => {
  const readProduct = async (slug: string) => {
    const answer = await request.get(`${shop.origin}/products/${slug}`)
    expect(answer.status(), slug).toBe(200)
    expect(await answer.text(), slug).toContain('</footer>')
  }
  let openMost = 0
  for (const slug of FIRST) {
    await readProduct(slug)
    openMost = Math.max(openMost, open)
  }
  expect(openMost, 'a page is there before its calls have been given up').toBeGreaterThan(0)
  await expect.poll(() => shop.getLog()).toMatch(/"upstream":"reviews","state":"open"/)
  const callsBefore = calls
  for (const slug of LATER) await readProduct(slug)
  expect(calls).toBe(callsBefore)
})
