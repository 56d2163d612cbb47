/** Inputs and answers of the catalogue index. No Node, no schema library. */

import type { CategoryLink, Picture, ProductPreview } from '@sorrel/domain/product'
import type { ListRating } from '@sorrel/domain/filters'

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
  /** By which a category is recognized under another slug. Default: its old slugs are forgotten. */
  readonly id?: string | undefined
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

/** Language and currency of an answer. */
export interface CatalogAudience {
  /** BCP 47. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

/** Suggestions for the beginning of a search. */
export interface Suggestions {
  readonly products: readonly ProductPreview[]
  /** Products that the search finds in all. */
  readonly count: number
  /** By product id. A product without reviews is left out. */
  readonly ratings: Readonly<Record<string, ListRating>>
  /** Searches that begin as typed, the most common first. */
  readonly terms: readonly string[]
  readonly categories: readonly CategoryLink[]
  /** The corrected search, set when the typed words match nothing. */
  readonly spelling?: string | undefined
}

/** Cards by slug or id, in the order of the request. Unknown keys are left out. */
export interface CatalogProducts {
  readonly products: readonly ProductPreview[]
  /** By product id. A product without reviews is left out. */
  readonly ratings: Readonly<Record<string, ListRating>>
}

/** A slug, possibly an old one. */
export interface NamedSlug {
  readonly of: 'product' | 'category'
  readonly slug: string
}

/** Where the record is that had a slug last. */
export interface MovedSlug {
  /** Its current slug. Unset when the slug is in use, was never known, or its record is gone. */
  readonly slug?: string | undefined
}

export interface SitemapEntry {
  readonly slug: string
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  readonly picture?: Picture | undefined
}

/** Products of one sitemap file: `SITEMAP_PAGE_SIZE` at most. */
export interface SitemapPage {
  readonly entries: readonly SitemapEntry[]
  /** 0 for an empty index. */
  readonly pageCount: number
}

export const SITEMAP_PAGE_SIZE = 10_000

export interface CatalogStatus {
  /** ISO 8601; when a product was last written or found to be up to date. Unset for an empty index. */
  readonly updatedAt?: string | undefined
  /** Products. */
  readonly count: number
  /** Whether a walk through the whole catalogue has finished. Until then products may be missing. */
  readonly isComplete: boolean
  readonly isWalking: boolean
}
