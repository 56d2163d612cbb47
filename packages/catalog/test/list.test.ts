import {
  applyFilters,
  type FilterQuery,
  type FilterValue,
  getCategoryValues,
  getFilters,
  getPriceRange,
  type ListRequest,
  parseFilterQuery,
  SORTS,
  sortProducts,
} from '@sorrel/domain/filters'
import { getPage } from '@sorrel/domain/paging'
import type { ProductPreview } from '@sorrel/domain/product'
import { anAttribute, aProductPreview } from '@sorrel/domain/testing'
import fc from 'fast-check'
import { toRuns } from '@sorrel/service/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refreshTotals,
  writeCategories,
  writeCategoryOrder,
  writeProducts,
  writeRatings,
} from '../src/server.ts'
import { ENTRIES, findAudience, isFor } from '../src/server/list/audience.ts'
import { findPage, findPageInOrder } from '../src/server/list/find-page.ts'
import { createCachedCounts } from '../src/server/list/cached-counts.ts'
import { listProducts } from '../src/server/list/list-products.ts'
import { createSynonyms } from '../src/server/search/synonyms.ts'
import { aCatalogProduct } from './a-catalog-product.ts'
import { emptyTables, openDatabase, type TestDatabase } from './open-database.ts'

let database: TestDatabase
/** One for all tests: what it keeps must not outlive a change. */
const cached = createCachedCounts()
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database))

/** Home above Bath above Soap. */
const CATEGORIES = [
  { slug: 'home', names: { en: 'Home' } },
  { slug: 'bath', parentSlug: 'home', names: { en: 'Bath' } },
  { slug: 'soap', parentSlug: 'bath', names: { en: 'Soap' } },
  { slug: 'gifts', names: { en: 'Gifts' } },
]
const BELOW: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'bath', 'soap'],
  bath: ['bath', 'soap'],
  soap: ['soap'],
  gifts: ['gifts'],
  nowhere: [],
}

const EMPTY = parseFilterQuery('')
const toRequest = (query: Partial<FilterQuery>, rest: Partial<ListRequest> = {}): ListRequest => ({
  locale: 'en',
  currency: 'GBP',
  query: { ...EMPTY, ...query },
  pageSize: 3,
  ...rest,
})

const some = <T>(values: readonly T[]) => fc.subarray([...values])
const cards = fc
  .array(
    fc.record({
      name: fc.constantFrom('Oat Soap', 'oat brush', 'Älter', 'Étui 9', 'Etui 10', 'Zinc'),
      price: fc.constantFrom(1, 2.5, 6.5, 6.51, 19.99, 20),
      salePrice: fc.option(fc.constantFrom(0.99, 2), { nil: undefined }),
      scent: some(['Fig', 'Cedar', 'Rose']),
      size: some(['S', 'M']),
      isFilterable: fc.boolean(),
      categories: some(['home', 'bath', 'soap', 'gifts']),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ name, price, salePrice, scent, size, isFilterable, categories }, index) =>
      aProductPreview({
        id: `p${index}`,
        slug: `p-${index}`,
        name,
        price,
        sale: salePrice !== undefined,
        salePrice,
        purchaseOptions: {},
        categories: categories.map((slug) => ({ slug, name: slug.toUpperCase() })),
        attributes: [
          anAttribute({ id: 'scent', name: 'Scent', values: scent }),
          anAttribute({ id: 'size', name: 'Size', values: size, filterable: isFilterable }),
        ],
      }),
    ),
  )

const queries = fc.record({
  price: fc.option(
    fc
      .tuple(fc.constantFrom(0, 1, 2, 6.5), fc.constantFrom(2.5, 6.5, 20))
      .map(([min, max]) => ({ min, max: Math.max(min, max) })),
    { nil: undefined },
  ),
  categories: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, some(['bath', 'gifts', 'nowhere'])),
  attributes: fc.record(
    { scent: some(['Fig', 'Cedar', 'Nothing']), size: some(['S', 'M']), made: some(['UK']) },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 5 }),
})

