import type { ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'
import type { CatalogAudience, CatalogRating } from '../model.ts'

/** Why the service did not answer. */
export interface SourceError {
  /** For the log. */
  readonly message: string
  /** The pause that the service requests (`Retry-After`), in milliseconds. Default: longer after each failure. */
  readonly retryAfterMs?: number | undefined
}

export type SourceAnswer<T> = Promise<Result<T, SourceError>>

/** A product in one language and currency, as an anonymous shopper sees it. */
export interface SourceProduct {
  readonly preview: ProductPreview
  /** Of the product and its variants. */
  readonly skus: readonly string[]
  /** Plain text that only the product's own page shows. It is searched too. */
  readonly details?: string | undefined
  /** ISO 8601. */
  readonly createdAt?: string | undefined
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
}

export interface SourcePage {
  readonly products: readonly SourceProduct[]
  /** Number of products on all pages. */
  readonly count: number
}

export interface SourceCategory {
  /** By which a category is recognized under another slug. */
  readonly id?: string | undefined
  readonly slug: string
  readonly name: string
  readonly parentSlug?: string | undefined
}

export interface OrderRequest {
  /** Slug of a category. */
  readonly category: string
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly signal: AbortSignal
}

export interface SourceOrder {
  /** Of products. */
  readonly ids: readonly string[]
  /** Number of products on all pages. */
  readonly count: number
}

/** The languages, currencies and categories of the index. */
export interface SourceMarkets {
  /** BCP 47, at least one. */
  readonly locales: readonly string[]
  /** ISO 4217, at least one. */
  readonly currencies: readonly string[]
}

export interface PageRequest extends CatalogAudience {
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly signal: AbortSignal
}

export interface ProductsRequest extends CatalogAudience {
  /** At most 50. */
  readonly ids: readonly string[]
  readonly signal: AbortSignal
}

/**
 * The commerce service as the index reads it. The functions return failures as values; thrown errors count as failures.
 * Answers must not come from a cache that is older than the call, because the index would keep them.
 */
export interface CatalogSource {
  readMarkets(signal: AbortSignal): SourceAnswer<SourceMarkets>
  /** In the service's own order of all products. */
  readPage(request: PageRequest): SourceAnswer<SourcePage>
  /** Those of the products that exist, in any order. */
  readProducts(request: ProductsRequest): SourceAnswer<readonly SourceProduct[]>
  readCategories(locale: string, signal: AbortSignal): SourceAnswer<readonly SourceCategory[]>
  /**
   * The products of one category in the merchant's order. Products that it leaves out follow in the order of all
   * products. Default: every category has the order of all products.
   */
  readonly readOrder?: (request: OrderRequest) => SourceAnswer<SourceOrder>
  /** Ratings of at most 100 products; those without reviews may be left out. Default: no ratings. */
  readonly readRatings?: (
    productIds: readonly string[],
    signal: AbortSignal,
  ) => SourceAnswer<readonly CatalogRating[]>
}
