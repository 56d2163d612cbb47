import { searchProducts } from '@sorrel/commerce/catalog'
import { routes } from '@sorrel/contracts/routes'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadFreshRatings } from '#features/reviews/server.ts'
import { getFreshCommerce } from '#service/commerce.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { loadSessionFailures } from '#service/page-context.ts'
import { loadStore } from '#service/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'

/** Longest term that is sent to the service, in characters. */
const TERM_MAX = 100

export interface SearchScreenProps extends ScreenProps {
  readonly term: string
  /** Empty without a term, and when the service does not answer. */
  readonly products: readonly ProductPreview[]
  readonly count: number
  /** `unavailable` when the service did not answer, or in fallback mode, in which it is not called. */
  readonly status: 'answered' | 'unavailable'
  /** What the session's failure counter records. */
  readonly counts: 'failure' | 'success' | undefined
}

/** The search page. A failure is an empty list, since the page is never cached. See docs/specification.md#search. */
export const loadSearch = cache(async (market: Market, query: string): Promise<Loaded<SearchScreenProps>> => {
  const store = await loadStore(market)
  const term = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, TERM_MAX)
  const found = await findProducts(market, term)
  const metadata = getMetadata(store, {
    market,
    path: routes.search(),
    titles: [store.t('search.title')],
    filtered: true,
  })
  const shop = { ...createShopView(store, market), getRating: await loadFreshRatings(found.products) }
  return { metadata, screen: { shop, term, ...found } }
})

type Found = Pick<SearchScreenProps, 'products' | 'count' | 'status' | 'counts'>

const NOTHING = { products: [], count: 0, status: 'answered', counts: undefined } as const

async function findProducts(market: Market, searchTerm: string): Promise<Found> {
  if (searchTerm === '') return NOTHING
  const failures = await loadSessionFailures()
  if (failures.isOpen()) return { ...NOTHING, status: 'unavailable' }
  const found = await searchProducts(getFreshCommerce(), { searchTerm, ...market })
  if (!found.ok) return { ...NOTHING, status: 'unavailable', counts: 'failure' }
  const counts = failures.getFailures().length > 0 ? 'success' : undefined
  return { ...found.value, status: 'answered', counts }
}