/** What the domain's rules make of a list that is all at hand. */
function toExpected(products: readonly ProductPreview[], { query, category, pageSize }: ListRequest) {
  const below = category === undefined ? undefined : (BELOW[category] ?? [])
  const list = products.filter(
    (product) => below === undefined || product.categories.some(({ slug }) => below.includes(slug)),
  )
  const find = (rest: Partial<FilterQuery>) => applyFilters(list, { ...query, ...rest })
  const sorted = sortProducts(find({}), { sort: query.sort, locale: 'en' })
  const { items, count, page, pageCount } = getPage(sorted, { page: query.page, pageSize })
  const filters = getFilters(list).map(({ id, name, values }) => {
    const counted = getFilters(find({ attributes: { ...query.attributes, [id]: [] } }))
    return { id, name, values: toCounts(values, counted.find((one) => one.id === id)?.values ?? []) }
  })
  const categories = toCounts(getCategoryValues(list), getCategoryValues(find({ categories: [] })))
  const price = getPriceRange(find({ price: undefined }))
  return {
    ids: items.map(({ id }) => id),
    count,
    page,
    pageCount,
    filters: sortById(filters),
    categories,
    price,
  }
}

const toCounts = (values: readonly FilterValue[], counted: readonly FilterValue[]) =>
  sortByValue(
    values.map((one) => ({ ...one, count: counted.find(({ value }) => value === one.value)?.count ?? 0 })),
  )
const sortByValue = (values: readonly FilterValue[]) =>
  values.toSorted((left, right) => (left.value < right.value ? -1 : 1))
const sortById = <T extends { readonly id: string }>(filters: readonly T[]) =>
  filters.toSorted((left, right) => (left.id < right.id ? -1 : 1))

async function ask(request: ListRequest) {
  const { products, filters, categories, count, page, pageCount, price } = await listProducts(
    database.db,
    request,
    { synonyms: createSynonyms({}), cached },
  )
  return {
    ids: products.map(({ id }) => id),
    count,
    page,
    pageCount,
    filters: sortById(filters.map((filter) => ({ ...filter, values: sortByValue(filter.values) }))),
    categories: sortByValue(categories),
    price,
  }
}

const write = (products: readonly ProductPreview[]) =>
  writeProducts(
    database.db,
    products.map((card, position) => aCatalogProduct(card, { position })),
  )

describe('a list answers what the rules of the domain say of the same products', () => {
  test.each([true, false])('totals worked out ahead: %s', async (isRefreshed) => {
    await fc.assert(
      fc.asyncProperty(
        cards,
        fc.array(
          fc.record({
            query: queries,
            category: fc.option(fc.constantFrom(...Object.keys(BELOW)), { nil: undefined }),
          }),
          {
            minLength: 3,
            maxLength: 3,
          },
        ),
        async (products, requests) => {
          await emptyTables(database)
          await writeCategories(database.db, CATEGORIES)
          await write(products)
          if (isRefreshed) await refreshTotals(database.db, { factMinCount: 1, stepMinCount: 1 })
          const asked = requests.map(({ query, category }) => toRequest(query, { category }))
          const answers = await Promise.all(asked.map(ask))
          expect(answers).toEqual(asked.map((request) => toExpected(products, request)))
        },
      ),
      { numRuns: toRuns(60) },
    )
  })
})

