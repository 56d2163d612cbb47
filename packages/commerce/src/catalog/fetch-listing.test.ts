import { type Filter, type FilterQuery, type ListRequest, parseFilterQuery } from '@sorrel/domain/filters'
import { expect, test } from 'vitest'
import { fetchAttributeFilters, fetchCategoryListing, fetchListing } from '../catalog.ts'
import { createFakeClient, type FakeAnswers } from '../testing.ts'

const product = (id: string, price = 6) => ({ id, slug: id, name: id, price })

const LISTING = (slugs: readonly string[], count: number) => ({
  data: {
    products: { count, page: 1, pageCount: 9, results: slugs.map((slug) => product(slug)) },
    cheapest: { results: [product('soap', 3.5)] },
    dearest: { results: [product('robe', 89.2)] },
    categories: { results: [{ name: 'Gifts', slug: 'gifts' }] },
  },
})

const MATERIAL: Filter = {
  id: 'material',
  name: 'Material',
  values: [
    { value: 'Glass', label: 'Glass', count: 0 },
    { value: 'Oak', label: 'Oak', count: 0 },
  ],
}

const AUDIENCE = { locale: 'fr', currency: 'EUR', pageSize: 20 }

const ask = (query: Partial<FilterQuery>, scope: Partial<ListRequest> = {}) => ({
  ...AUDIENCE,
  ...scope,
  query: { ...parseFilterQuery(''), ...query },
})

async function list(request: ListRequest, answers: FakeAnswers) {
  const client = createFakeClient(answers)
  return { listing: await fetchListing(client, request, [MATERIAL]), calls: client.calls }
}

test('a plain list is one call, whatever its size', async () => {
  const { listing, calls } = await list(
    ask({ sort: 'newest', page: 3 }, { category: 'gifts', search: 'soap' }),
    {
      getListing: () => LISTING(['a', 'b'], 100_000),
    },
  )
  expect(listing).toMatchObject({
    value: {
      count: 100_000,
      page: 3,
      pageCount: 5000,
      products: [{ slug: 'a' }, { slug: 'b' }],
      filters: [MATERIAL],
      categories: [{ value: 'gifts', label: 'Gifts', count: 0 }],
      price: { min: 3, max: 90 },
      isCounted: false,
    },
  })
  expect(listing.ok && listing.value.ratings).toBeUndefined()
  expect(calls.map(({ variables }) => variables)).toEqual([
    {
      locale: 'fr',
      currency: 'EUR',
      limit: 20,
      page: 3,
      sort: 'date_created desc',
      categories: ['gifts'],
      search: 'soap',
    },
  ])
})

test('with filters REST names the products of the page, in its order, and GraphQL draws them', async () => {
  const price = { min: 5, max: 20 }
  const query = {
    price,
    categories: ['gifts'],
    attributes: { material: ['Glass', 'Oak'] },
    sort: 'price-asc',
  } as const
  const { listing, calls } = await list(ask(query, { category: 'home' }), {
    '/products': () => ({ count: 41, results: [{ id: 'b' }, { id: 'a' }] }),
    getListing: () => LISTING(['a', 'b'], 2),
  })
  expect(listing).toMatchObject({
    value: { count: 41, pageCount: 3, products: [{ slug: 'b' }, { slug: 'a' }] },
  })
  expect(calls.map(({ operation }) => operation)).toEqual(['/products', 'getListing'])
  expect(calls[0]?.headers.get('x-currency')).toBe('EUR')
  expect(calls[0]?.variables).toEqual({
    limit: '20',
    page: '1',
    sort: 'price asc',
    'categories[0]': 'home',
    '$filters[material][0]': 'Glass',
    '$filters[material][1]': 'Oak',
    '$filters[category][0]': 'gifts',
    '$filters[price][0]': '5',
    '$filters[price][1]': '20',
  })
  expect(calls[1]?.variables).toMatchObject({ where: { id: { $in: ['b', 'a'] } }, categories: ['home'] })
})

