import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toConnection, toWholeConnection } from './connection.ts'

const items = Array.from({ length: 32 }, (_, index) => index + 1)

test('a page has 15 entries by default', () => {
  const { count, page, pageCount, pages, results } = toConnection(items, {})
  expect({ count, page, pageCount, size: results.length }).toEqual({
    count: 32,
    page: 1,
    pageCount: 3,
    size: 15,
  })
  expect(pages).toEqual([
    { number: 1, start: 1, end: 15 },
    { number: 2, start: 16, end: 30 },
    { number: 3, start: 31, end: 32 },
  ])
})

test.each([
  [{ limit: 10, page: 4 }, [31, 32]],
  [{ limit: 10, page: 5 }, []],
  [{ limit: 0, page: 1 }, [1]],
  [{ limit: -3, page: -1 }, [1]],
  [{ limit: null, page: 3 }, [31, 32]],
])('%j → %j', (given, expected) => {
  expect(toConnection(items, given).results).toEqual(expected)
})

test('a page has at most 1000 entries: more are refused', () => {
  const many = Array.from({ length: 1500 }, (_, index) => index)
  expect(toConnection(many, { limit: 1000 }).results).toHaveLength(1000)
  expect(() => toConnection(many, { limit: 1001 })).toThrow('limit may be 1000 at most')
})

test('an empty list has no pages', () => {
  expect(toConnection([], {})).toEqual({ count: 0, page: 1, pageCount: 0, pages: [], results: [] })
  expect(toWholeConnection([])).toEqual({ count: 0, page: 1, pageCount: 0, pages: [], results: [] })
})

test('all pages together are the whole list', () => {
  assert(
    property(array(integer(), { maxLength: 60 }), integer({ min: 1, max: 20 }), (list, limit) => {
      const { pageCount, pages } = toConnection(list, { limit })
      const all = pages.flatMap(({ number }) => toConnection(list, { limit, page: number }).results)
      expect(all).toEqual(list)
      expect(pages.at(-1)?.end ?? 0).toBe(list.length)
      expect(toConnection(list, { limit, page: pageCount + 1 }).results).toEqual([])
    }),
  )
})
