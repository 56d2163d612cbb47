import type { CategoryLink, Picture, ProductPreview } from './product.ts'

/** Settings of a category page. Specification sections 2 and 9, decisions "Catalogue". */
export interface CategoryContent {
  readonly showProductsPrice: boolean
  readonly showProductsDescription: boolean
  readonly showFeaturedCategories: boolean
  /** 2 to 5; default 3, and 4 in the fallback settings. */
  readonly productsPerRow: number
  readonly enableQuickAdd: boolean
  readonly featuredCategories: readonly CategoryPreview[]
}

export interface CategoryPreview extends CategoryLink {
  readonly description?: string | undefined
  readonly image?: Picture | undefined
}

export interface Category extends CategoryLink {
  readonly description?: string | undefined
  readonly metaTitle?: string | undefined
  readonly metaKeywords?: string | undefined
  readonly metaDescription?: string | undefined
  readonly images: readonly Picture[]
  readonly products: readonly ProductPreview[]
  readonly content: CategoryContent
}