test('values that the store does not define are left out, since the service refuses them', async () => {
  const { calls } = await list(ask({ attributes: { material: ['Plastic'], scent: ['Fig'] } }), {
    getListing: () => LISTING(['a'], 1),
  })
  expect(calls.map(({ operation }) => operation)).toEqual(['getListing'])
})

test('a page after the last one is the last one', async () => {
  const { listing, calls } = await list(ask({ page: 99 }), {
    getListing: ({ variables }) => LISTING(variables.page === 3 ? ['z'] : [], 41),
  })
  expect(listing).toMatchObject({ value: { page: 3, pageCount: 3, products: [{ slug: 'z' }] } })
  expect(calls).toHaveLength(2)
})

test('an empty list is no failure, an answer without a list is one', async () => {
  expect((await list(ask({}), { getListing: () => LISTING([], 0) })).listing).toMatchObject({
    value: { count: 0, page: 1, pageCount: 1, products: [] },
  })
  expect((await list(ask({}), { getListing: () => ({ data: { products: null } }) })).listing.ok).toBe(false)
  const filtered = ask({ attributes: { material: ['Oak'] } })
  expect((await list(filtered, { '/products': () => ({ results: [] }) })).listing.ok).toBe(false)
  expect((await list(filtered, { '/products': () => new Response('', { status: 500 }) })).listing.ok).toBe(
    false,
  )
})

test('the filters are the attributes’ definitions, each with its id', async () => {
  const client = createFakeClient({
    '/attributes': () => ({
      count: 4,
      results: [
        { id: 'material', name: 'Matière', filterable: true, values: ['Verre', { name: 'Chêne' }, null] },
        { id: 'made', name: 'Made in', filterable: false, values: ['UK'] },
        { id: 'price', name: 'Price', filterable: true, values: ['1'] },
        { name: 'Nameless' },
      ],
    }),
  })
  expect(await fetchAttributeFilters(client, { locale: 'fr' })).toEqual({
    ok: true,
    value: [
      {
        id: 'material',
        name: 'Matière',
        values: [
          { value: 'Verre', label: 'Verre', count: 0 },
          { value: 'Chêne', label: 'Chêne', count: 0 },
        ],
      },
    ],
  })
  expect(await fetchAttributeFilters(createFakeClient({}))).toEqual({ ok: true, value: [] })
})

test('a category comes with its list: one call, with filters two', async () => {
  const getListing = () => ({
    data: { ...LISTING(['a'], 1).data, categoryBySlug: { slug: 'gifts', name: 'Gifts', metaTitle: 'Give' } },
  })
  const client = createFakeClient({
    getListing,
    '/products': () => ({ count: 1, results: [{ id: 'a' }] }),
  })
  const plain = await fetchCategoryListing(client, { ...ask({}), category: 'gifts' }, [])
  expect(plain).toMatchObject({
    value: { category: { slug: 'gifts', metaTitle: 'Give' }, listing: { count: 1, isCounted: false } },
  })
  expect(client.calls[0]?.variables).toMatchObject({ category: 'gifts', hasCategory: true })
  expect(client.calls).toHaveLength(1)
  const price = { min: 1, max: 9 }
  expect(await fetchCategoryListing(client, { ...ask({ price }), category: 'gifts' }, [])).toMatchObject({
    value: { category: { name: 'Gifts' }, listing: { products: [{ slug: 'a' }] } },
  })
  expect(client.calls).toHaveLength(3)
})

test('a category that the service does not have is null', async () => {
  const data = { ...LISTING([], 0).data, categoryBySlug: null }
  const client = createFakeClient({ getListing: () => ({ data }) })
  expect(await fetchCategoryListing(client, { ...ask({}), category: 'none' }, [])).toEqual({
    ok: true,
    value: null,
  })
})
