import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getBundleSaving, getBundleStock, getMissingParts } from './bundle.ts'
import type { StockTracked } from './product.ts'
import { getStockStatus } from './stock.ts'

const limited = { stockTracking: true, stockPurchasable: false }
const backorder = { stockTracking: true, stockPurchasable: true }
const untracked = { stockTracking: false, stockPurchasable: false }
const of = (stockLevel: number | undefined, quantity = 1, stock = limited) => ({
  ...stock,
  stockLevel,
  quantity,
})

describe('getBundleStock', () => {
  it.each([
    ['the scarcest part limits', untracked, [of(7, 2), of(9)], { ...limited, stockLevel: 3 }],
    ['its own stock limits too', { ...limited, stockLevel: 2 }, [of(9)], { ...limited, stockLevel: 2 }],
    ['a part that is missing', untracked, [of(1, 2), of(9)], { ...limited, stockLevel: 0 }],
    ['oversold', untracked, [of(-2)], { ...limited, stockLevel: 0 }],
    ['parts that are not tracked', untracked, [of(0, 1, untracked)], { ...untracked, stockLevel: undefined }],
    ['sold beyond zero', untracked, [of(4), of(0, 1, backorder)], { ...limited, stockLevel: 4 }],
    ['only parts sold beyond zero', untracked, [of(0, 1, backorder)], { ...backorder, stockLevel: 0 }],
    ['an unknown level', untracked, [of(undefined), of(9)], { ...limited, stockLevel: undefined }],
    ['an unknown level, another at zero', untracked, [of(undefined), of(0)], { ...limited, stockLevel: 0 }],
    ['no parts', { ...limited, stockLevel: 5 }, [], { ...limited, stockLevel: 5 }],
  ] as const)('%s', (_name, own, parts, expected) => {
    expect(getBundleStock(own, parts)).toEqual(expected)
  })

  const stock = fc.record({
    stockTracking: fc.boolean(),
    stockPurchasable: fc.boolean(),
    stockLevel: fc.option(fc.integer({ min: -3, max: 40 }), { nil: undefined }),
  })
  const parts = fc.array(
    fc.tuple(stock, fc.integer({ min: 1, max: 5 })).map(([level, quantity]) => ({ ...level, quantity })),
    { maxLength: 5 },
  )

  it('is in stock exactly when it and each part are, and what it promises can be packed', () => {
    fc.assert(
      fc.property(stock, parts, (own: StockTracked, list) => {
        const bundle = getBundleStock(own, list)
        const isOut = getStockStatus(own) === 'out-of-stock' || getMissingParts(list).length > 0
        expect(getStockStatus(bundle) === 'out-of-stock').toBe(isOut)
        const made = bundle.stockLevel ?? 0
        for (const part of list.filter((one) => one.stockTracking && !one.stockPurchasable))
          expect(made * part.quantity).toBeLessThanOrEqual(Math.max(0, part.stockLevel ?? Infinity))
      }),
    )
  })
})

describe('getMissingParts', () => {
  it('names the parts of which there are too few for one bundle', () => {
    const [soap, cloth] = [of(1, 2), of(0)]
    expect(getMissingParts([soap, of(2, 2), of(undefined), cloth, of(0, 1, backorder)])).toEqual([
      soap,
      cloth,
    ])
  })
})

describe('getBundleSaving', () => {
  const bundle = { price: 20, currency: 'GBP' }
  const at = (price: number | undefined, quantity = 1, currency = 'GBP') => ({ price, quantity, currency })

  it.each([
    ['cheaper than apart', [at(6.55, 2), at(10.1)], { apart: 23.2, saving: 3.2 }],
    ['as dear as apart', [at(10, 2)], undefined],
    ['dearer than apart', [at(5)], undefined],
    ['a part without a price', [at(30), at(undefined)], undefined],
    ['a part in other money', [at(30), at(5, 1, 'EUR')], undefined],
    ['no parts', [], undefined],
  ])('%s', (_name, list, expected) => {
    expect(getBundleSaving(bundle, list)).toEqual(expected)
  })

  it('is what apart costs more, and above zero', () => {
    const money = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100)
    const list = fc.array(fc.record({ price: money, quantity: fc.integer({ min: 1, max: 9 }) }))
    fc.assert(
      fc.property(money, list, (price, parts) => {
        const found = getBundleSaving(
          { price, currency: 'GBP' },
          parts.map((part) => at(part.price, part.quantity)),
        )
        if (found === undefined) return
        expect(found.saving).toBeGreaterThan(0)
        expect(found.apart).toBeCloseTo(price + found.saving, 6)
      }),
    )
  })
})
