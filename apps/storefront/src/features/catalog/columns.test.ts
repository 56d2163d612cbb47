import { expect, test } from 'vitest'
import { hasOpenRow } from './columns.ts'

test.each([
  [12, 4, false],
  [24, 3, false],
  [25, 4, true],
  // Full in a wide window, short on a tablet.
  [8, 4, true],
  [12, 5, true],
  [30, 5, false],
  [8, 2, false],
  [7, 2, true],
])('%i products, %i in a row: a short last row is %s', (count, perRow, isOpen) => {
  expect(hasOpenRow(count, perRow)).toBe(isOpen)
})
