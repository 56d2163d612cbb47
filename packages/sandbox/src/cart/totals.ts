import type { Minor } from '../catalogue/documents.ts'
import type { TotalsRecord } from '../order/records.ts'

/** Value added tax included in every price, in percent. */
export const VAT_PERCENT = 20

/** A line for the totals. `price` is the price of one piece; a line on trial costs 0 now. */
export interface PricedLine {
  readonly quantity: number
  readonly price: Minor
  readonly isTrial: boolean
}

/** Totals of a line, in whole minor units. */
export interface LineTotals {
  readonly priceTotal: Minor
  readonly discountTotal: Minor
  readonly taxTotal: Minor
}

/** The tax inside an amount that includes it, rounded half up. */
export function getIncludedTax(amount: Minor): Minor {
  return Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT))
}

/**
 * Totals of a line: the discount is rounded per line; tax is computed after the discount. `discountPercent` is 0 to
 * 100.
 */
export function getLineTotals(line: PricedLine, discountPercent: number): LineTotals {
  const priceTotal = line.isTrial ? 0 : line.price * line.quantity
  const discountTotal = Math.round((priceTotal * discountPercent) / 100)
  return { priceTotal, discountTotal, taxTotal: getIncludedTax(priceTotal - discountTotal) }
}

/** A line's amount for one piece, rounded down. The remainder is part of the line's amount only. */
export function getEach(total: Minor, quantity: number): Minor {
  return quantity === 0 ? 0 : Math.floor(total / quantity)
}

/**
 * The sums of a cart: grandTotal = subTotal − discountTotal + shipmentTotal, and captureTotal, the amount due, is
 * grandTotal less gift cards. `shipmentTotal` and `giftcardBalance` are in minor units; at most the amount due is taken
 * from the balance.
 */
export function getTotals({
  lines,
  discountPercent,
  shipmentTotal,
  giftcardBalance,
}: {
  readonly lines: readonly PricedLine[]
  readonly discountPercent: number
  readonly shipmentTotal: Minor
  readonly giftcardBalance: Minor
}): TotalsRecord {
  const each = lines.map((line) => getLineTotals(line, discountPercent))
  const subTotal = sum(each.map(({ priceTotal }) => priceTotal))
  const discountTotal = sum(each.map((line) => line.discountTotal))
  const itemTax = sum(each.map(({ taxTotal }) => taxTotal))
  const shipmentTax = getIncludedTax(shipmentTotal)
  const grandTotal = subTotal - discountTotal + shipmentTotal
  const giftcardTotal = Math.min(giftcardBalance, grandTotal)
  return {
    itemQuantity: sum(lines.map(({ quantity }) => quantity)),
    subTotal,
    discountTotal,
    shipmentTotal,
    shipmentTax,
    itemTax,
    taxTotal: itemTax + shipmentTax,
    giftcardTotal,
    grandTotal,
    captureTotal: grandTotal - giftcardTotal,
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
