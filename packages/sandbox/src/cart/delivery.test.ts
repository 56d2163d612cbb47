import { describe, expect, it } from 'vitest'
import type { StoreCurrency } from '../store/market.ts'
import { getDelivery, getDeliveryMethods, needsDelivery } from './delivery.ts'

const gbp: StoreCurrency = {
  code: 'GBP',
  name: 'Pound',
  symbol: '£',
  rate: 1,
  decimals: 2,
  priced: true,
  type: null,
}
const usd: StoreCurrency = { ...gbp, code: 'USD', symbol: '$', rate: 1.28 }
const jpy: StoreCurrency = { ...gbp, code: 'JPY', symbol: '¥', rate: 195.5, decimals: 0 }
const kwd: StoreCurrency = { ...gbp, code: 'KWD', symbol: 'KD', rate: 0.39, decimals: 3 }

describe('delivery', () => {
  it.each([
    ['GB', 2999, gbp, 395],
    ['GB', 3000, gbp, 0],
    ['GB', 0, gbp, 395],
    ['FR', 9999, gbp, 1200],
    ['FR', 10_000, gbp, 0],
    ['GB', 3799, usd, 506],
    ['GB', 3800, usd, 0],
    ['uk', 37, jpy, 772],
    ['uk', 38, jpy, 0],
    ['', 124_999, kwd, 4680],
    ['', 125_000, kwd, 0],
  ])('to %s for a cart of %i minor units in %o costs the agreed price', (country, net, currency, price) => {
    const methods = getDeliveryMethods({ country, net }, { currency, baseCurrency: gbp })
    expect(getDelivery(methods, 'standard')).toEqual({ service: 'standard', price })
  })

  it('has a price for express in the UK, else the standard price', () => {
    const methods = getDeliveryMethods({ country: 'GB', net: 9000 }, { currency: gbp, baseCurrency: gbp })
    expect(getDelivery(methods, 'express')).toEqual({ service: 'express', price: 695 })
    const abroad = getDeliveryMethods({ country: 'DE', net: 500 }, { currency: gbp, baseCurrency: gbp })
    expect(getDelivery(abroad, 'express')).toEqual({ service: 'standard', price: 1200 })
  })

  it.each([
    [{ delivery: 'shipment', tags: [] }, true],
    [{ delivery: 'subscription', tags: [] }, true],
    [{ delivery: 'subscription', tags: ['membership'] }, false],
    [{ delivery: 'giftcard', tags: [] }, false],
    [{ delivery: null, tags: [] }, false],
  ] as const)('is needed for %o: %s', (product, isNeeded) => {
    expect(needsDelivery(product)).toBe(isNeeded)
  })
})
