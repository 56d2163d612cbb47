import { expect, test } from 'vitest'
import { getFilledStars } from './star-shape.ts'

test.each([
  [0, 0],
  [4, 4],
  [4.4, 4],
  [4.5, 4],
  [4.51, 5],
  [4.8, 5],
  [7, 5],
  [-1, 0],
])('%d shows %i stars (a fraction above one half counts)', (value, stars) => {
  expect(getFilledStars(value)).toBe(stars)
})
