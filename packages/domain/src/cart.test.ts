import { describe, expect, it } from 'vitest'
import { formatCartCount, getCartCount, getEmptyCart } from './cart.ts'
import { aCart, aCartItem } from './testing.ts'

describe('the count', () => {
  it('adds up pieces over all lines', () => {
    expect(getCartCount(aCart({ items: [aCartItem({ quantity: 2 }), aCartItem({ quantity: 3 })] }))).toBe(5)
    expect(getCartCount(getEmptyCart('GBP'))).toBe(0)
  })

  it.each([
    [0, '0'],
    [1, '1'],
    [998, '998'],
    [999, '999'],
    [1000, '999+'],
    [25_000, '999+'],
  ])('shows %i as %s', (count, expected) => {
    expect(formatCartCount(count)).toBe(expected)
  })
})

describe('an empty cart', () => {
  it('leads nowhere and costs nothing', () => {
    expect(getEmptyCart('EUR')).toMatchObject({
      checkoutId: null,
      checkoutUrl: '#',
      currency: 'EUR',
      grandTotal: 0,
      captureTotal: 0,
    })
  })
})
