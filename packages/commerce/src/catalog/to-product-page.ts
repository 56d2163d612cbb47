import { parseCount, type ListOrConnection, type Untrusted } from '@sorrel/contracts/untrusted'
import type { ProductPreview } from '@sorrel/domain/product'
import type { ProductCardFragment, SearchProductsQuery } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import type { Wire } from '../wire/wire.ts'
import { toProductPreview } from './to-product-preview.ts'

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

/** A connection of products. What it does not say about its pages is taken from what it holds. */
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
