import { discountMoney, getCurrencyDigits, getPrice, type Price, subtractMoney } from './money.ts'
import type { CrossSell } from './product.ts'

/**
 * The price of a suggestion: its product's price less the percentage or the amount, never below 0; other kinds of
 * discount take nothing off. `origPrice` is the undiscounted price when that is more.
 */
export function getCrossSellPrice(crossSell: CrossSell): Price {
  const full = getPrice(crossSell.product)
  const price = getDiscounted(full.price, crossSell)
  return price < full.price ? { price, origPrice: full.price, trialDays: full.trialDays } : full
}

function getDiscounted(price: number, crossSell: CrossSell): number {
  const { discountType, discountPercent, discountAmount, product } = crossSell
  const decimals = getCurrencyDigits(product.currency)
  if (discountType === 'percent') return discountMoney(price, discountPercent, decimals)
  if (discountType === 'amount') return Math.max(0, subtractMoney(price, discountAmount, decimals))
  return price
}
