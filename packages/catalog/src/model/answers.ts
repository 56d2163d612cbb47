import type { ListRating } from '@sorrel/domain/filters'
import type { CategoryLink, Picture, ProductPreview } from '@sorrel/domain/product'

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
