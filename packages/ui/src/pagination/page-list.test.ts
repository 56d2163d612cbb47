import { expect, test } from 'vitest'
import { getPageList } from './page-list.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 4, [1, 2, 3, 4]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i', (page, count, list) => {
  expect(getPageList(page, count)).toEqual(list)
})
