import { discountMoney, getPrice, type Price, subtractMoney } from './money.ts'
import type { CrossSell } from './product.ts'

/**
 * The price of a suggestion: its product's price less the percentage or the amount, never below 0; other kinds of
 * discount take nothing off. `origPrice` is the undiscounted price when that is more. `decimals` are the digits of the
 * amounts, from `getCurrencyDigits`.
 */
export function getCrossSellPrice(crossSell: CrossSell, decimals: number): Price {
  const full = getPrice(crossSell.product, { decimals })
  const price = getDiscounted(full.price, crossSell, decimals)
  return price < full.price ? { ...full, price, origPrice: full.price } : full
}

function getDiscounted(price: number, crossSell: CrossSell, decimals: number): number {
  const { discountType, discountPercent, discountAmount } = crossSell
  if (discountType === 'percent') return discountMoney(price, discountPercent, decimals)
  if (discountType === 'amount') return Math.max(0, subtractMoney(price, discountAmount))
  return price
}
