import { parseCount, parseText, type ListOrConnection, type Untrusted } from '@sorrel/contracts/untrusted'
import { toPlainText } from '@sorrel/domain/html'
import type { ProductPreview } from '@sorrel/domain/product'
import { canQuickAdd } from '@sorrel/domain/quick-add'
import type { ProductCardFragment, SearchProductsQuery } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import type { Wire } from '../wire/wire.ts'
import { toProductFields } from './to-product-fields.ts'

/** The card form of a product, its description as plain text. */
export function toProductPreview(
  value: Wire<ProductCardFragment>,
  context: MapContext,
): ProductPreview | undefined {
  const fields = toProductFields(value, context)
  if (!fields) return undefined
  return {
    ...fields,
    description: toPlainText(parseText(value.description) ?? ''),
    images: fields.images.slice(0, 2),
    hasQuickAdd: canQuickAdd(fields, context.giftCategory),
  }
}

/** One page of a list of products. */
export interface ProductsPage {
  readonly products: readonly ProductPreview[]
  /** Products on all pages together. */
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

export function toProductPreviews(
  value: ListOrConnection<Untrusted<ProductCardFragment>>,
  context: MapContext,
): readonly ProductPreview[] {
  return toList(value, { name: 'product', context, toItem: (product) => toProductPreview(product, context) })
}

/** Decodes a connection of products. Missing page information is derived from its products. */
export function toProductsPage(
  value: Wire<SearchProductsQuery['products']>,
  context: MapContext,
): ProductsPage {
  const products = toProductPreviews(value, context)
  return {
    products,
    count: parseCount(value.count) ?? products.length,
    page: parseCount(value.page, 1) ?? 1,
    pageCount: parseCount(value.pageCount, 1) ?? 1,
  }
}
