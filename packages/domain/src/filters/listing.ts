import type { ProductPreview } from '../product.ts'
import type { Filter, FilterQuery, FilterValue, PriceRange } from './filter.ts'

/** Which products a list shows: of a category or of a search, narrowed, ordered and paged by `query`. */
export interface ListRequest {
  /** BCP 47, of the texts and of the order by name. */
  readonly locale: string
  /** ISO 4217, of the prices. */
  readonly currency: string
  /** Slug of a category. Its products and those of the categories below it. Default: all products. */
  readonly category?: string | undefined
  /** Words to find. Default: no search. */
  readonly search?: string | undefined
  readonly query: FilterQuery
  /** Products on one page, from 1. */
  readonly pageSize: number
}

/** The rating of a product from its reviews. */
export interface ListRating {
  /** 1 to 5. */
  readonly average: number
  readonly count: number
}

/** One page of a list, and the filters that narrow it. */
export interface ProductListing {
  readonly products: readonly ProductPreview[]
  /** Products on all pages together. */
  readonly count: number
  /** From 1. A page after the last one is the last one. */
  readonly page: number
  readonly pageCount: number
  /**
   * Attributes with their values. A value's count is the size of the list with that value added to the other filters.
   * Values of one attribute are alternatives, so an attribute's own choice does not lower its counts.
   */
  readonly filters: readonly Filter[]
  /** Categories of the products, counted as the values of an attribute are. */
  readonly categories: readonly FilterValue[]
  /** From the cheapest to the dearest under the other filters, widened to whole major units. */
  readonly price?: PriceRange | undefined
  /** False where the counts of values are not known: then every `count` is 0 and says nothing. */
  readonly isCounted: boolean
  /** By product id. A product without reviews is left out; unset where this source knows no ratings. */
  readonly ratings?: Readonly<Record<string, ListRating>> | undefined
  /** A spelling that finds something, where the words of the search as they are spelt find nothing. */
  readonly spelling?: string | undefined
}
