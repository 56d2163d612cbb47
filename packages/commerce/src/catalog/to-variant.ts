import { parseCount, parseText, parseTexts } from '@sorrel/contracts/untrusted'
import type { Priced, ProductVariant } from '@sorrel/domain/product'
import type { MapContext } from '../wire/to-list.ts'
import type { VariantFieldsFragment } from '../generated/catalog/graphql.ts'
import { toPictures } from '../wire/to-picture.ts'
import type { Wire } from '../wire/wire.ts'
import { toPriced } from './to-priced.ts'

interface Source {
  /** The product's prices, which hold where a variant has none of its own. */
  readonly product: Priced
  readonly productName: string
  readonly context: MapContext
}

/** A variant, with its product's prices where it names none. */
export function toVariant(
  wire: Wire<VariantFieldsFragment>,
  { product, productName, context }: Source,
): ProductVariant | undefined {
  const id = parseText(wire.id)
  if (!id) return undefined
  const name = parseText(wire.name) ?? ''
  const standard = toPriced(wire.purchaseOptions?.standard, context)
  const own = toPriced(wire, context) ?? standard
  return {
    ...(own ? { ...own, sale: standard?.sale ?? false } : product),
    id,
    name,
    sku: parseText(wire.sku),
    optionValueIds: parseTexts(wire.optionValueIds),
    images: toPictures(wire.images, name === '' ? productName : `${productName}, ${name}`, context),
    stockLevel: parseCount(wire.stockLevel),
    purchaseOptions: { standard },
  }
}
