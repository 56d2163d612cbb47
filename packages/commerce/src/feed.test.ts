import { expect, test } from 'vitest'
import { fetchCategoryOrder, fetchCategoryTree, fetchFeedPage, fetchFeedProducts } from './catalog.ts'
import { createCommerceClient } from './client.ts'
import { createFakeClient } from './testing.ts'

const record = {
  id: 'p1',
  slug: 'soap',
  name: 'Soap',
  sku: 'SOR-1',
  price: 6,
  currency: 'EUR',
  date_created: '2026-01-01T00:00:00Z',
  date_updated: '2026-02-01T00:00:00Z',
  stock_tracking: true,
  attributes: { skin_type: { name: 'Skin type', value: ['Dry'], filterable: true } },
  categories: [{ slug: 'bath', name: 'Bath' }],
  content: { expandable_details: [{ label: 'Use', details: '<p>Lather &amp; rinse.</p>' }, null] },
  variants: { results: [{ id: 'v1', name: 'Small', sku: 'SOR-1-S', option_value_ids: ['small'] }] },
}

const connect = (answer: (url: URL, headers: Headers) => Response) => {
  const urls: URL[] = []
  const client = createCommerceClient({
    url: 'https://shop.example',
    publicKey: 'pk',
    fetch: (input, init) => {
      const request = new Request(input, init)
      urls.push(new URL(request.url))
      return Promise.resolve(answer(new URL(request.url), request.headers))
    },
  })
  return { client, urls }
}

test('a page is read past the caches, with variants and categories, in one language and currency', async () => {
  const { client, urls } = connect((_url, headers) => {
    expect(headers.get('x-locale')).toBe('fr')
    expect(headers.get('x-currency')).toBe('EUR')
    return Response.json({ count: 2001, results: [record, { id: 'no slug' }] })
  })
  const answer = await fetchFeedPage(client, { page: 3, limit: 1000, locale: 'fr', currency: 'EUR' })
  expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
    page: '3',
    limit: '1000',
    $cache: 'false',
    'expand[0]': 'variants',
    'expand[1]': 'categories',
    'expand[2]': 'bundle_items.product',
    'expand[3]': 'bundle_items.variant',
  })
  expect(answer).toMatchObject({ ok: true, value: { count: 2001 } })
  const [product, ...others] = answer.ok ? answer.value.products : []
  expect(others).toEqual([])
  expect(product).toMatchObject({
    skus: ['SOR-1', 'SOR-1-S'],
    details: 'Lather & rinse.',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
    preview: {
      name: 'Soap',
      stockTracking: true,
      attributes: [{ id: 'skin_type', values: ['Dry'] }],
      categories: [{ slug: 'bath', name: 'Bath' }],
      variants: [{ id: 'v1', optionValueIds: ['small'] }],
    },
  })
})

test('products are read by their ids, and nobody is asked for none', async () => {
  const { client, urls } = connect(() => Response.json({ count: 1, results: [record] }))
  expect(await fetchFeedProducts(client, { ids: ['p1', 'gone'] })).toMatchObject({
    value: [{ preview: { id: 'p1' } }],
  })
  expect(urls[0]?.searchParams.get('where[id][$in][1]')).toBe('gone')
  expect(await fetchFeedProducts(client, { ids: [] })).toEqual({ ok: true, value: [] })
  expect(urls).toHaveLength(1)
})

test('a refusal says how long to wait', async () => {
  const { client } = connect(() => new Response('', { status: 429, headers: { 'retry-after': '30' } }))
  expect(await fetchFeedPage(client, { page: 1, limit: 10 })).toMatchObject({
    error: { kind: 'http', status: 429, retryAfterMs: 30_000 },
  })
})

test('the order of a category is read as ids', async () => {
  const client = createFakeClient({
    getCategoryOrder: ({ variables }) => {
      expect(variables).toEqual({ category: 'soap', page: 2, limit: 1000 })
      return { data: { products: { count: 1003, results: [{ id: 'p2' }, { id: null }, { id: 'p1' }] } } }
    },
  })
  expect(await fetchCategoryOrder(client, { category: 'soap', page: 2, limit: 1000 })).toEqual({
    ok: true,
    value: { count: 1003, ids: ['p2', 'p1'] },
  })
  const broken = createFakeClient({ getCategoryOrder: () => ({ data: { products: null } }) })
  expect(await fetchCategoryOrder(broken, { category: 'soap', page: 1, limit: 1000 })).toMatchObject({
    error: { kind: 'decode' },
  })
})

test('categories have their ids, names and parents, page by page, past the caches', async () => {
  const { client, urls } = connect(({ searchParams }, headers) => {
    expect(headers.get('x-locale')).toBe('fr')
    const bath = { id: 'c1', slug: 'bath', name: '', parent_id: null }
    return searchParams.get('page') === '1'
      ? Response.json({
          page_count: 2,
          results: [{ id: 'c2', slug: 'soap', name: 'Savon', parent_id: 'c1' }],
        })
      : Response.json({ page_count: 2, results: [bath, { id: 'c3' }, { slug: 'other' }, null] })
  })
  expect(await fetchCategoryTree(client, { locale: 'fr' })).toEqual({
    ok: true,
    value: [
      { id: 'c2', slug: 'soap', name: 'Savon', parentSlug: 'bath' },
      { id: 'c1', slug: 'bath', name: 'bath', parentSlug: undefined },
      { id: undefined, slug: 'other', name: 'other', parentSlug: undefined },
    ],
  })
  expect(urls.map((url) => url.pathname + url.search)).toEqual([
    '/api/categories?page=1&limit=100&%24cache=false',
    '/api/categories?page=2&limit=100&%24cache=false',
  ])
  const broken = connect(() => Response.json(null))
  expect(await fetchCategoryTree(broken.client, { locale: 'fr' })).toMatchObject({
    error: { kind: 'decode' },
  })
})
