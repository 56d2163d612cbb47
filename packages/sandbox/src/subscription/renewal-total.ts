import { getIncludedTax, getLineTotals, type LineTotals } from '../cart/totals.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

type Charged = Pick<SubscriptionRow, 'price' | 'quantity' | 'items' | 'coupon'>

/** A line of a renewal: its own product or a further one. */
interface RenewalLine {
  readonly price: Minor
  readonly quantity: number
}

/** The price of one renewal line, in minor units, with its coupon's discount rounded per line as in a cart. */
export function getRenewalLine(
  { price, quantity }: RenewalLine,
  { coupon }: Pick<SubscriptionRow, 'coupon'>,
): LineTotals {
  return getLineTotals({ price, quantity, isTrial: false }, coupon?.discountPercent ?? 0)
}

/** The sums of one renewal, in minor units. Its delivery is free. */
export function getRenewalTotals(row: Charged) {
  const lines = [row, ...row.items].map((line) => getRenewalLine(line, row))
  const sum = (toAmount: (line: LineTotals) => Minor) =>
    lines.reduce((total, line) => total + toAmount(line), 0)
  const subTotal = sum(({ priceTotal }) => priceTotal)
  const discountTotal = sum((line) => line.discountTotal)
  const total = subTotal - discountTotal
  return { subTotal, discountTotal, total, taxTotal: getIncludedTax(total) }
}

/** The price of one renewal, in minor units. */
export function getRenewalTotal(row: Charged): Minor {
  return getRenewalTotals(row).total
}
