import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCartCount, readCookie } from './cart-marks.ts'

describe('cookies that page code may read', () => {
  test.each([
    ['', 0],
    ['cart-count=3', 3],
    ['currency=GBP; cart-count=12; session-mark=x', 12],
    ['not-cart-count=3', 0],
    ['cart-count=', 0],
    ['cart-count=-1', 0],
    ['cart-count=many', 0],
  ])('%j holds %d pieces', (cookies, count) => {
    expect(parseCartCount(cookies)).toBe(count)
  })

  test('a mark is found by its name, and nothing throws', () => {
    expect(readCookie('cart-count=1; session-mark=a=b', 'session-mark')).toBe('a=b')
    fc.assert(fc.property(fc.string(), (cookies) => parseCartCount(cookies) >= 0))
  })
})
