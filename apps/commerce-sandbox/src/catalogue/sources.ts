import type { Lens } from '../store/lens.ts'
import type { CategoryDocument, ProductDocument, VariantDocument } from './documents.ts'

// What the catalogue's resolvers read from. Any resolver that answers a product hands over such a source:
// the catalogue's own resolvers then work out each field that was asked for.

/** Source of a `SwellProduct`. */
export interface ProductSource {
  readonly document: ProductDocument
  readonly lens: Lens
}

/** Source of a `SwellProductVariant`. */
export interface VariantSource {
  readonly document: VariantDocument
  readonly product: ProductDocument
  readonly lens: Lens
}

/** Source of a `SwellProductUpSell`. */
export interface UpSellSource extends ProductSource {}

/** Source of a `SwellProductCrossSell`. */
export interface CrossSellSource extends ProductSource {
  readonly crossSell: ProductDocument['crossSells'][number]
}

/** Source of a `SwellCategory`. */
export interface CategorySource {
  readonly document: CategoryDocument
  readonly lens: Lens
}

/** Source of a `SwellCategoryContentFeaturedCategory`. */
export interface FeaturedCategorySource extends CategorySource {}
