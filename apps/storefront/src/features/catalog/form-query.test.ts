import { toFilterQuery } from '@sorrel/domain/filters'
import { expect, test } from 'vitest'
import { toFormQuery } from './form-query.ts'

const BOUNDS = { min: 6, max: 24 }

test.each([
  [[], ''],
  [[['material', 'Cotton']], 'material=Cotton'],
  [
    [
      ['material', 'Cotton'],
      ['category', 'gifts'],
    ],
    'category=gifts&material=Cotton',
  ],
  [
    [
      ['price', '6'],
      ['price', '24'],
      ['sort', 'popular'],
    ],
    '',
  ],
  [
    [
      ['price', '10'],
      ['price', ''],
    ],
    'price=10&price=',
  ],
  [
    [
      ['price', ''],
      ['price', '12'],
      ['material', 'Linen'],
    ],
    'price=0&price=12&material=Linen',
  ],
] as const)('a form %j asks for %s: an empty price field is an open end', (fields, query) => {
  expect(toFilterQuery(toFormQuery(fields, { bounds: BOUNDS }))).toBe(query)
})
