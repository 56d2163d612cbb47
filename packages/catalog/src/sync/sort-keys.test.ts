import { array, assert, constant, integer, oneof, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { toSortKeys } from './sort-keys.ts'

test.each([
  ['new products have room between them', [undefined, undefined], 0, [1000, 2000]],
  ['known ones stay', [1000, 2000, 3000], 0, [1000, 2000, 3000]],
  ['a new one comes between two', [1000, undefined, 2000], 0, [1000, 1500, 2000]],
  ['a new one at the end comes close behind', [1000, undefined], 0, [1000, 1001]],
  [
    'one that has moved to the front is the only one to move',
    [9000, 1000, 2000, 3000],
    0,
    [500, 1000, 2000, 3000],
  ],
  ['a key before the earlier page does not count', [500, 7000], 6000, [6500, 7000]],
  ['without room everything behind moves', [10, undefined, 11], 0, [10, 1010, 2010]],
  ['nothing', [], 5, []],
])('%s', (_, known, previous, expected) => {
  expect(toSortKeys(known, previous)).toEqual(expected)
})

test('keys rise, and lists that have only lost products keep all of theirs', () => {
  const key = oneof(constant(undefined), integer({ min: 0, max: 50 }))
  assert(
    property(array(key, { maxLength: 30 }), integer({ min: -1, max: 30 }), (known, previous) => {
      const keys = toSortKeys(known, previous)
      expect(keys).toHaveLength(known.length)
      for (const [index, one] of keys.entries()) expect(one).toBeGreaterThan(keys[index - 1] ?? previous)
    }),
  )
  assert(
    property(uniqueArray(integer({ min: 0, max: 1000 })), (list) => {
      const sorted = list.toSorted((left, right) => left - right)
      expect(toSortKeys(sorted, -1)).toEqual(sorted)
    }),
  )
})
