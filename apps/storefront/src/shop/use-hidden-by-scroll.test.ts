import { expect, test } from 'vitest'
import { AT_TOP, watchScroll } from './use-hidden-by-scroll.ts'

const scroll = (...positions: readonly number[]) => positions.reduce(watchScroll, AT_TOP).isHidden

test.each([
  ['stays while the page has moved less than 200 px', [199], false],
  ['stays near the top', [150, 200], false],
  ['hides after 200 px down', [150, 350], true],
  ['hides by many small steps as by one', [50, 100, 150, 199, 201, 230], true],
  ['stays hidden on a short way back', [600, 450], true],
  ['shows after 200 px up', [1000, 900, 800], false],
  ['shows near the top, however short the way', [260, 190], false],
  ['hides anew 200 px after it turned, not after it showed', [1000, 800, 990], false],
  ['hides again', [1000, 800, 1000], true],
])('the header %s', (_, positions, isHidden) => {
  expect(scroll(...positions)).toBe(isHidden)
})
