import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_PAGE_SIZE, getPage, LISTING_PAGE_SIZE } from './paging.ts'

const items = Array.from({ length: 91 }, (_, index) => index)

describe('getPage', () => {
  it.each([
    ['the first', 1, { page: 1, first: 0, length: 25 }],
    ['the last', 4, { page: 4, first: 75, length: 16 }],
    ['beyond the last', 9, { page: 4, first: 75, length: 16 }],
    ['before the first', 0, { page: 1, first: 0, length: 25 }],
    ['negative', -3, { page: 1, first: 0, length: 25 }],
    ['a fraction', 2.9, { page: 2, first: 25, length: 25 }],
    ['not a number', Number.NaN, { page: 1, first: 0, length: 25 }],
  ])('%s', (_name, page, expected) => {
    const result = getPage(items, { page })
    expect({ page: result.page, first: result.items[0], length: result.items.length }).toEqual(expected)
    expect(result).toMatchObject({ pageCount: 4, count: 91 })
  })

  it('has one empty page of nothing', () => {
    expect(getPage([], { page: 3 })).toEqual({ items: [], page: 1, pageCount: 1, count: 0 })
  })

  it('takes at least one item a page', () => {
    expect(getPage(items, { page: 91, pageSize: 0 }).items).toEqual([90])
  })

  it('reaches every item exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (list, pageSize) => {
        const pages = Array.from({ length: Math.max(1, Math.ceil(list.length / pageSize)) }, (_, index) =>
          getPage(list, { page: index + 1, pageSize }),
        )
        expect(pages.flatMap((page) => page.items)).toEqual(list)
      }),
    )
  })
})

it('has the sizes of the decisions', () => {
  expect([LISTING_PAGE_SIZE, CATEGORY_PAGE_SIZE]).toEqual([25, 20])
})
