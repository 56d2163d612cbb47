import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { FallbackCategories, ProductGrid } from '#features/catalog/index.ts'
import { SearchReport } from '#features/analytics/index.ts'
import { CountAnswer } from '#service/count-answer.tsx'
import * as styles from './search-screen.css.ts'
import type { SearchScreenProps } from './load-search.ts'

/** Search as a page: a plain form, so that it works without script. See docs/decisions.md#routes. */
export function SearchScreen({ term, products, count, status, counts, shop }: SearchScreenProps) {
  const { t, toHref } = shop
  return (
    <Container>
      {counts && <CountAnswer outcome={counts} />}
      <div className={styles.page}>
        <SearchReport term={term} />
        <Heading level={1}>{term === '' ? t('search.title') : t('search.title_term', { term })}</Heading>
        <form method="get" action={toHref(routes.search())} className={styles.form}>
          <Inline align="start" wrap="none">
            <div className={styles.field}>
              <TextField
                label={t('search.label')}
                labelDisplay="hidden"
                name="q"
                type="search"
                placeholder={t('search.placeholder')}
                defaultValue={term}
              />
            </div>
            <Button type="submit" size="lg">
              {t('search.submit')}
            </Button>
          </Inline>
        </form>
        {status === 'unavailable' && (
          <EmptyState title={t('search.error')} actions={<FallbackCategories shop={shop} />} />
        )}
        {status === 'answered' && term !== '' && products.length === 0 && (
          <EmptyState title={t('search.empty', { term })} text={t('search.empty_text')} />
        )}
        {products.length > 0 && (
          <>
            <Text>{t('search.count', { count })}</Text>
            <ProductGrid products={products} shop={shop} headingLevel={2} perRow={4} />
          </>
        )}
      </div>
    </Container>
  )
}
