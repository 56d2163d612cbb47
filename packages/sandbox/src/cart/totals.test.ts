import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getEach, getIncludedTax, getLineTotals, getTotals } from './totals.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  isTrial: fc.boolean(),
})
const cart = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  shipmentTotal: fc.integer({ min: 0, max: 5000 }),
  giftcardBalance: fc.integer({ min: 0, max: 50_000 }),
})

describe('the tax inside a price', () => {
  it.each([
    [0, 0],
    [120, 20],
    [650, 108],
    [3000, 500],
    [3, 1],
    [2, 0],
  ])('of %i is %i', (amount, tax) => {
    expect(getIncludedTax(amount)).toBe(tax)
  })
})

describe('a line', () => {
  it.each([
    [{ quantity: 2, price: 650, isTrial: false }, 0, { priceTotal: 1300, discountTotal: 0, taxTotal: 217 }],
    [{ quantity: 3, price: 333, isTrial: false }, 10, { priceTotal: 999, discountTotal: 100, taxTotal: 150 }],
    [{ quantity: 4, price: 855, isTrial: true }, 50, { priceTotal: 0, discountTotal: 0, taxTotal: 0 }],
    [{ quantity: 1, price: 500, isTrial: false }, 100, { priceTotal: 500, discountTotal: 500, taxTotal: 0 }],
  ])('%o at %i percent off', (given, percent, totals) => {
    expect(getLineTotals(given, percent)).toEqual(totals)
  })

  it('divides a total among its pieces without exceeding it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 9999 }), (total, quantity) => {
        const each = getEach(total, quantity)
        expect(each * quantity).toBeLessThanOrEqual(total)
        expect((each + 1) * quantity).toBeGreaterThan(total)
      }),
    )
  })
})

describe('a cart', () => {
  it('is the sum of its lines, delivery, discount and gift cards', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const totals = getTotals(given)
        const lines = given.lines.map((each) => getLineTotals(each, given.discountPercent))
        expect(totals.subTotal).toBe(lines.reduce((sum, { priceTotal }) => sum + priceTotal, 0))
        expect(totals.discountTotal).toBe(lines.reduce((sum, { discountTotal }) => sum + discountTotal, 0))
        expect(totals.itemTax).toBe(lines.reduce((sum, { taxTotal }) => sum + taxTotal, 0))
        expect(totals.taxTotal).toBe(totals.itemTax + totals.shipmentTax)
        expect(totals.grandTotal).toBe(totals.subTotal - totals.discountTotal + totals.shipmentTotal)
        expect(totals.captureTotal).toBe(totals.grandTotal - totals.giftcardTotal)
      }),
    )
  })

  it('has a total of at least 0, uses a gift card only for the amount due, and has whole amounts', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const totals = getTotals(given)
        expect(Object.values(totals).every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        expect(totals.giftcardTotal).toBeLessThanOrEqual(given.giftcardBalance)
        expect(totals.discountTotal).toBeLessThanOrEqual(totals.subTotal)
      }),
    )
  })

  it('has totals of 0 when it is empty', () => {
    const totals = getTotals({ lines: [], discountPercent: 10, shipmentTotal: 0, giftcardBalance: 2500 })
    expect(totals).toMatchObject({ itemQuantity: 0, subTotal: 0, giftcardTotal: 0, captureTotal: 0 })
  })
})
