import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getStockItem, getStockStatus, hasEnoughStock, isStockLimited } from './stock.ts'

const limited = { stockTracking: true, stockPurchasable: false }
const backorder = { stockTracking: true, stockPurchasable: true }
const untracked = { stockTracking: false, stockPurchasable: false }
const untrackedPurchasable = { stockTracking: false, stockPurchasable: true }

describe('isStockLimited', () => {
  it.each([
    ['tracked', limited, true],
    ['tracked, purchasable beyond zero', backorder, false],
    ['not tracked', untracked, false],
    ['not tracked, purchasable', untrackedPurchasable, false],
  ])('%s', (_name, item, expected) => {
    expect(isStockLimited(item)).toBe(expected)
  })
})

describe('getStockStatus', () => {
  it.each([
    ['plenty', { ...limited, stockLevel: 24, lowStockIndicator: 5 }, 'in-stock'],
    ['one above the indicator', { ...limited, stockLevel: 6, lowStockIndicator: 5 }, 'in-stock'],
    ['at the indicator', { ...limited, stockLevel: 5, lowStockIndicator: 5 }, 'low-stock'],
    ['below the indicator', { ...limited, stockLevel: 1, lowStockIndicator: 5 }, 'low-stock'],
    ['none left', { ...limited, stockLevel: 0, lowStockIndicator: 5 }, 'out-of-stock'],
    ['oversold', { ...limited, stockLevel: -2, lowStockIndicator: 5 }, 'out-of-stock'],
    ['no indicator: no low state', { ...limited, stockLevel: 1 }, 'in-stock'],
    ['none left, no indicator', { ...limited, stockLevel: 0 }, 'out-of-stock'],
    [
      'indicator 0 is never reached above zero',
      { ...limited, stockLevel: 1, lowStockIndicator: 0 },
      'in-stock',
    ],
    ['level unknown', { ...limited, lowStockIndicator: 5 }, 'in-stock'],
    ['purchasable at zero', { ...backorder, stockLevel: 0, lowStockIndicator: 5 }, 'in-stock'],
    ['not tracked at zero', { ...untracked, stockLevel: 0, lowStockIndicator: 5 }, 'in-stock'],
  ] as const)('%s', (_name, item, expected) => {
    expect(getStockStatus(item)).toBe(expected)
  })
})

describe('hasEnoughStock', () => {
  it.each([
    ['fits exactly', { requested: 2, inCart: 3, item: { ...limited, stockLevel: 5 } }, true],
    ['one too many', { requested: 3, inCart: 3, item: { ...limited, stockLevel: 5 } }, false],
    ['first add beyond the level', { requested: 6, inCart: 0, item: { ...limited, stockLevel: 5 } }, false],
    ['level unknown, the first', { requested: 1, inCart: 0, item: limited }, true],
    ['level unknown, the second', { requested: 1, inCart: 1, item: limited }, false],
    ['none left', { requested: 1, inCart: 0, item: { ...limited, stockLevel: 0 } }, false],
    ['purchasable beyond zero', { requested: 50, inCart: 50, item: { ...backorder, stockLevel: 0 } }, true],
    ['not tracked', { requested: 50, inCart: 50, item: { ...untracked, stockLevel: 1 } }, true],
  ])('%s', (_name, question, expected) => {
    expect(hasEnoughStock(question)).toBe(expected)
  })

  it('never lets a cart of limited stock grow beyond the level', () => {
    const quantity = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(quantity, fc.nat(200), fc.nat(200), (requested, inCart, stockLevel) => {
        const enough = hasEnoughStock({ requested, inCart, item: { ...limited, stockLevel } })
        expect(enough).toBe(requested + inCart <= stockLevel)
      }),
    )
  })
})

describe('getStockItem', () => {
  const product = { ...limited, stockLevel: 10, name: 'Soap' }

  it.each([
    ['the product without a variant', undefined, 10],
    ['the variant level wins', { stockLevel: 0 }, 0],
    ['the product never stands in for a variant without a level', {}, undefined],
  ])('%s', (_name, variant, stockLevel) => {
    expect(getStockItem(product, variant)).toEqual({ ...limited, stockLevel })
  })
})
