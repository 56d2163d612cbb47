import { expect, it } from 'vitest'
import { FALLBACK_CATEGORIES, FALLBACK_CATEGORY_CONTENT, parseProductsPerRow } from './category.ts'

it.each([
  [2, 2],
  [5, 5],
  [1, 2],
  [9, 5],
  ['4', 4],
  [' 5 ', 5],
  ['4.9', 4],
  ['', 3],
  [' ', 3],
  ['many', 3],
  [undefined, 3],
  [null, 3],
  [true, 3],
  [Number.NaN, 3],
])('reads %j as %i products in a row', (value, expected) => {
  expect(parseProductsPerRow(value)).toBe(expected)
})

it('falls back to Bath & Body and Gifts, four in a row', () => {
  expect(FALLBACK_CATEGORIES.map((category): string => category.slug)).toEqual(['bath-body', 'gifts'])
  expect(FALLBACK_CATEGORY_CONTENT.productsPerRow).toBe(4)
})
