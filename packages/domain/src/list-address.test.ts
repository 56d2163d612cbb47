import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FilterQuery, parseFilterQuery, type Sort, SORTS, toFilterQuery } from './filters.ts'
import { RESERVED_FILTER_KEYS } from './filters/filter.ts'
import {
  getListIndexing,
  type ListScope,
  parseListQuery,
  parseListWords,
  toListAddress,
  toOneSpelling,
} from './list-address.ts'

describe('toListAddress', () => {
  it.each([
    [{}, '', '/products'],
    [{}, 'sort=name', '/products?sort=name'],
    [{ search: 'a & b' }, '', '/products?q=a+%26+b'],
    [{ search: 'soap' }, 'page=2', '/products?q=soap&page=2'],
    [{ category: 'gifts' }, 'category=bath', '/products?category=bath'],
  ])('%j with %j is at %s', (scope, filters, address) => {
    expect(toListAddress({ path: '/products', scope, query: parseFilterQuery(filters) })).toBe(address)
  })
})

describe('parseListQuery', () => {
  it.each([
    ['scent=rose&page=2&scent=lime', 'scent=lime&scent=rose&page=2'],
    ['sort=price-asc&utm_source=mail', 'sort=price-asc'],
    ['price=10&price=5&x=1', 'price=5&price=10'],
    ['category=gifts&category=bath', 'category=bath&category=gifts'],
    ['sort=popular&page=1&price=x', ''],
  ])('%s is written %s', (fields, query) => {
    expect(toFilterQuery(parseListQuery(fields, (id) => id === 'scent'))).toBe(query)
  })

  it('takes every field for a filter where nobody says which are', () => {
    expect(parseListQuery('utm_source=mail').attributes).toEqual({ utm_source: ['mail'] })
  })
})

const words = fc.string({ minLength: 1 })
const key = words.filter((name) => !RESERVED_FILTER_KEYS.includes(name))
const price = fc
  .tuple(fc.nat(100_000), fc.nat(100_000))
  .map((bounds) => ({ min: Math.min(...bounds) / 100, max: Math.max(...bounds) / 100 }))
const queries: fc.Arbitrary<FilterQuery> = fc
  .record({
    price: fc.option(price, { nil: undefined }),
    categories: fc.uniqueArray(words),
    attributes: fc.dictionary(key, fc.uniqueArray(words, { minLength: 1 })),
    sort: fc.constantFrom<Sort>(...SORTS),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ price: range, attributes, ...rest }) => ({
    ...rest,
    attributes: { ...attributes },
    ...(range && { price: range }),
  }))

describe('an address', () => {
  it('is read as it was written, the words of a search among it', () => {
    const search = fc.option(words, { nil: undefined })
    fc.assert(
      fc.property(queries, search, (query, found) => {
        const address = toListAddress({ path: '/p', scope: { search: found }, query })
        const text = address.slice('/p'.length)
        expect(parseListQuery(text)).toEqual(toOneSpelling(query))
        expect(parseListWords(text)).toBe((found ?? '').trim().slice(0, 100))
      }),
    )
  })

  it('of equal lists is one text', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const turned = {
          ...query,
          categories: query.categories.toReversed(),
          attributes: Object.fromEntries(
            Object.entries(query.attributes)
              .toReversed()
              .map(([id, values]) => [id, values.toReversed()]),
          ),
        }
        expect(toFilterQuery(toOneSpelling(turned))).toBe(toFilterQuery(toOneSpelling(query)))
      }),
    )
  })
})

describe('parseListWords', () => {
  it.each([
    ['q=oat+soap&page=2', 'oat soap'],
    ['?q=%20soap%20', 'soap'],
    ['page=2', ''],
    ['q=', ''],
    [`q=${'x'.repeat(120)}`, 'x'.repeat(100)],
  ])('%s holds the words %j', (query, expected) => {
    expect(parseListWords(query)).toBe(expected)
  })
})

describe('getListIndexing', () => {
  const HIDDEN = { isIndexed: false, canonical: '' }
  const cases: readonly [string, number, ListScope, ReturnType<typeof getListIndexing>][] = [
    ['', 1, {}, { isIndexed: true, canonical: '' }],
    ['', 1, { category: 'gifts' }, { isIndexed: true, canonical: '' }],
    ['page=3', 3, {}, { isIndexed: true, canonical: 'page=3', titlePage: 3 }],
    ['page=3', 3, { category: 'gifts' }, { isIndexed: true, canonical: 'page=3', titlePage: 3 }],
    ['page=99', 4, {}, { isIndexed: true, canonical: 'page=4', titlePage: 4 }],
    ['page=99', 1, {}, { isIndexed: true, canonical: '' }],
    ['sort=name', 1, {}, HIDDEN],
    ['sort=popular', 1, {}, { isIndexed: true, canonical: '' }],
    ['sort=newest&page=2', 2, {}, HIDDEN],
    ['scent=Fig', 1, {}, HIDDEN],
    ['scent=Fig&page=2', 2, {}, HIDDEN],
    ['category=gifts', 1, {}, HIDDEN],
    ['price=1&price=', 1, {}, HIDDEN],
    ['', 1, { search: 'soap' }, HIDDEN],
    ['page=2', 2, { search: 'soap' }, HIDDEN],
  ]

  it.each(cases)('%j showing page %i of %j', (query, page, scope, expected) => {
    expect(getListIndexing({ query: parseFilterQuery(query), page, scope })).toEqual(expected)
  })
})
