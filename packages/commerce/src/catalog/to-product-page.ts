import type { ProductPreview } from '@sorrel/domain/product'
import { parseCount, parseWire } from '../wire/parse.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
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

export function toProductPreviews(value: unknown, context: MapContext): readonly ProductPreview[] {
  return toList(value, { name: 'product', context, toItem: (product) => toProductPreview(product, context) })
}

/** A connection of products. What it does not say about its pages is taken from what it holds. */
export function toProductsPage(value: unknown, context: MapContext): ProductsPage {
  const products = toProductPreviews(value, context)
  const wire = parseWire(value)
  return {
    products,
    count: parseCount(wire.count) ?? products.length,
    page: parseCount(wire.page, 1) ?? 1,
    pageCount: parseCount(wire.pageCount, 1) ?? 1,
  }
}
