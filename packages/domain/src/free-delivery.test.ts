import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addShownCurrencies,
  DEFAULT_FREE_DELIVERY,
  getFreeDeliveryProgress,
  getFreeDeliveryThreshold,
  getFreeDeliveryTotal,
} from './free-delivery.ts'

describe('getFreeDeliveryThreshold', () => {
  it.each([
    ['GB', 'GBP', 30],
    ['UK', 'gbp', 30],
    ['FR', 'GBP', 100],
    ['GB', 'EUR', 38],
    ['GB', 'USD', 38],
    ['DE', 'EUR', 125],
    ['', 'GBP', 100],
  ])('%s in %s is %i', (countryCode, currency, expected) => {
    expect(getFreeDeliveryThreshold({ countryCode, currency })).toBe(expected)
  })
})

it.each([
  ['GB', 'EUR', 35.1],
  ['DE', 'EUR', 117],
  ['GB', 'JPY', 5715],
  ['GB', 'USD', 38],
  ['FR', 'GBP', 100],
])('on a page for %s in %s it is the cart’s threshold, converted where that is only shown', (...place) => {
  const [countryCode, currency, expected] = place
  const rules = addShownCurrencies(DEFAULT_FREE_DELIVERY, {
    currency: 'GBP',
    currencies: [
      { code: 'GBP', symbol: '£', decimals: 2, priced: true },
      { code: 'EUR', symbol: '€', decimals: 2, priced: false, type: 'display', rate: 1.17 },
      { code: 'JPY', symbol: '¥', decimals: 0, priced: false, type: 'display', rate: 190.49 },
      { code: 'USD', symbol: '$', decimals: 2, priced: true, rate: 1.27 },
    ],
  })
  expect(getFreeDeliveryThreshold({ countryCode, currency }, rules)).toBe(expected)
})

describe('getFreeDeliveryProgress', () => {
  it.each([
    ['nothing', 0, 30, { remaining: 30, ratio: 0, reached: false }],
    ['half', 15, 30, { remaining: 15, ratio: 0.5, reached: false }],
    ['a penny short', 29.99, 30, { remaining: 0.01, ratio: 29.99 / 30, reached: false }],
    ['exactly', 30, 30, { remaining: 0, ratio: 1, reached: true }],
    ['beyond', 45, 30, { remaining: 0, ratio: 1, reached: true }],
    ['below nothing', -5, 30, { remaining: 30, ratio: 0, reached: false }],
    ['no threshold', 0, 0, { remaining: 0, ratio: 1, reached: true }],
  ])('%s', (_name, total, threshold, expected) => {
    expect(getFreeDeliveryProgress({ total, threshold })).toEqual(expected)
  })

  it('has a ratio from 0 to 1 that is 1 only when reached', () => {
    const amount = fc.integer({ min: -10_000, max: 50_000 }).map((minor) => minor / 100)
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 200 }), (total, threshold) => {
        const progress = getFreeDeliveryProgress({ total, threshold })
        expect(progress.ratio).toBeGreaterThanOrEqual(0)
        expect(progress.ratio).toBeLessThanOrEqual(1)
        expect(progress.ratio === 1).toBe(progress.reached)
        expect(progress.remaining === 0).toBe(progress.reached)
      }),
    )
  })
})

it('counts in whatever digits the amounts have', () => {
  expect(getFreeDeliveryProgress({ total: 124.996, threshold: 125 }).reached).toBe(false)
  expect(getFreeDeliveryTotal({ subTotal: 40.005, discountTotal: 0.001 })).toBe(40.004)
})

describe('getFreeDeliveryTotal', () => {
  it.each([
    [{ subTotal: 40, discountTotal: 10.1 }, 29.9],
    [{ subTotal: 40, discountTotal: 0 }, 40],
    [{ subTotal: 5, discountTotal: 8 }, 0],
  ])('%j', (cart, expected) => {
    expect(getFreeDeliveryTotal(cart)).toBe(expected)
  })
})
