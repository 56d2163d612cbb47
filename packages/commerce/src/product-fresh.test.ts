import { expect, test } from 'vitest'
import { fetchCategory } from './catalog.ts'
import { fetchContentFacts, fetchQuiz } from './content.ts'
import { fetchProduct } from './product.ts'
import { createFakeClient } from './testing.ts'

const COPY = {
  id: 'p1',
  slug: 'soap',
  name: 'Soap',
  price: 5,
  currency: 'GBP',
  upSells: [{ product: { id: 'p2', slug: 'dish', name: 'Dish', price: 3, currency: 'GBP' } }],
}
const ARGS = { slug: 'soap', currency: 'GBP', fresh: true }

const read = (record: unknown, copy: unknown = COPY) => readAnswer(() => Response.json(record), copy)

const readAnswer = (toAnswer: () => Response, copy: unknown = COPY) =>
  createFakeClient({
    getProduct: () => ({ data: { productBySlug: copy } }),
    '/products/soap': toAnswer,
  })

test('a product that changed some seconds ago is read past the service’s copies', async () => {
  const client = read({ id: 'p1', slug: 'soap', name: 'Soap bar', price: 7, orig_price: 9, currency: 'GBP' })
  const product = await fetchProduct(client, ARGS)
  expect(product).toMatchObject({
    ok: true,
    value: { name: 'Soap bar', price: 7, upSells: [{ slug: 'dish' }] },
  })
  const call = client.calls.find(({ operation }) => operation === '/products/soap')
  expect(call?.variables).toMatchObject({
    $cache: 'false',
    'expand[0]': 'variants',
    'expand[1]': 'categories',
    'expand[2]': 'bundle_items.product',
    'expand[3]': 'bundle_items.variant',
  })
})

test('a copy of a product that is gone is not shown; one that was just made needs no copy', async () => {
  expect(await fetchProduct(read(null), ARGS)).toEqual({ ok: true, value: null })
  const made = { id: 'p1', slug: 'soap', name: 'Soap', price: 5, currency: 'GBP' }
  expect(await fetchProduct(read(made, null), ARGS)).toMatchObject({ ok: true, value: { slug: 'soap' } })
})

test.each([500, 503, 429])(
  'a copy, which may be old, is not shown while the other read answers %i',
  async (status) => {
    const client = readAnswer(() => new Response('', { status }))
    expect(await fetchProduct(client, ARGS)).toMatchObject({ ok: false, error: { kind: 'http', status } })
  },
)

test('nor while it is not answered at all', async () => {
  const client = readAnswer(() => {
    throw new TypeError('fetch failed')
  })
  expect(await fetchProduct(client, ARGS)).toMatchObject({ ok: false, error: { kind: 'network' } })
})

test('the copy is good enough where the other read is refused', async () => {
  const client = readAnswer(() => new Response('', { status: 403 }))
  expect(await fetchProduct(client, ARGS)).toMatchObject({ ok: true, value: { price: 5 } })
})

/** A product that no list holds, with its record by REST. */
const readUnlisted = (record: unknown) =>
  createFakeClient({
    getProduct: () => ({ data: { productBySlug: COPY, listed: { results: [] } } }),
    '/products/soap': () =>
      record === undefined ? new Response('', { status: 503 }) : Response.json(record),
  })

test('a draft, which a single read gives and no list, is shown in preview mode only', async () => {
  const client = readUnlisted({ ...COPY, active: false })
  expect(await fetchProduct(client, { slug: 'soap' })).toEqual({ ok: true, value: null })
  expect(client.calls[0]?.variables.listed).toEqual({ slug: 'soap' })
  const preview = await fetchProduct(client, { slug: 'soap', drafts: true })
  expect(preview).toMatchObject({ ok: true, value: { slug: 'soap' } })
  expect(await fetchProduct(read({ ...COPY, active: false }), ARGS)).toEqual({ ok: true, value: null })
})

test.each([
  ['was published a moment ago', { ...COPY, active: true }],
  ['whose record has no word of it', COPY],
  ['whose record cannot be read', undefined],
])('a product that is in no list yet and %s is shown', async (_, record) => {
  const product = await fetchProduct(readUnlisted(record), { slug: 'soap' })
  expect(product).toMatchObject({ ok: true, value: { slug: 'soap' } })
})

test('a product that a list holds is one call, also where the list was refused', async () => {
  const listed = createFakeClient({
    getProduct: () => ({ data: { productBySlug: COPY, listed: { results: [{ id: 'p1' }] } } }),
  })
  const refused = createFakeClient({
    getProduct: () => ({
      data: { productBySlug: COPY, listed: null },
      errors: [{ message: 'no', path: ['listed'] }],
    }),
  })
  for (const client of [listed, refused]) {
    expect(await fetchProduct(client, { slug: 'soap' })).toMatchObject({ ok: true, value: { slug: 'soap' } })
    expect(client.calls).toHaveLength(1)
  }
})

test('so is a category', async () => {
  const client = createFakeClient({
    getCategory: () => ({
      data: { categoryBySlug: { name: 'Bath', slug: 'bath', content: { productsPerRow: '3' } } },
    }),
    '/categories/bath': () => ({ id: 'c1', slug: 'bath', name: 'Bath and body', parent_id: null }),
  })
  expect(await fetchCategory(client, { slug: 'bath', fresh: true })).toMatchObject({
    ok: true,
    value: { name: 'Bath and body' },
  })
})

test('nor is a copy of a category shown while the other read fails', async () => {
  const client = createFakeClient({
    getCategory: () => ({ data: { categoryBySlug: { name: 'Bath', slug: 'bath' } } }),
    '/categories/bath': () => new Response('', { status: 503 }),
  })
  expect(await fetchCategory(client, { slug: 'bath', fresh: true })).toMatchObject({ ok: false })
})

test('a quiz that is a draft is read in preview mode only', async () => {
  const client = createFakeClient({ '/content/quizzes/ritual': () => ({ id: 'ritual', published: false }) })
  expect(await fetchQuiz(client, { id: 'ritual' })).toEqual({ ok: true, value: null })
})

test('content has a text each that changes with it', async () => {
  const pages = { page: 1, pageCount: 1, results: [{ slug: 'about', dateUpdated: '2026-01-01' }] }
  const client = createFakeClient({
    getContentPages: () => ({ data: { contentPages: pages } }),
    '/content/quizzes': () => ({ results: [{ id: 'ritual', name: 'Ritual' }, {}] }),
  })
  expect(await fetchContentFacts(client)).toEqual({
    ok: true,
    value: {
      pages: [{ slug: 'about', version: '2026-01-01' }],
      quizzes: [{ id: 'ritual', version: '{"id":"ritual","name":"Ritual"}' }],
    },
  })
})