test('orders by date and by rating; a single good review does not win', async () => {
  const products = ['old', 'young', 'middle'].map((id, index) =>
    aCatalogProduct(
      { id, slug: id },
      { position: index, createdAt: `20${[10, 25, 20][index]}-01-01T00:00:00Z` },
    ),
  )
  await writeProducts(database.db, products)
  await writeRatings(database.db, [
    { productId: 'old', average: 4.6, count: 80 },
    { productId: 'young', average: 5, count: 1 },
  ])
  for (const isRefreshed of [false, true]) {
    if (isRefreshed) await refreshTotals(database.db, { factMinCount: 1 })
    expect((await ask(toRequest({ sort: 'newest' }))).ids).toEqual(['young', 'middle', 'old'])
    expect((await ask(toRequest({ sort: 'rating' }))).ids).toEqual(['old', 'young', 'middle'])
  }
})

test('a page that is read in the order of all products is the page of the sorted list', async () => {
  await fc.assert(
    fc.asyncProperty(cards, fc.constantFrom(undefined, 1, 4, 9), async (products, deep) => {
      await emptyTables(database)
      await write(products)
      const audience = await findAudience(database.db, { locale: 'en', currency: 'GBP' })
      const condition = isFor(audience)
      const fromEnd = deep === undefined ? {} : { count: products.length, deepMinOffset: 0 }
      for (const sort of SORTS) {
        const window = { sort, audience, offset: deep ?? 1, limit: 4, condition }
        const all = { ...window, from: ENTRIES, popular: undefined }
        const sorted = await findPage(database.db, all)
        const everything = deep === undefined ? {} : { condition: undefined }
        const inOrder = await findPageInOrder(database.db, { ...window, ...fromEnd, ...everything })
        expect(inOrder).toEqual(sorted)
        expect(await findPage(database.db, { ...all, ...fromEnd })).toEqual(sorted)
      }
    }),
    { numRuns: toRuns(20) },
  )
})

test('a category is in the merchant’s order where it is known, then in that of all products', async () => {
  const categories = [{ slug: 'soap', name: 'Soap' }]
  await write(['a', 'b', 'c', 'd'].map((id) => aProductPreview({ id, slug: id, categories })))
  await writeCategoryOrder(database.db, 'soap', ['c', 'b', 'unknown'])
  const listing = await ask(toRequest({}, { category: 'soap', pageSize: 4 }))
  expect(listing.ids).toEqual(['c', 'b', 'a', 'd'])
})

test('a product that is unknown in the language or the currency is in no list of it', async () => {
  await write([aProductPreview({ id: 'a' })])
  await refreshTotals(database.db)
  expect((await ask(toRequest({}, { locale: 'fr' }))).count).toBe(0)
  expect((await ask(toRequest({}, { currency: 'EUR' }))).count).toBe(0)
})

test('a store may have any number of currencies, and lists go by the prices of each', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index)
  const toCards = (currency: number) =>
    ['a', 'b', 'c'].map((id, index) =>
      aProductPreview({ id, slug: id, price: 1 + ((index + currency) % 3), purchaseOptions: {} }),
    )
  const products = toCards(0).map((card, index) => {
    const prices = numbers.map((currency) => [`C${currency}`, toCards(currency)[index] ?? card])
    return aCatalogProduct(card, { position: index, prices: Object.fromEntries(prices) })
  })
  await writeProducts(database.db, products)
  for (const isRefreshed of [false, true]) {
    if (isRefreshed) await refreshTotals(database.db, { stepMinCount: 1 })
    for (const currency of [0, 11, 39])
      for (const query of [
        { sort: 'price-asc' },
        { sort: 'price-desc', price: { min: 2, max: 3 } },
      ] as const) {
        const request = toRequest(query, { currency: `C${currency}` })
        expect(await ask(request)).toEqual(toExpected(toCards(currency), request))
      }
  }
})

test('ratings of the shown cards come with them', async () => {
  await write([aProductPreview({ id: 'a' }), aProductPreview({ id: 'b' })])
  await writeRatings(database.db, [{ productId: 'a', average: 4.25, count: 8 }])
  const { ratings } = await listProducts(database.db, toRequest({}), { synonyms: createSynonyms({}) })
  expect(ratings).toEqual({ a: { average: 4.25, count: 8 } })
})
