'use client'

import type { SearchState } from '@sorrel/commerce/search'
import { routes } from '@sorrel/contracts/routes'
import { type LoggedFailure, withReference } from '@sorrel/i18n/reference'
import { Button } from '@sorrel/ui/button'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { FallbackCategories, ProductGrid, toCardLabels } from '#features/catalog/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'
import type { FoundProducts } from './found-products.ts'
import { getListRating } from '#shop/get-list-rating.ts'
import { SearchLinks } from './search-links.tsx'
import { SearchSkeletons } from './search-skeletons.tsx'
import { NoResultsSuggestions } from './no-results-suggestions.tsx'
import * as styles from './search-panel.css.ts'

/** The search of the panel. */
export type PanelState = SearchState<FoundProducts, LoggedFailure>

export interface SearchResultsProps {
  readonly state: PanelState
  /** Called with another spelling. */
  readonly onSpelling: (term: string) => void
}

/** The part of the panel below its field. Screen readers announce the count. */
export function SearchResults({ state, onSpelling }: SearchResultsProps) {
  const shop = useShop()
  const { t, toHref, link } = shop
  return (
    <>
      <div className={styles.status} data-silent={state.status === 'idle' || undefined}>
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
          <FallbackCategories />
        </Inline>
      )}
      {state.status === 'found' && state.spelling !== undefined && (
        <Inline>
          <Button variant="secondary" onClick={() => onSpelling(state.spelling ?? '')}>
            {t('search.spelling', { term: state.spelling })}
          </Button>
        </Inline>
      )}
      {state.status === 'found' && state.count > 0 && <Found found={state} />}
      {state.status === 'found' && state.instead && <NoResultsSuggestions instead={state.instead} />}
    </>
  )
}

function getStatusText(state: Exclude<PanelState, { readonly status: 'idle' }>, { t }: Shop): string {
  switch (state.status) {
    case 'waiting':
      return t('search.loading')
    case 'failed':
      return withReference(t, t('search.error'), state.error)
    case 'found':
      return state.count === 0
        ? `${t('search.empty', { term: state.term })}. ${t('search.empty_text')}`
        : t('search.count_term', { count: state.count, term: state.term })
  }
}

/** The products, and other meanings of the words beside them. */
function Found({ found }: { readonly found: FoundProducts }) {
  const shop = useShop()
  const { t, toHref, getRating } = shop
  const { products, ratings, terms, categories } = found
  const ways = [
    { title: t('search.suggestions'), links: terms.map((term) => [term, routes.search(term)] as const) },
    {
      title: t('categories.label'),
      links: categories.map(({ name, slug }) => [name, routes.category(slug)] as const),
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <div className={styles.found} data-has-ways={ways.length > 0 || undefined}>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ title, links }) => (
            <SearchLinks
              key={title}
              title={title}
              links={links.map(([text, path]) => [text, toHref(path)])}
            />
          ))}
        </div>
      )}
      <ProductGrid
        products={products}
        toWords={(product) => toCardLabels(product, shop)}
        getRating={getListRating(ratings) ?? getRating}
        headingLevel={2}
        perRow={4}
        quickAdd="none"
      />
    </div>
  )
}
