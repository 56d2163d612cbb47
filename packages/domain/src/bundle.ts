import { multiplyMoney, subtractMoney, sumMoney } from './money.ts'
import type { BundleItem, BundlePart, StockTracked } from './product.ts'
import { isStockLimited } from './stock.ts'

/**
 * The stock of a bundle: `stockLevel` is how many can be made of the parts and of its own stock. What is not tracked, or
 * may be bought at zero, does not limit it. A limited level that the service does not say leaves the bundle's unknown,
 * unless another one is at zero.
 *
 * @example
 * ```ts
 * import { getBundleStock } from '@sorrel/domain/bundle'
 *
 * const own = { stockTracking: false, stockPurchasable: false }
 * const soap = { stockTracking: true, stockPurchasable: false, stockLevel: 7, productId: 'soap', quantity: 2 }
 * console.log(getBundleStock(own, [soap]).stockLevel) // 3
 * ```
 */
export function getBundleStock(
  own: StockTracked,
  parts: readonly Omit<BundlePart, 'productId'>[],
): StockTracked {
  const tracked = [{ ...own, quantity: 1 }, ...parts].filter((part) => part.stockTracking)
  const limits = tracked.filter(isStockLimited)
  return {
    stockTracking: tracked.length > 0,
    stockPurchasable: tracked.length > 0 ? limits.length === 0 : own.stockPurchasable,
    stockLevel: getLowest((limits.length > 0 ? limits : tracked).map(countBundles)),
  }
}

/** The bundles that one part is enough for; unset where its level is unknown. */
function countBundles({ stockLevel, quantity }: Omit<BundlePart, 'productId'>): number | undefined {
  return stockLevel === undefined ? undefined : Math.max(0, Math.floor(stockLevel / quantity))
}

function getLowest(counts: readonly (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined)
  if (known.length === 0) return undefined
  const lowest = Math.min(...known)
  return known.length === counts.length || lowest === 0 ? lowest : undefined
}

/** The parts of which there are too few for one bundle. */
export function getMissingParts<P extends Omit<BundlePart, 'productId'>>(parts: readonly P[]): readonly P[] {
  return parts.filter((part) => isStockLimited(part) && countBundles(part) === 0)
}

/** What the parts of a bundle cost one by one, in major units. */
export interface BundleSaving {
  readonly apart: number
  /** Above 0. */
  readonly saving: number
}

/**
 * What a bundle saves against its parts bought apart. Unset when it saves nothing, or when a part has no price in the
 * bundle's currency.
 *
 * @example
 * ```ts
 * import { getBundleSaving } from '@sorrel/domain/bundle'
 *
 * const parts = [{ price: 6.5, currency: 'GBP', quantity: 2 }]
 * console.log(getBundleSaving({ price: 10, currency: 'GBP' }, parts)) // { apart: 13, saving: 3 }
 * ```
 */
export function getBundleSaving(
  bundle: { readonly price: number; readonly currency: string },
  parts: readonly Pick<BundleItem, 'price' | 'currency' | 'quantity'>[],
): BundleSaving | undefined {
  const amounts = parts.flatMap(({ price, currency, quantity }) =>
    price === undefined || currency !== bundle.currency ? [] : [multiplyMoney(price, quantity)],
  )
  if (amounts.length < parts.length) return undefined
  const apart = sumMoney(amounts)
  const saving = subtractMoney(apart, bundle.price)
  return saving > 0 ? { apart, saving } : undefined
}
