'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { BestSellers } from './best-sellers.tsx'
import type { SearchInstead } from './found-products.ts'
import { createWaysFinder } from './find-products.ts'
import type { RecentSearches } from './recent-searches.ts'
import { SearchLinks } from './search-links.tsx'
import { SearchSkeletons } from './search-skeletons.tsx'
import * as styles from './search-panel.css.ts'

export interface SearchStartProps {
  /** Searches that the merchant offers. */
  readonly popular: readonly string[]
  readonly recent: RecentSearches
  /** Called once the recent searches are gone, and with them the button that had the focus. */
  readonly onCleared: () => void
}

/** The panel's content before anything is typed. See docs/specification.md#search. */
export function SearchStart({ popular, recent, onCleared }: SearchStartProps) {
  const { t, toHref } = useShop()
  const ways = useWays()
  const toLinks = (terms: readonly string[]) =>
    terms.map((term) => [term, toHref(routes.search(term))] as const)
  const clear = () => {
    recent.clear()
    onCleared()
  }
  return (
    <div className={styles.found} data-has-ways>
      <div className={styles.ways}>
        <SearchLinks
          title={t('search.recent')}
          links={toLinks(recent.terms)}
          titleEnd={
            <Button variant="link" size="sm" onClick={clear} aria-label={t('search.recent_clear_name')}>
              {t('search.recent_clear')}
            </Button>
          }
        />
        <SearchLinks title={t('search.popular_terms')} links={toLinks(popular)} narrowCount={6} />
        <SearchLinks
          title={t('categories.label')}
          links={(ways?.categories ?? []).map(({ name, slug }) => [name, toHref(routes.category(slug))])}
          narrowCount={6}
        />
      </div>
      {ways === undefined ? <SearchSkeletons /> : <BestSellers instead={ways} headingLevel={2} size="lg" />}
    </div>
  )
}

const NOTHING: SearchInstead = { products: [], categories: [] }

/** Undefined until known; empty when the request fails. */
function useWays(): SearchInstead | undefined {
  const { config } = useShop()
  const [ways, setWays] = useState<SearchInstead>()
  useEffect(() => {
    let isGone = false
    const find = createWaysFinder(config)
    void find().then((found) => isGone || setWays(found ?? NOTHING))
    return () => {
      isGone = true
    }
  }, [config])
  return ways
}
