import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { useId } from 'react'
import { FallbackCategories } from '#features/catalog/index.ts'
import { useShop } from '#shop/use-shop'
import { BestSellers } from './best-sellers.tsx'
import type { SearchInstead } from './found-products.ts'
import * as styles from './no-results-suggestions.css.ts'

export interface NoResultsSuggestionsProps {
  readonly instead: SearchInstead
}

/** Ways on from a search that found nothing: categories and best sellers. */
export function NoResultsSuggestions({ instead }: NoResultsSuggestionsProps) {
  const { t, toHref, link } = useShop()
  const { categories } = instead
  const id = useId()
  return (
    <div className={styles.ways}>
      <nav className={styles.section} aria-labelledby={id}>
        <Heading level={2} size="2xl" id={id}>
          {t('categories.featured')}
        </Heading>
        <Inline gap="12">
          {categories.length === 0 && <FallbackCategories />}
          {categories.map(({ slug, name }) => (
            <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
              {name}
            </Button>
          ))}
        </Inline>
      </nav>
      <BestSellers instead={instead} headingLevel={2} />
    </div>
  )
}
