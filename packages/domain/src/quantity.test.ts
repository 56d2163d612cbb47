import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampQuantity, getQuantityRange } from './quantity.ts'

const limited = { stockTracking: true, stockPurchasable: false }

describe('getQuantityRange', () => {
  it.each([
    ['not tracked', { stockTracking: false, stockPurchasable: false, stockLevel: 3 }, { min: 1, max: 99 }],
    [
      'purchasable beyond stock',
      { stockTracking: true, stockPurchasable: true, stockLevel: 3 },
      { min: 1, max: 99 },
    ],
    ['limited', { ...limited, stockLevel: 24 }, { min: 1, max: 24 }],
    ['limited beyond 99', { ...limited, stockLevel: 400 }, { min: 1, max: 400 }],
    ['limited, level unknown', limited, { min: 1, max: 1 }],
    ['limited, none left', { ...limited, stockLevel: 0 }, { min: 1, max: 1 }],
    ['own minimum', { ...limited, stockLevel: 24, minQuantity: 6 }, { min: 6, max: 24 }],
    ['own minimum above the level', { ...limited, stockLevel: 2, minQuantity: 6 }, { min: 6, max: 6 }],
    ['minimum 0 counts as 1', { ...limited, stockLevel: 2, minQuantity: 0 }, { min: 1, max: 2 }],
    ['part of a piece left', { ...limited, stockLevel: 2.7, minQuantity: 1.9 }, { min: 1, max: 2 }],
  ])('%s', (_name, item, expected) => {
    expect(getQuantityRange(item)).toEqual(expected)
  })
})

describe('clampQuantity', () => {
  it.each([
    ['inside', 5, 5],
    ['at the minimum', 2, 2],
    ['at the maximum', 9, 9],
    ['below', 1, 2],
    ['negative', -4, 2],
    ['above', 10, 9],
    ['endless', Number.POSITIVE_INFINITY, 9],
    ['a fraction', 4.9, 4],
    ['text', '7', 7],
    ['text with blanks', ' 7 ', 7],
    ['empty text', '', 2],
    ['blank text', '  ', 2],
    ['no number', 'seven', 2],
    ['number and more', '7 pieces', 2],
    ['NaN', Number.NaN, 2],
    ['null', null, 2],
    ['undefined', undefined, 2],
    ['true', true, 2],
    ['a list', [5], 2],
  ])('%s', (_name, value, expected) => {
    expect(clampQuantity(value, { min: 2, max: 9 })).toBe(expected)
  })

  const ranges = fc
    .record({ stockTracking: fc.boolean(), stockPurchasable: fc.boolean() })
    .chain((flags) =>
      fc.record({
        stockTracking: fc.constant(flags.stockTracking),
        stockPurchasable: fc.constant(flags.stockPurchasable),
        stockLevel: fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined }),
        minQuantity: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
      }),
    )
    .map(getQuantityRange)

  it('always gives a whole number inside the range, and the same one again', () => {
    fc.assert(
      fc.property(fc.anything(), ranges, (value, range) => {
        const quantity = clampQuantity(value, range)
        expect(Number.isInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(range.min)
        expect(quantity).toBeLessThanOrEqual(range.max)
        expect(clampQuantity(quantity, range)).toBe(quantity)
      }),
    )
  })

  it('changes nothing that is already inside', () => {
    fc.assert(
      fc.property(ranges, fc.nat(), (range, offset) => {
        const quantity = range.min + (offset % (range.max - range.min + 1))
        expect(clampQuantity(quantity, range)).toBe(quantity)
      }),
    )
  })
})
