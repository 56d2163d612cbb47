import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountRatings, reviews } from '../src/server.ts'
import { PRODUCT, readJson, startApi, type TestApi } from './start-api.ts'

const COUNT = 37

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    id: `r${String(index).padStart(2, '0')}`,
    productId: index === 36 ? 'other' : PRODUCT,
    accountId: 'a',
    orderId: `o${index}`,
    status: index === 35 ? ('pending' as const) : ('approved' as const),
    rating: 1 + (index % 5),
    title: index % 7 === 0 ? `100% soft ${index}` : `Title ${index}`,
    body: index % 2 === 0 ? 'Smells of HONEY_and oats' : 'Nothing to add',
    userName: 'Ann L.',
    email: 'ann@example.com',
    locale: 'en',
    isVerified: true,
    helpfulCount: (index * 13) % 11,
    helpfulScore: (index * 13) % 11,
    dateCreated: new Date(Date.UTC(2026, 0, 1 + (index % 20))),
  }))
  await api.db.insert(reviews).values(rows)
  await recountRatings(api.db)
})
afterAll(() => api.stop())

interface Listed {
  readonly id: string
  readonly rating: number
  readonly helpful_count: number
  readonly created_at: string
  readonly title: string
}

interface Answer {
  readonly reviews: readonly Listed[]
  readonly total: number
  readonly pageCount: number
  readonly mentions?: readonly string[]
}

async function list(search = ''): Promise<Answer> {
  return readJson(await api.call(`/api/reviews/by-product-id/${PRODUCT}${search}`))
}

async function readPages(sort: string): Promise<readonly Listed[]> {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?sort=${sort}&page=${page}`)))
  expect(pages.map((page) => page.reviews.length)).toEqual([10, 10, 10, 5])
  expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual(Array(4).fill([35, 4]))
  return pages.flatMap((page) => page.reviews)
}

const newest = (a: Listed, b: Listed) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id)

test.each([
  ['rating_high', (a: Listed, b: Listed) => b.rating - a.rating || newest(a, b)],
  ['rating_low', (a: Listed, b: Listed) => a.rating - b.rating || newest(a, b)],
  ['helpful', (a: Listed, b: Listed) => b.helpful_count - a.helpful_count || newest(a, b)],
  ['recent', newest],
])('%s: every review once, in order over the pages', async (sort, compare) => {
  const found = await readPages(sort)
  expect(new Set(found.map(({ id }) => id)).size).toBe(35)
  expect(found.map(({ id }) => id)).toEqual(found.toSorted(compare).map(({ id }) => id))
})

test('the highest rating comes first by default', async () => {
  expect((await list()).reviews).toEqual((await list('?sort=rating_high')).reviews)
})

describe('narrowed', () => {
  test.each([
    ['?rating=4', 7],
    ['?rating=all', 35],
    ['?q=honey', 18],
    ['?q=HONEY+oats', 18],
    ['?q=honey+nothing', 0],
    ['?q=100%25', 5],
    ['?q=%25%25%25', 0],
    ['?q=y_and', 18],
    ['?q=y%00_and', 18],
    ['?q=_', 18],
    ['?q=%5C', 0],
    ['?q=honey&rating=1', 4],
    ['?q=+++', 35],
  ])('%s finds %i', async (search, total) => {
    expect((await list(search)).total).toBe(total)
  })

  test('the first page says what most reviews mention, whatever it is narrowed to', async () => {
    const mentions = ['title', 'honey', 'oats', 'smells', 'soft']
    for (const search of ['', '?rating=5', '?q=honey']) expect(await list(search)).toMatchObject({ mentions })
    expect(await list('?page=2')).not.toHaveProperty('mentions')
  })

  test('a page beyond the last is empty and says how many there are', async () => {
    expect(await list('?page=9999')).toMatchObject({ reviews: [], total: 35, pageCount: 4 })
  })
})
