import { describe, expect, test } from 'vitest'
import {
  fetchAllProducts,
  fetchCategories,
  fetchCategory,
  fetchCategoryPaths,
  fetchCategoryPrices,
  fetchCategoryProductSlugs,
  fetchCategoryShowcase,
  fetchCategorySlugs,
  fetchFeaturedCategory,
  fetchFilteredProducts,
  fetchFilters,
  fetchFirstProducts,
  fetchInvoiceItemProducts,
  fetchProductPrices,
  fetchProductSlugs,
  fetchProductsCount,
  fetchProductsPage,
  fetchProductsPrices,
  searchProducts,
} from './catalog.ts'
import type { CommerceClient } from './client.ts'
import { fetchProduct } from './product.ts'
import { createFakeClient, type FakeCall } from './testing.ts'

const product = (slug: string) => ({ id: slug, slug, name: slug, price: 6 })
const data = (answer: unknown) => () => ({ data: answer })
const list = (slugs: readonly string[]) =>
  data({ products: { count: 9, page: 1, pageCount: 2, results: slugs.map(product) } })
const slugsOf = (products: readonly { readonly slug: string }[]) => products.map(({ slug }) => slug)

describe('a product', () => {
  test('is null only when the service says there is none', async () => {
    const fetchWith = (answer: unknown) =>
      fetchProduct(createFakeClient({ getProduct: () => answer }), { slug: 'soap' })
    expect(await fetchWith({ data: { productBySlug: null } })).toEqual({ ok: true, value: null })
    expect(await fetchWith({ data: { productBySlug: product('soap') } })).toMatchObject({
      ok: true,
      value: { slug: 'soap' },
    })
    expect(await fetchWith({ data: { productBySlug: { id: 'x' } } })).toMatchObject({
      error: { kind: 'decode' },
    })
    expect(await fetchWith({ data: { productBySlug: null }, errors: [{ message: 'x' }] })).toMatchObject({
      error: { kind: 'graphql' },
    })
    expect(
      await fetchWith({ data: { productBySlug: product('soap') }, errors: [{ message: 'x' }] }),
    ).toMatchObject({ ok: false })
    expect(await fetchWith(new Response('', { status: 500 }))).toMatchObject({ error: { kind: 'http' } })
  })

  test('is requested in a currency and a language', async () => {
    const client = createFakeClient({ getProduct: data({ productBySlug: null }) })
    await fetchProduct(client, { slug: 'soap', currency: 'EUR', locale: 'fr' })
    const variables = { slug: 'soap', currency: 'EUR', locale: 'fr', listed: { slug: 'soap' } }
    expect(client.calls[0]?.variables).toEqual(variables)
  })
})

test('a product has 10 s for all its tries, a category or listing 15 s, anything else 8 s', async () => {
  const fake = createFakeClient({})
  const budgets: (number | undefined)[] = []
  const client: CommerceClient = {
    ...fake,
    query: (document, variables, call) => {
      budgets.push(call?.budgetMs)
      return fake.query(document, variables, call)
    },
  }
  await fetchProduct(client, { slug: 'soap' })
  await fetchCategory(client, { slug: 'gifts' })
  await fetchCategories(client)
  await fetchProductsPage(client, {})
  await fetchAllProducts(client, {})
  await searchProducts(client, { searchTerm: 'soap' })
  expect(budgets).toEqual([10_000, 15_000, 15_000, 15_000, 15_000, undefined])
})

