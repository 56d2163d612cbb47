import { routes } from '@sorrel/contracts/routes'
import { countFilters, type FilterQuery, parseFilterQuery, type ProductListing } from '@sorrel/domain/filters'
import { getListIndexing, parseListWords } from '@sorrel/domain/list-address'
import type { NavigationLink } from '@sorrel/domain/menu'
import { LISTING_PAGE_SIZE } from '@sorrel/domain/paging'
import { cache } from 'react'
import { answerFreshList, answerList, getPromo, readListQuery } from '#features/catalog/server.ts'
import { loadFreshListRatings } from '#features/reviews/server.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { loadQuestion, reportFallback } from '#request/page-context.ts'
import { loadLastStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import type { SearchInstead } from './found-products.ts'
import { toInstead } from './search-sources.ts'

export interface SearchScreenProps {
  readonly term: string
  /** Undefined without a term, and when the service does not answer. */
  readonly listing?: ProductListing | undefined
  /** Filters, sort and page as in the address. */
  readonly query: FilterQuery
  /** A way on at the end of the list. */
  readonly promo?: NavigationLink | undefined
  /** Offered where the words find nothing. */
  readonly instead?: SearchInstead | undefined
  /** `unavailable` when the service did not answer, or in fallback mode while another page asks. */
  readonly status: 'answered' | 'unavailable'
  /** The page's effect on the session's failure counter. */
  readonly counts: 'failure' | 'success' | undefined
  /** Id of a failure in the logs. */
  readonly reference?: string | undefined
}

/** The search page. A failure is an empty list, since the page is never cached. See docs/specification.md#search. */
export const loadSearch = cache(
  async (market: Market, address: string): Promise<Loaded<SearchScreenProps>> => {
    const store = await loadLastStore(market)
    const term = parseListWords(address)
    const query = await readListQuery(market, address)
    const found = await findProducts(market, term, query)
    const { isIndexed } = getListIndexing({ query, page: query.page, scope: { search: term } })
    const metadata = getMetadata(store, {
      market,
      path: routes.search(),
      titles: [store.t('search.title')],
      filtered: !isIndexed,
    })
    const getRating = found.listing && (await loadFreshListRatings(found.listing))
    return {
      metadata,
      shop: { ...createShopView(store, market), getRating },
      screen: { term, query, promo: getPromo(store, routes.search()), ...found },
    }
  },
)

type Found = Pick<SearchScreenProps, 'listing' | 'instead' | 'status' | 'counts' | 'reference'>

const NOTHING = { status: 'answered', counts: undefined } as const

async function findProducts(market: Market, search: string, query: FilterQuery): Promise<Found> {
  if (search === '') return NOTHING
  const { failures, mayAsk, end } = await loadQuestion()
  if (!mayAsk) return { ...NOTHING, status: 'unavailable' }
  const request = { ...market, search, query, pageSize: LISTING_PAGE_SIZE }
  const found = await answerFreshList(request).finally(end)
  if (!found.ok) {
    const reference = await reportFallback(found.error.kind)
    return { ...NOTHING, status: 'unavailable', counts: 'failure', reference }
  }
  const counts = failures.getFailures().length > 0 ? 'success' : undefined
  const isNothing = found.value.count === 0 && countFilters(query) === 0
  const instead = isNothing ? await loadInstead(market) : undefined
  return { listing: found.value, instead, status: 'answered', counts }
}

/** Best sellers and categories from the first page of all products, which is cached. */
export async function loadInstead(market: Market): Promise<SearchInstead | undefined> {
  const all = await answerList({ ...market, query: parseFilterQuery(''), pageSize: LISTING_PAGE_SIZE })
  return all.ok ? toInstead(all.value) : undefined
}
