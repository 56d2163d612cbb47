import { expect, test } from 'vitest'
import { toRegion } from './to-region.ts'

test.each([
  ['US', 'texas', 'TX'],
  ['us', ' new  york ', 'NY'],
  ['US', 'ca', 'CA'],
  ['US', 'Somewhere', 'Somewhere'],
  ['CA', 'ontario', 'ontario'],
])('a region of %s that was typed as %j is %j', (country, typed, written) => {
  expect(toRegion(country, typed)).toBe(written)
})
