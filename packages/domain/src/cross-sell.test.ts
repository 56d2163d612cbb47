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

it('counts in the digits of the currency', () => {
  const off = { discountType: 'percent', discountPercent: 10 } as const
  const inYen = aCrossSell({ ...off, product: aProductPreview({ price: 1234, currency: 'JPY' }) })
  expect(getCrossSellPrice(inYen).price).toBe(1111)
})

it.each(cases)('%s', (_name, overrides, expected) => {
  const product = aProductPreview({ price: 8.5 })
  expect(getCrossSellPrice(aCrossSell({ product, ...overrides }))).toEqual({ trialDays: 0, ...expected })
})
