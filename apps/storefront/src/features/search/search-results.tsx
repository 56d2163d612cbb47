'use client'

import { routes } from '@sorrel/contracts/routes'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Skeleton } from '@sorrel/ui/skeleton'
import { Text } from '@sorrel/ui/text'
import { FallbackCategories, ProductGrid } from '#features/catalog/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'
import type { SearchState } from './create-search.ts'
import * as styles from './search-panel.css.ts'

/** Skeletons while an answer is on its way. See docs/specification.md#search. */
const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

/** What the panel shows below its field. Screen readers announce the count. */
export function SearchResults({ state }: { readonly state: SearchState }) {
  const shop = useShop()
  const { t, toHref, link } = shop
  return (
    <>
      <div className={styles.status}>
        <div role="status" aria-live="polite">
          {state.status !== 'idle' && <Text>{getStatusText(state, shop)}</Text>}
        </div>
        {state.status === 'found' && state.count > state.products.length && (
          <Link as={link} href={toHref(routes.search(state.term))} variant="standalone">
            {t('search.see_all')}
          </Link>
        )}
      </div>
      {state.status === 'waiting' && <SearchSkeletons />}
      {state.status === 'failed' && (
        <Inline gap="12">
          <FallbackCategories shop={shop} />
        </Inline>
      )}
      {state.status === 'found' && state.count > 0 && (
        <ProductGrid products={state.products} shop={shop} headingLevel={2} perRow={4} quickAdd="none" />
      )}
    </>
  )
}

function getStatusText(state: Exclude<SearchState, { readonly status: 'idle' }>, { t }: Shop): string {
  switch (state.status) {
    case 'waiting':
      return t('search.loading')
    case 'failed':
      return t('search.error')
    case 'found':
      return state.count === 0
        ? `${t('search.empty', { term: state.term })}. ${t('search.empty_text')}`
        : t('search.count_term', { count: state.count, term: state.term })
  }
}

function SearchSkeletons() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {SKELETONS.map((name) => (
        <span key={name} className={styles.skeleton}>
          <Skeleton shape="8/9" />
          <Skeleton width="half" />
        </span>
      ))}
    </div>
  )
}
