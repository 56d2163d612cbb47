import { createServer } from 'node:http'
import { createCatalogClient } from '@sorrel/catalog/client'
import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
import { aPlan, anOrderItem, aProductPreview, aSubscription } from '@sorrel/domain/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { OFFER_CANDIDATES, type OfferedChange, toOffers } from './find-offers.ts'

const once = aProductPreview().purchaseOptions

/** A catalogue whose first products are sold once only; from the fortieth on there are plans too. */
const CATALOGUE = Array.from({ length: 300 }, (_, index) =>
  aProductPreview({
    id: `p${index}`,
    slug: `soap-${index}`,
    name: index % 50 === 0 ? `Tin ${index}` : `Soap ${index}`,
    purchaseOptions: index < 40 ? once : { ...once, subscription: { plans: [aPlan()] } },
  }),
)

/** What the index was asked: the words and the number of products. */
let asked: (readonly [string | null, number])[]
beforeEach(() => {
  asked = []
})

const index = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://x')
  const search = searchParams.get('search')
  const pageSize = Number(searchParams.get('pageSize'))
  asked.push([search, pageSize])
  const found = CATALOGUE.filter(({ name }) => name.toLowerCase().includes(search ?? ''))
  const listing = listProducts(found, { query: parseFilterQuery(''), pageSize })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listing))
})
const client = createCatalogClient({ url: await listenLocally(index) })
afterAll(() => index.close())

/** Names of what is offered for a change of a subscription to the product `p40` with `p0` in it. */
async function offer(change: OfferedChange, search?: string): Promise<readonly string[]> {
  const request = { locale: 'en', currency: 'GBP', query: parseFilterQuery(''), pageSize: OFFER_CANDIDATES }
  const found = await client.list({ ...request, search })
  const item = anOrderItem({ productId: 'p0' })
  const facts = { subscription: aSubscription({ productId: 'p40', items: [item] }), decimals: 2 }
  return found.ok ? toOffers(found.value.products, change, facts).map(({ name }) => name) : []
}

test('a swap is chosen among far more than the first ten products: at most 24 that can be had, without its own', async () => {
  const offered = await offer('replace')
  expect([offered.length, offered[0], offered.at(-1)]).toEqual([24, 'Soap 41', 'Soap 64'])
  expect(asked).toEqual([[null, OFFER_CANDIDATES]])
})

test('what is added may be anything that is sold once, but nothing that it has already', async () => {
  expect((await offer('add-item')).slice(0, 2)).toEqual(['Soap 1', 'Soap 2'])
})

test('words find a product wherever it stands in the catalogue', async () => {
  expect(await offer('replace', 'tin')).toEqual(['Tin 50', 'Tin 100', 'Tin 150', 'Tin 200', 'Tin 250'])
  expect(asked).toEqual([['tin', OFFER_CANDIDATES]])
})