describe('lists of products', () => {
  test('a page has its number and the number of pages', async () => {
    const client = createFakeClient({ getProductsPaginated: list(['soap', 'dish']) })
    const result = await fetchProductsPage(client, {
      category: 'bath-body',
      sort: 'popularity desc',
      page: 2,
    })
    expect(result).toMatchObject({ ok: true, value: { count: 9, page: 1, pageCount: 2 } })
    expect(result.ok && slugsOf(result.value.products)).toEqual(['soap', 'dish'])
    expect(client.calls[0]?.variables).toEqual({
      category: 'bath-body',
      sort: 'popularity desc',
      page: 2,
      limit: 25,
      where: {},
    })
  })

  test.each([
    ['a plain list', { products: [product('soap')] }, { count: 1, page: 1, pageCount: 1 }],
    [
      'numbers as text',
      { products: { count: '7', page: '2', pageCount: '4', results: [] } },
      { count: 7, page: 2, pageCount: 4 },
    ],
    [
      'no numbers',
      { products: { results: [product('soap'), null, { id: 'odd' }] } },
      { count: 1, page: 1, pageCount: 1 },
    ],
  ])('an answer with %s is read as a page', async (_, answer, expected) => {
    const result = await fetchProductsPage(createFakeClient({ getProductsPaginated: data(answer) }), {})
    expect(result).toMatchObject({ ok: true, value: expected })
  })

  test('an answer without a list is a failure, not an empty list', async () => {
    const result = await fetchProductsPage(
      createFakeClient({ getProductsPaginated: data({ products: null }) }),
      {},
    )
    expect(result).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('a limit is at most 100', async () => {
    const client = createFakeClient({ getProductsPaginated: list([]) })
    await fetchProductsPage(client, { limit: 500 })
    expect(client.calls[0]?.variables.limit).toBe(100)
  })

  test('all products are fetched page by page until the first failure', async () => {
    const pages = ({ variables }: FakeCall) => ({
      data: {
        products: {
          page: variables.page,
          pageCount: 3,
          results: [product(`soap-${Number(variables.page)}`)],
        },
      },
    })
    const whole = createFakeClient({ getAllProducts: pages })
    const result = await fetchAllProducts(whole, { currency: 'GBP' })
    expect(result.ok && slugsOf(result.value)).toEqual(['soap-1', 'soap-2', 'soap-3'])
    expect(whole.calls[0]?.variables).toMatchObject({ limit: 100, currency: 'GBP' })
    const broken = createFakeClient({
      getAllProducts: (call) => (call.variables.page === 2 ? new Response('', { status: 500 }) : pages(call)),
    })
    expect(await fetchAllProducts(broken, {})).toMatchObject({ ok: false, error: { kind: 'http' } })
    expect(broken.calls).toHaveLength(2)
  })

  test('at most 100 pages are fetched of a list that claims to have more', async () => {
    const endless = createFakeClient({
      getProductSlugs: data({ products: { pageCount: 1e9, results: [{ slug: 'soap' }] } }),
    })
    expect(await fetchProductSlugs(endless)).toMatchObject({ ok: true })
    expect(endless.calls).toHaveLength(100)
  })

  test('each kind of list has its own operation and its own default limit', async () => {
    const client = createFakeClient({
      searchProducts: list(['a']),
      getAllProductsOptimized: list(['a']),
      getFilteredProducts: list(['a']),
      getFilteredSortedProducts: list(['a']),
      addInvoiceItemFirstProducts: list(['a']),
      getProductsCount: data({ products: { count: '28' } }),
    })
    await searchProducts(client, { searchTerm: 'soap', currency: 'GBP' })
    await fetchFirstProducts(client, {})
    await fetchFilteredProducts(client, { filter: { sale: true } })
    await fetchFilteredProducts(client, { filter: {}, sort: 'price asc', limit: 5 })
    await fetchInvoiceItemProducts(client, { locale: 'de' })
    expect(await fetchProductsCount(client)).toEqual({ ok: true, value: 28 })
    expect(client.calls.map(({ operation, variables }) => [operation, variables])).toEqual([
      ['searchProducts', { searchTerm: 'soap', currency: 'GBP', limit: 25, page: 1 }],
      ['getAllProductsOptimized', { page: 1, limit: 25 }],
      ['getFilteredProducts', { filter: { sale: true }, limit: 20 }],
      ['getFilteredSortedProducts', { filter: {}, sort: 'price asc', limit: 5 }],
      ['addInvoiceItemFirstProducts', { locale: 'de' }],
      ['getProductsCount', { where: {} }],
    ])
  })
})

describe('categories', () => {
  test('a category is null only when the service says there is none', async () => {
    const fetchWith = (category: unknown) =>
      fetchCategory(createFakeClient({ getCategory: data({ categoryBySlug: category }) }), { slug: 'gifts' })
    expect(await fetchWith(null)).toEqual({ ok: true, value: null })
    expect(await fetchWith({ slug: 'gifts' })).toMatchObject({ value: { slug: 'gifts' } })
    expect(await fetchWith({ name: 'No slug' })).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('are fetched with their settings, as tiles, as slugs and as a tree', async () => {
    const category = {
      slug: 'soap',
      name: 'Soap',
      parent: { slug: 'bath' },
      content: { productsPerRow: '4.7' },
      products: [product('oat')],
    }
    const client = createFakeClient({
      getCategories: data({ categories: { results: [category, { name: 'No slug' }] } }),
      getCategorySlugs: data({ categories: { results: [category] } }),
      getCategoryPaths: data({ categories: { results: [category, { slug: 'bath' }] } }),
      getFeaturedCategory: data({ categoryBySlug: category }),
      getCategoryPreviewData: data({ categoryBySlug: category }),
      getCategoryWithProductSlugs: data({ categoryBySlug: category }),
    })
    expect(await fetchCategories(client)).toMatchObject({
      value: [{ slug: 'soap', content: { productsPerRow: 4 } }],
    })
    expect(await fetchCategorySlugs(client)).toEqual({ ok: true, value: ['soap'] })
    expect(await fetchCategoryPaths(client)).toMatchObject({
      value: [{ slug: 'soap', parentSlug: 'bath' }, { slug: 'bath' }],
    })
    expect(await fetchFeaturedCategory(client, { slug: 'soap' })).toMatchObject({ value: { name: 'Soap' } })
    expect(await fetchCategoryShowcase(client, { slug: 'soap' })).toMatchObject({
      value: { products: [{ slug: 'oat' }] },
    })
    expect(await fetchCategoryProductSlugs(client, { slug: 'soap' })).toEqual({ ok: true, value: ['oat'] })
  })
})

describe('prices in another currency', () => {
  const wire = {
    ...product('soap'),
    currency: 'eur',
    options: [
      {
        id: 'wrap',
        values: [
          { id: 'yes', price: '1.5' },
          { id: 'no', price: null },
        ],
      },
    ],
    variants: { results: [{ id: 'v1', price: 7 }, { id: 'v2' }] },
  }

  test('of one product', async () => {
    const client = createFakeClient({ getProductPricesInCurrency: data({ productBySlug: wire }) })
    expect(await fetchProductPrices(client, { slug: 'soap', currency: 'EUR' })).toMatchObject({
      ok: true,
      value: {
        currency: 'EUR',
        price: 6,
        valuePrices: { yes: 1.5 },
        variants: [
          { id: 'v1', price: 7 },
          { id: 'v2', price: 6 },
        ],
      },
    })
  })

  test('claim no sale where the product was cheaper within 30 days', async () => {
    const reduced = { ...wire, origPrice: 9, attributes: { lowest_price_30_days: { value: '5.50 EUR' } } }
    const client = createFakeClient({ getProductPricesInCurrency: data({ productBySlug: reduced }) })
    expect(await fetchProductPrices(client, { slug: 'soap', currency: 'EUR' })).toMatchObject({
      value: { price: 6, origPrice: undefined, variants: [{ price: 7 }, { price: 6, origPrice: undefined }] },
    })
  })

  test('of a page and of a category; a product without a price is dropped', async () => {
    const client = createFakeClient({
      getProductsPricesInCurrency: data({ products: { results: [wire, { id: 'x', slug: 'x' }] } }),
      getCategoryInCurrency: data({ categoryBySlug: null }),
    })
    expect(await fetchProductsPrices(client, { currency: 'EUR' })).toMatchObject({
      value: [{ slug: 'soap' }],
    })
    expect(client.calls[0]?.variables).toEqual({ currency: 'EUR', where: {}, limit: 20, page: 1 })
    expect(await fetchCategoryPrices(client, { slug: 'a', currency: 'EUR' })).toEqual({
      ok: true,
      value: null,
    })
  })
})

test('filters are the filterable attributes and the categories', async () => {
  const attributes = {
    results: [
      { name: 'Scent', type: 'select', values: ['Rose', { name: 'Oat' }, null] },
      { name: 'Hidden', filterable: false },
    ],
  }
  const client = createFakeClient({
    getProductFilters: data({
      attributes,
      categories: { results: [{ slug: 'gifts', name: 'Gifts' }, null] },
    }),
  })
  expect(await fetchFilters(client)).toEqual({
    ok: true,
    value: {
      attributes: [{ name: 'Scent', type: 'select', values: ['Rose', 'Oat'] }],
      categories: [{ slug: 'gifts', name: 'Gifts' }],
    },
  })
})
