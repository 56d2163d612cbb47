import { parseCount, parseFlag, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import type { BundlePart, StockTracked } from '@sorrel/domain/product'
import { getStockItem } from '@sorrel/domain/stock'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { parseStockLevel, toStock } from './to-stock.ts'

type Part = Entry<ProductCardFragment['bundleItems']>

/** The stock of what a line or a part of a bundle names: its variant's level, where it has one. */
export function toSubjectStock({
  product,
  variant,
  variantId,
}: Pick<Wire<Part>, 'product' | 'variant' | 'variantId'>): StockTracked {
  const hasVariant = parseText(variantId) !== undefined || parseText(variant?.id) !== undefined
  const level = hasVariant ? { stockLevel: parseStockLevel(variant?.stockLevel) } : undefined
  return getStockItem(toStock(product), level)
}

/** A part of a bundle; nothing without the id of its product. One piece of it where the service says no number. */
export function toBundlePart(part: Wire<Part>): BundlePart | undefined {
  const productId = parseText(part.productId) ?? parseText(part.product?.id)
  if (!productId) return undefined
  return {
    ...toSubjectStock(part),
    productId,
    variantId: parseText(part.variantId) ?? parseText(part.variant?.id),
    quantity: parseCount(part.quantity, 1) ?? 1,
  }
}

/** The parts of a bundle; nothing for any other product. */
export function toBundleParts(
  wire: Untrusted<Pick<ProductCardFragment, 'bundle' | 'bundleItems'>>,
  context: MapContext,
): readonly BundlePart[] | undefined {
  if (parseFlag(wire?.bundle) !== true) return undefined
  const parts = toList(wire?.bundleItems, { name: 'bundle part', context, toItem: toBundlePart })
  return parts.length > 0 ? parts : undefined
}
