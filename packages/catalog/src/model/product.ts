import type { ProductPreview } from '@sorrel/domain/product'

/**
 * A product as the index receives it: the service's answers to an anonymous shopper. Facts that depend on neither
 * language nor currency are given once, texts once per language, and prices once per currency.
 */
export interface CatalogProduct {
  readonly id: string
  readonly slug: string
  /** Of the product and its variants. */
  readonly skus: readonly string[]
  /** ISO 8601. */
  readonly createdAt?: string | undefined
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  /**
   * Position in the service's own order of all products, from 0. Default: the stored position; a new product goes last.
   */
  readonly position?: number | undefined
  /**
   * The product's card in each language, keyed by BCP 47 code, in any one currency. Lists in other languages omit the
   * product.
   */
  readonly texts: Readonly<Record<string, ProductPreview>>
  /** Plain text that only the product's own page shows, by BCP 47. It is searched too. Default: none. */
  readonly details?: Readonly<Record<string, string>> | undefined
  /**
   * The product's card in each currency, keyed by ISO 4217 code, in any one language. Lists in other currencies omit
   * the product.
   */
  readonly prices: Readonly<Record<string, ProductPreview>>
}

export interface CatalogCategory {
  readonly slug: string
  /** The parent category. Default: none. */
  readonly parentSlug?: string | undefined
  /** By BCP 47. Default: the slug. */
  readonly names: Readonly<Record<string, string>>
}

/** The rating of a product from its reviews. A `count` of 0 removes the rating. */
export interface CatalogRating {
  readonly productId: string
  /** 1 to 5. */
  readonly average: number
  readonly count: number
}
