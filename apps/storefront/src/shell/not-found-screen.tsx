'use client'

import { routes } from '@sorrel/contracts/routes'
import type { CategoryLink } from '@sorrel/domain/product'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { fallbackCategories } from '#config/fallback-categories.ts'
import type { FallbackKey } from '#config/shop-config.ts'
import { searchIcon } from '#shop/icons.ts'
import { SearchField } from '@sorrel/ui/search-field'
import type { ReactNode } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './error-screen.css.ts'

export interface NotFoundScreenProps {
  /** Ways on. Default: those of the specification. */
  readonly categories?: readonly CategoryLink[]
  /** Below the ways on. */
  readonly children?: ReactNode
}

/** Says so, and offers a search and the categories. See docs/specification.md#error-pages. */
export function NotFoundScreen({ categories = [], children }: NotFoundScreenProps) {
  const { t, toHref, link } = useShop()
  const fallback = fallbackCategories.map(({ slug, nameKey }) => ({
    slug,
    name: t(nameKey satisfies FallbackKey),
  }))
  const ways = categories.length > 0 ? categories : fallback
  return (
    <Container>
      {/* The framework makes no metadata for a page that is missing. */}
      <title>{t('errors.page_not_found.title')}</title>
      <div className={styles.page}>
        <EmptyState
          level={1}
          icon={searchIcon}
          title={t('errors.page_not_found.title')}
          text={t('errors.page_not_found.text')}
          actions={
            <div className={styles.search}>
              <SearchField
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                clearLabel={t('search.clear')}
                action={toHref(routes.search())}
              />
            </div>
          }
        />
        <ul className={styles.ways} aria-label={t('navigation.products')}>
          {ways.map(({ slug, name }) => (
            <li key={slug}>
              <Button as={link} variant="secondary" href={toHref(routes.category(slug))}>
                {name}
              </Button>
            </li>
          ))}
          <li>
            <Button as={link} variant="secondary" href={toHref(routes.products())}>
              {t('errors.page_not_found.products')}
            </Button>
          </li>
        </ul>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </Container>
  )
}
