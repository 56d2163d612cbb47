import { expect, test } from 'vitest'
import { getFilledPercent } from './star-shape.ts'

test.each([
  [0, 0],
  [4, 80],
  [4.4, 88],
  [4.7, 94],
  [5, 100],
  [7, 100],
  [-1, 0],
])('a rating of %d fills %i percent of the stars', (value, percent) => {
  expect(getFilledPercent(value)).toBe(percent)
})
