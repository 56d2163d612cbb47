import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSort } from './sort.ts'

function sort<T extends Readonly<Record<string, unknown>>>(
  items: readonly T[],
  by: string | null,
  locale = 'en',
): readonly T[] {
  const order = parseSort(by, locale)
  if (!order.ok) throw new Error(order.error)
  return order.value(items, (item) => item)
}

const shelf = [
  { slug: 'b', price: 10, sale_price: null, name: 'Zèbre' },
  { slug: 'a', price: 9, sale_price: 5, name: 'eau' },
  { slug: 'c', price: 10, sale_price: 4, name: 'Été' },
]

describe('sort strings', () => {
  test.each([
    [null, 'b a c'],
    ['', 'b a c'],
    ['price', 'a b c'],
    ['price desc', 'b c a'],
    ['price DESC', 'b c a'],
    ['price descending, slug desc', 'c b a'],
    ['price ascending,slug desc', 'a c b'],
    ['salePrice', 'c a b'],
    ['sale_price desc', 'a c b'],
    ['unknown desc', 'b a c'],
    ['name asc', 'a c b'],
  ])('%s → %s', (by, expected) => {
    const slugs = sort(shelf, by, 'fr').map(({ slug }) => slug)
    expect(slugs.join(' ')).toBe(expected)
  })

  test('the error contains the term that cannot be read', () => {
    expect(parseSort('price sideways', 'en')).toEqual({
      ok: false,
      error: 'sort cannot be read at "price sideways"',
    })
    expect(parseSort('price; drop', 'en').ok).toBe(false)
  })
})

const item = record({
  price: option(integer({ min: 0, max: 5 })),
  name: string({ maxLength: 3 }),
  popularity: integer(),
})
const by = constantFrom(
  'price',
  'price desc',
  'name',
  'popularity desc',
  'price desc, name',
  'name desc, popularity',
)

describe('laws', () => {
  test('the result has every item, is the same when sorted again, and has records without a value last', () => {
    assert(
      property(array(item), by, (items, terms) => {
        const sorted = sort(items, terms)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(sorted).toHaveLength(items.length)
        expect(sort(sorted, terms)).toEqual(sorted)
        if (!terms.startsWith('price')) return
        const firstMissing = sorted.findIndex(({ price }) => price === null)
        expect(firstMissing === -1 || sorted.slice(firstMissing).every(({ price }) => price === null)).toBe(
          true,
        )
      }),
    )
  })

  test('neighbours are in the requested order', () => {
    assert(
      property(array(integer()), (prices) => {
        const sorted = sort(
          prices.map((price) => ({ price })),
          'price desc',
        )
        for (const [index, { price }] of sorted.entries())
          expect(price).toBeGreaterThanOrEqual(sorted[index + 1]?.price ?? price)
      }),
    )
  })
})
