import { getPage } from '../paging.ts'
import type { ProductPreview } from '../product.ts'
import {
  applyFilters,
  type FilterQuery,
  type FilterValue,
  getCategoryValues,
  getFilters,
  getPriceRange,
  type Sort,
  SORTS,
  sortProducts,
} from './filter.ts'
import type { ListRequest, ProductListing } from './listing.ts'

/** The orders that a list can be shown in: by rating only where its source knows ratings. */
export function getSorts(listing: Pick<ProductListing, 'ratings'>): readonly Sort[] {
  return SORTS.filter((sort) => sort !== 'rating' || listing.ratings !== undefined)
}

/**
 * One page of a list of products that are all in memory, in order of popularity. The reference for every other source
 * of listings. Cards have neither date nor rating, so `newest` and `rating` keep the order.
 *
 * @example
 * ```ts
 * import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
 * import { aProductPreview } from '@sorrel/domain/testing'
 *
 * const soaps = [aProductPreview({ id: 'oat', price: 6.5 }), aProductPreview({ id: 'rose', price: 5 })]
 * const list = listProducts(soaps, { query: parseFilterQuery('sort=price-asc'), pageSize: 25 })
 * console.log(list.count, list.products.map((product) => product.id), list.price) // 2 [ 'rose', 'oat' ] { min: 5, max: 7 }
 * ```
 */
export function listProducts(
  products: readonly ProductPreview[],
  { query, pageSize, locale }: Pick<ListRequest, 'query' | 'pageSize'> & { readonly locale?: string },
): ProductListing {
  const matching = sortProducts(applyFilters(products, query), { sort: query.sort, locale })
  const { items, page, pageCount, count } = getPage(matching, { page: query.page, pageSize })
  const findWithout = (rest: Partial<FilterQuery>) => applyFilters(products, { ...query, ...rest })
  const filters = getFilters(products).map((filter) => {
    const found = findWithout({ attributes: { ...query.attributes, [filter.id]: [] } })
    const counts = getFilters(found).find(({ id }) => id === filter.id)?.values ?? []
    return { ...filter, values: recount(filter.values, counts) }
  })
  const categories = recount(getCategoryValues(products), getCategoryValues(findWithout({ categories: [] })))
  const price = getPriceRange(findWithout({ price: undefined }))
  return { products: items, count, page, pageCount, filters, categories, price, isCounted: true }
}

/** All values with the counts of some of them; the others lead nowhere. */
function recount(values: readonly FilterValue[], counts: readonly FilterValue[]): readonly FilterValue[] {
  const known = new Map(counts.map(({ value, count }) => [value, count]))
  return values.map((one) => ({ ...one, count: known.get(one.value) ?? 0 }))
}
