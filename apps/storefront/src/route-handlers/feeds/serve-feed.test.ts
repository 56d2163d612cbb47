import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'

const FILE = 10_000

const servers: { close(): unknown }[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  return listenLocally(server)
}

const toNumbers = (page: number, size: number) =>
  Array.from(
    { length: Math.max(0, Math.min(size, count - (page - 1) * size)) },
    (_, at) => (page - 1) * size + at + 1,
  )

/** What the service and the index were asked, and what the service says of one product. */
let calls: string[]
let price: number
let count: number
beforeEach(() => {
  calls = []
  count = 25_000
  price = 6.5
})

const toRecord = (number: number, currency: string) => ({
  id: `p${number}`,
  slug: `soap-${number}`,
  name: `Soap ${number} & oats`,
  price,
  currency,
  active: true,
})

const CURRENCIES = [
  { code: 'GBP', symbol: '£', rate: 1 },
  { code: 'USD', symbol: '$', rate: 1.28, priced: true },
  { code: 'EUR', symbol: '€', rate: 1.17, type: 'display' },
]

const commerceUrl = await serve((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const url = new URL(request.url ?? '', 'http://x')
    response.setHeader('content-type', 'application/json')
    if (url.pathname.endsWith('/products')) {
      calls.push('records')
      const numbers = toNumbers(Number(url.searchParams.get('page')), Number(url.searchParams.get('limit')))
      const currency = String(request.headers['x-currency'] ?? 'GBP')
      return response.end(JSON.stringify({ count, results: numbers.map((one) => toRecord(one, currency)) }))
    }
    const store = { locale: 'en', currency: 'GBP', currencies: CURRENCIES, name: 'Sorrel' }
    return response.end(
      JSON.stringify({
        data: { products: { count, results: [] }, storeSettings: { store }, menuSettings: { sections: [] } },
      }),
    )
  })
})

const catalogApiUrl = await serve((request, response) => {
  const url = new URL(request.url ?? '', 'http://x')
  response.setHeader('content-type', 'application/json')
  if (url.pathname.endsWith('status'))
    return response.end(JSON.stringify({ count, isComplete: true, isWalking: false }))
  if (url.pathname.endsWith('sitemap')) {
    const entries = toNumbers(Number(url.searchParams.get('page')), FILE).map((one) => ({
      slug: `soap-${one}`,
    }))
    return response.end(JSON.stringify({ entries, pageCount: 3 }))
  }
  calls.push('cards')
  const slugs = url.searchParams.get('slugs')?.split(',') ?? []
  const products = slugs.map((slug) => {
    const priced = { price, sale: false, prices: [] }
    const record = toRecord(Number(slug.slice(5)), url.searchParams.get('currency') ?? '')
    const lists = { images: [], categories: [], tags: [], options: [], variants: [], attributes: [] }
    const stock = { stockTracking: false, stockPurchasable: false }
    return {
      ...record,
      ...priced,
      ...lists,
      ...stock,
      description: '',
      hasQuickAdd: true,
      purchaseOptions: { standard: priced },
    }
  })
  return response.end(JSON.stringify({ products, ratings: {} }))
})

/** Modules of a process that has just started. */
async function start(variables: Readonly<Record<string, string>>) {
  vi.stubEnv('COMMERCE_URL', commerceUrl)
  vi.stubEnv('CATALOG_API_URL', '')
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  for (const name of ['running reads', 'breakers', 'catalog status', 'feed files', 'retry budget'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
  const { serveFeed, serveFeedIndex } = await import('./serve-feed.ts')
  const { invalidation } = await import('#backend/invalidation.ts')
  const ask = (path: string, headers: Record<string, string> = {}) =>
    (path === '/feeds.json' ? serveFeedIndex : serveFeed)(
      new Request(`http://localhost:3000${path}`, { headers }),
    )
  return { ask, invalidation }
}

test('feeds are in the currencies that orders are charged in, a file for each ten thousand products', async () => {
  const { ask } = await start({})
  const { feeds } = await (await ask('/feeds.json')).json()
  expect(feeds.map(({ currency }: { currency: string }) => currency)).toEqual(['GBP', 'USD'])
  expect(feeds[1].xml).toEqual(
    [1, 2, 3].map((page) => `http://localhost:3000/feeds/en-usd/products-${page}.xml`),
  )
  for (const path of [
    '/feeds/en-eur/products-1.xml',
    '/feeds/en-gbp/products-4.xml',
    '/feeds/fr-gbp/products-1.json',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test.each([
  ['an index', { CATALOG_API_URL: catalogApiUrl }, 'cards', 50],
  ['the service alone', {}, 'records', 20],
])('with %s the last file is read a few products at a time, once', async (_, variables, kind, times) => {
  const { ask } = await start(variables)
  for (let time = 0; time < 2; time += 1) {
    const { items, currency } = await (await ask('/feeds/en-usd/products-3.json')).json()
    expect(currency).toBe('USD')
    expect(items).toHaveLength(5000)
    expect(items[0]).toMatchObject({
      id: 'p20001',
      price: '6.50 USD',
      link: 'http://localhost:3000/products/soap-20001?currency=USD',
    })
  }
  expect(calls).toEqual(Array.from({ length: times }, () => kind))
})

test('a change of a product makes the file anew, with another tag', async () => {
  count = 10
  const { ask, invalidation } = await start({})
  const first = await ask('/feeds/en-gbp/products-1.xml')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('x-robots-tag')).toBe('noindex')
  expect(await first.text()).toContain('<g:price>6.50 GBP</g:price>')
  expect((await ask('/feeds/en-gbp/products-1.xml', { 'if-none-match': etag })).status).toBe(304)
  price = 7
  await invalidation.invalidate(['page:about'])
  expect(await (await ask('/feeds/en-gbp/products-1.xml')).text()).toContain('6.50')
  await invalidation.invalidate(['product:soap-1'])
  const read = async () => (await ask('/feeds/en-gbp/products-1.xml', { 'if-none-match': etag })).text()
  await expect.poll(read).toContain('<g:price>7.00 GBP</g:price>')
})
