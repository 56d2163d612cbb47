import type { ProductPreview } from '@sorrel/domain/product'
import { aProductPreview } from '@sorrel/domain/testing'
import type { CatalogProduct } from '../src/model.ts'

/** A product in one language and currency, and in those of `given`. */
export function aCatalogProduct(
  card: Partial<ProductPreview> = {},
  given: Partial<CatalogProduct> = {},
): CatalogProduct {
  const preview = aProductPreview(card)
  return {
    id: preview.id,
    slug: preview.slug,
    skus: [],
    texts: { en: preview },
    prices: { GBP: preview },
    ...given,
  }
}
