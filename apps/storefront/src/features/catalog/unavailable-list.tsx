'use client'

import { routes } from '@sorrel/contracts/routes'
import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { leafIcon } from '@sorrel/ui/icons'
import { useScene } from '#platform/use-scene.ts'
import * as styles from './unavailable-list.css.ts'

const FALLBACK_WORDS = {
  'bath-body': 'categories.fallback.bath_body',
  gifts: 'categories.fallback.gifts',
} as const

/** In a list's place while the service does not answer: try again, or the fallback categories. Specification section 8. */
export function UnavailableList({ onRetry }: { readonly onRetry: () => void }) {
  const { t, toHref, link } = useScene()
  const toName = ({ slug, name }: { readonly slug: string; readonly name: string }) =>
    slug === 'bath-body' || slug === 'gifts' ? t(FALLBACK_WORDS[slug]) : name
  return (
    <Container>
      <div className={styles.page}>
        <EmptyState
          level={1}
          icon={leafIcon}
          title={t('categories.unavailable.title')}
          text={t('categories.unavailable.text')}
          actions={
            <>
              <Button onClick={onRetry}>{t('errors.page_unavailable.refresh')}</Button>
              {FALLBACK_CATEGORIES.map((category) => (
                <Button
                  key={category.slug}
                  as={link}
                  variant="secondary"
                  href={toHref(routes.category(category.slug))}
                >
                  {toName(category)}
                </Button>
              ))}
            </>
          }
        />
      </div>
    </Container>
  )
}
