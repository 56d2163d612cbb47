import { routes } from '@sorrel/contracts/routes'
import { countFilters, type FilterQuery, type ProductListing } from '@sorrel/domain/filters'
import { toListAddress } from '@sorrel/domain/list-address'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { Inline } from '@sorrel/ui/inline'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { FallbackCategories, ProductList, RefreshLink } from '#features/catalog/index.ts'
import { SearchReport } from '#features/analytics/index.ts'
import { CountOutcome } from '#shop/count-outcome.tsx'
import { searchIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './search-screen.css.ts'
import type { SearchScreenProps } from './load-search.ts'
import { NoResultsSuggestions } from './no-results-suggestions.tsx'

/** Search as a page: a plain form, so that it works without script. See docs/decisions.md#routes. */
export function SearchScreen(props: SearchScreenProps) {
  const { term, listing, query, promo, instead, status, counts } = props
  const { t, toHref } = useShop()
  return (
    <Container>
      {counts && <CountOutcome outcome={counts} />}
      <div className={styles.page}>
        <SearchReport term={term} />
        <Heading level={1}>{term === '' ? t('search.title') : t('search.title_term', { term })}</Heading>
        <form method="get" action={toHref(routes.search())} className={styles.form}>
          <TextField
            label={t('search.label')}
            labelDisplay="hidden"
            name="q"
            type="search"
            variant="pill"
            start={<Icon icon={searchIcon} />}
            end={
              <Button type="submit" variant="link" size="sm">
                {t('search.submit')}
              </Button>
            }
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
            defaultValue={term}
          />
        </form>
        {status === 'unavailable' && <Unanswered {...props} />}
        {listing && isEmpty(listing, query) && (
          <div className={styles.nothing}>
            <Heading level={2} size="2xl">
              {t('search.empty', { term })}
            </Heading>
            <Text>{t('search.empty_text')}</Text>
          </div>
        )}
        {listing?.spelling !== undefined && <Spelling spelling={listing.spelling} />}
        {instead && <NoResultsSuggestions instead={instead} />}
      </div>
      {listing && !isEmpty(listing, query) && (
        <ProductList
          listing={listing}
          query={query}
          promo={promo}
          path={routes.search()}
          scope={{ search: term }}
          perRow={4}
          categoryName={t('categories.label')}
        />
      )}
    </Container>
  )
}

/** The service did not answer: links that work, and a way to try again. */
function Unanswered({ term, query, reference }: SearchScreenProps) {
  const { t, toHref } = useShop()
  const address = toListAddress({ path: routes.search(), scope: { search: term }, query })
  return (
    <EmptyState
      title={t('search.error')}
      text={reference && t('errors.request_id', { id: reference })}
      actions={
        <>
          <RefreshLink href={toHref(address)}>{t('errors.page_unavailable.refresh')}</RefreshLink>
          <FallbackCategories />
        </>
      }
    />
  )
}

/** Whether the words themselves find nothing. Filters that leave nothing are said in the list. */
function isEmpty({ count }: ProductListing, query: FilterQuery): boolean {
  return count === 0 && countFilters(query) === 0
}

interface SpellingProps {
  readonly spelling: string
}

/** Words as the catalogue spells them, where it has none that are spelt as the shopper's. */
function Spelling({ spelling }: SpellingProps) {
  const { t, toHref, link } = useShop()
  return (
    <Inline>
      <Button as={link} variant="secondary" href={toHref(routes.search(spelling))}>
        {t('search.spelling', { term: spelling })}
      </Button>
    </Inline>
  )
}
