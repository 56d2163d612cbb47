'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { refreshIcon } from '#shop/icons.ts'
import { FailureReference } from '#shop/failure-reference.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './error-screen.css.ts'

export interface UnavailableScreenProps {
  readonly onRetry: () => void
  /** Id of this failure in the logs. */
  readonly reference?: string | undefined
}

/** An internal error: refresh, or back to the home page. See docs/specification.md#error-pages. */
export function UnavailableScreen({ onRetry, reference }: UnavailableScreenProps) {
  const { t, toHref } = useShop()
  return (
    <Container>
      {/* A page that could not be made has no metadata. */}
      <title>{t('errors.page_unavailable.title')}</title>
      <div className={styles.page}>
        <EmptyState
          level={1}
          icon={refreshIcon}
          title={t('errors.page_unavailable.title')}
          text={t('errors.page_unavailable.text')}
          actions={
            <>
              <Button onClick={onRetry}>{t('errors.page_unavailable.refresh')}</Button>
              <Button variant="secondary" href={toHref(routes.home())}>
                {t('errors.page_unavailable.home')}
              </Button>
            </>
          }
        />
        <FailureReference reference={reference} align="center" />
      </div>
    </Container>
  )
}
