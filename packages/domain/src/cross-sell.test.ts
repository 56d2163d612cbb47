import { expect, it } from 'vitest'
import { getCrossSellPrice } from './cross-sell.ts'
import type { CrossSell } from './product.ts'
import { aCrossSell, aProductPreview } from './testing.ts'

const cases: readonly [string, Partial<CrossSell>, object][] = [
  ['percent', { discountType: 'percent', discountPercent: 20 }, { price: 6.8, origPrice: 8.5 }],
  ['amount', { discountType: 'amount', discountAmount: 2 }, { price: 6.5, origPrice: 8.5 }],
  [
    'an amount beyond the price',
    { discountType: 'amount', discountAmount: 20 },
    { price: 0, origPrice: 8.5 },
  ],
  ['none', { discountType: 'none', discountPercent: 20, discountAmount: 2 }, { price: 8.5 }],
  ['nothing off', { discountType: 'percent', discountPercent: 0 }, { price: 8.5 }],
]

it.each([
  [0, 1234, 1111],
  [2, 12.34, 11.11],
  [3, 1.234, 1.111],
])('counts in the digits of the currency: %i', (decimals, price, expected) => {
  const off = { discountType: 'percent', discountPercent: 10 } as const
  const crossSell = aCrossSell({ ...off, product: aProductPreview({ price }) })
  expect(getCrossSellPrice(crossSell, decimals).price).toBe(expected)
})

it.each(cases)('%s', (_name, overrides, expected) => {
  const product = aProductPreview({ price: 8.5 })
  expect(getCrossSellPrice(aCrossSell({ product, ...overrides }), 2)).toEqual({
    currency: 'GBP',
    trialDays: 0,
    ...expected,
  })
})
