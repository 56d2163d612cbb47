import type { Market } from '../store/market.ts'
import type { BundlePart } from './bundle.ts'
import type { CategoryDocument, ProductDocument, VariantDocument } from './documents.ts'

// The sources of the catalogue's resolvers. Any resolver of a product returns such a source, and the catalogue's
// own resolvers compute each requested field from it.

/** Source of a `SwellProduct` and of a `SwellProductUpSell`. */
export interface ProductSource {
  readonly document: ProductDocument
  readonly market: Market
}

/** Source of a `SwellProductVariant`. */
export interface VariantSource {
  readonly document: VariantDocument
  readonly product: ProductDocument
  readonly market: Market
}

/** Source of a `SwellProductBundleItem`. @public the generated resolvers use it */
export interface BundleItemSource extends BundlePart {
  readonly market: Market
}

/** Source of a `SwellProductCrossSell`. @public the generated resolvers use it */
export interface CrossSellSource extends ProductSource {
  readonly crossSell: ProductDocument['crossSells'][number]
}

/** Source of a `SwellCategory` and of a `SwellCategoryContentFeaturedCategory`. */
export interface CategorySource {
  readonly document: CategoryDocument
  readonly market: Market
}
