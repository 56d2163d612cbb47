import { searchProducts } from '@sorrel/commerce/catalog'
import { routes } from '@sorrel/contracts/routes'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { getFreshCommerce } from '#platform/commerce.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getScreenProps } from '#platform/screen-props.ts'
import { loadStore } from '#platform/store.ts'

/** Longest search that is asked for. Characters. */
const TERM_MAX = 100

export interface SearchScreenProps extends ScreenProps {
  readonly term: string
  /** Empty without a term, and when the service does not answer. */
  readonly products: readonly ProductPreview[]
  readonly count: number
}

/** The search page. A failure is an empty list, since the page is never kept. Specification sections 2 and 8. */
export const loadSearch = cache(async (market: Market, query: string): Promise<Loaded<SearchScreenProps>> => {
  const store = await loadStore(market)
  const term = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, TERM_MAX)
  const found =
    term === '' ? undefined : await searchProducts(getFreshCommerce(), { searchTerm: term, ...market })
  const { products, count } = found?.ok === true ? found.value : { products: [], count: 0 }
  const metadata = getMetadata(store, {
    market,
    path: routes.search(),
    titles: [store.t('search.title')],
    filtered: true,
  })
  return { metadata, screen: { ...getScreenProps(store, market), term, products, count } }
})
