import type { ListRating } from '@sorrel/domain/filters'
import type { CategoryLink, ProductPreview } from '@sorrel/domain/product'

/** Ways on from a search that found nothing. */
export interface SearchInstead {
  /** The most loved ones. */
  readonly products: readonly ProductPreview[]
  /** By product id; unset where nothing is known. */
  readonly ratings?: Readonly<Record<string, ListRating>> | undefined
  /** None where the source cannot name any. */
  readonly categories: readonly CategoryLink[]
}

export interface FoundProducts {
  readonly products: readonly ProductPreview[]
  /** By product id; unset where nothing is known. */
  readonly ratings?: Readonly<Record<string, ListRating>> | undefined
  /** Of all that was found, also beyond `products`. */
  readonly count: number
  /** Searches that begin as typed. */
  readonly terms: readonly string[]
  readonly categories: readonly CategoryLink[]
  /** A spelling that finds something, where the words as they are spelt find nothing. */
  readonly spelling?: string | undefined
  /** Only where nothing was found. */
  readonly instead?: SearchInstead | undefined
}
