import { createServer } from 'node:http'
import { listProducts, parseFilterQuery, type ProductListing } from '@sorrel/domain/filters'
import { aProductPreview } from '@sorrel/domain/testing'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { runRender } from '#backend/render.ts'

/** The products that the reviews API was asked for, call by call. */
let asked: (readonly string[])[]
/** Status of its answers. */
let status: number

/** A reviews API that gives every product four stars but those named `new`. */
const api = createServer((request, response) => {
  const ids = (new URL(request.url ?? '', 'http://x').searchParams.get('products') ?? '').split(',')
  asked.push(ids)
  const reviewed = ids.filter((id) => !id.startsWith('new'))
  const ratings = reviewed.map((id) => [id, { averageRating: 4, totalReviews: 2 }])
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(status === 200 ? { ratings: Object.fromEntries(ratings) } : {}))
})
const reviewsUrl = await listenLocally(api)
afterAll(() => api.close())

beforeEach(() => {
  asked = []
  status = 200
})

/** Modules of a process that has just started. */
async function start({ hasReviews = true } = {}) {
  vi.stubEnv('REVIEWS_URL', hasReviews ? reviewsUrl : '')
  for (const name of ['breakers', 'running reads'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
  return import('./load-ratings.ts')
}

const RATED = { averageRating: 4, totalReviews: 2 }

const toProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => aProductPreview({ id: `p${String(index).padStart(3, '0')}` }))

/** The second page of fifty products, five on each. */
const toPage = (ratings?: ProductListing['ratings']): ProductListing => ({
  ...listProducts(toProducts(50), { query: parseFilterQuery('page=2'), pageSize: 5 }),
  ratings,
})

test('ratings are asked for the shown cards only, each once, in one call', async () => {
  const { loadListRatings, loadRatings } = await start()
  const getRating = await loadListRatings(toPage())
  expect(asked).toEqual([['p005', 'p006', 'p007', 'p008', 'p009']])
  expect([getRating?.('p005'), getRating?.('p001')]).toEqual([RATED, undefined])
  const cards = [{ id: 'new' }, { id: 'b' }, { id: 'a' }, { id: 'b' }]
  const getOfCards = await loadRatings(cards)
  expect(asked.slice(1)).toEqual([['a', 'b', 'new']])
  expect([getOfCards('b'), getOfCards('new')]).toEqual([RATED, undefined])
})

test('the same cards in another order are the same question', async () => {
  const { loadRatings } = await start()
  await loadRatings([{ id: 'a' }, { id: 'b' }])
  expect((await loadRatings([{ id: 'b' }, { id: 'a' }]))('a')).toEqual(RATED)
  expect(new Set(asked.map((ids) => ids.join())).size).toBe(1)
})

test('a list that says its ratings itself is believed, and nobody is asked', async () => {
  const { loadListRatings, loadFreshListRatings } = await start()
  const page = toPage({ p005: { average: 3, count: 1 } })
  for (const load of [loadListRatings, loadFreshListRatings]) {
    const getRating = await load(page)
    expect([getRating?.('p005'), getRating?.('p006')]).toEqual([
      { averageRating: 3, totalReviews: 1 },
      undefined,
    ])
  }
  expect(asked).toEqual([])
})

test('a list that is not cached asks for its cards each time', async () => {
  const { loadFreshListRatings } = await start()
  for (let time = 0; time < 2; time += 1)
    expect((await loadFreshListRatings(toPage()))?.('p005')).toEqual(RATED)
  expect(asked.map((ids) => ids.length)).toEqual([5, 5])
})

test('more cards than the API takes at once are asked for up to its limit', async () => {
  const { loadRatings } = await start()
  const getRating = await loadRatings(toProducts(130))
  expect(asked.map((ids) => ids.length)).toEqual([100])
  expect([getRating('p099'), getRating('p100')]).toEqual([RATED, undefined])
})

test('a reviews API that fails costs the stars', async () => {
  const { loadRatings, loadFreshListRatings } = await start()
  status = 500
  const render = { deadline: Date.now() + 10_000, priority: 'renewal' } as const
  const getRating = await runRender(render, () => loadRatings([{ id: 'a' }]))
  expect(getRating('a')).toBeUndefined()
  expect((await loadFreshListRatings(toPage()))?.('p005')).toBeUndefined()
  status = 200
  expect((await loadRatings([{ id: 'a' }]))('a')).toEqual(RATED)
})

test('no cards and no reviews API: nobody is asked', async () => {
  const { loadRatings } = await start()
  const render = { deadline: Date.now() + 10_000 }
  expect((await runRender(render, () => loadRatings([])))('a')).toBeUndefined()
  const without = await start({ hasReviews: false })
  expect((await runRender(render, () => without.loadRatings([{ id: 'a' }])))('a')).toBeUndefined()
  expect(asked).toEqual([])
})
