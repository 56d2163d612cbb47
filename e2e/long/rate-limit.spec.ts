import { expect, test } from '@playwright/test'
import { findFreePort } from '@sorrel/config/free-port'
import { type SecondServer, startSandbox, startSecondServer } from '../second-server.ts'

/** What a service that takes eight calls a second is asked for after a deploy, all at once. */
const PAGES = [
  '/',
  '/fr',
  '/de',
  '/products',
  '/fr/products',
  '/de/products',
  ...['bath-body', 'household', 'gifts', 'well-loved'].map((slug) => `/categories/${slug}`),
  '/fr/categories/bath-body',
  ...['soy-candle', 'dish-soap-block', 'oat-honey-soap-bar', 'sisal-body-brush'].map(
    (slug) => `/products/${slug}`,
  ),
  '/fr/products/soy-candle',
  '/de/products/soy-candle',
  '/de/products/dish-soap-block',
  '/about',
  '/terms',
]

/** Forty calls take half of the ten seconds that a page has, so that a busy machine has the other half. */
const CALLS_PER_SECOND = 8

let service: SecondServer
let shop: SecondServer
test.beforeAll(async () => {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  service = await startSandbox({ RATE_LIMIT: String(CALLS_PER_SECOND), STOREFRONT_URL: origin })
  shop = await startSecondServer({
    PORT: port,
    PUBLIC_ORIGIN: origin,
    COMMERCE_URL: service.origin,
    CATALOG_API_URL: '',
    SERVICE_CACHE_SECONDS: '5',
    // Each visitor has an address.
    PROXY_HOPS: '1',
  })
})
test.afterAll(async () => {
  await shop.stop()
  await service.stop()
})

interface Call {
  readonly route?: string
  readonly operation?: string
  readonly status: number
}

/** Every call that the service was asked, those that it refused included. */
function readCalls(log: string): readonly Call[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line): Call => JSON.parse(line))
    .filter(({ route, status }) => status === 429 || /^\/(graphql|api)\b/.test(route ?? ''))
}

test('20 cold pages at once of a service that takes 8 calls a second: no failure, at most 40 calls', async () => {
  const before = readCalls(service.getLog()).length
  const answers = await Promise.all(
    PAGES.map(async (path, index) => {
      const { status } = await fetch(shop.origin + path, {
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      })
      return [path, status]
    }),
  )
  const calls = readCalls(service.getLog()).slice(before)
  expect(answers).toEqual(PAGES.map((path) => [path, 200]))
  expect(PAGES).toHaveLength(20)
  const names = calls.map(({ operation, route, status }) => `${operation ?? route} ${status}`)
  const refused = calls.filter(({ status }) => status === 429)
  expect(calls.length - refused.length, names.join(', ')).toBeLessThanOrEqual(40)
  // What the service takes is learned from these.
  expect(refused.length, names.join(', ')).toBeLessThanOrEqual(10)
})
