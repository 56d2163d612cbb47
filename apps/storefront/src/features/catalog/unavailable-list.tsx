'use client'

import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { leafIcon } from '#shop/icons.ts'
import { CountOutcome } from '#shop/count-outcome.tsx'
import { FailureReference } from '#shop/failure-reference.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { FallbackCategories } from './fallback-categories.tsx'
import { RefreshLink } from './refresh-link.tsx'
import * as styles from './unavailable-list.css.ts'

export interface UnavailableListProps {
  /** The page's own address, to ask the service again, also in fallback mode; a page that works only with script gives `onRetry` instead. */
  readonly refreshHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Whether a call has failed for this page: it counts toward fallback mode. Default `failure`. */
  readonly counts?: 'failure' | 'nothing'
  /** Id of the failure in the logs. */
  readonly reference?: string | undefined
}

/** Shown in place of a list while the service does not answer: a retry and the fallback categories. See docs/specification.md#fallback-data. */
export function UnavailableList(props: UnavailableListProps) {
  const { refreshHref, onRetry, counts = 'failure', reference } = props
  const { t } = useShop()
  const retry = t('errors.page_unavailable.refresh')
  return (
    <Container>
      {/* A page that could not be made has no metadata. */}
      <title>{t('categories.unavailable.title')}</title>
      {counts === 'failure' && <CountOutcome outcome="failure" />}
      <div className={styles.page}>
        <EmptyState
          level={1}
          icon={leafIcon}
          title={t('categories.unavailable.title')}
          text={t('categories.unavailable.text')}
          actions={
            <>
              {refreshHref === undefined ? (
                <Button onClick={onRetry}>{retry}</Button>
              ) : (
                <RefreshLink href={refreshHref}>{retry}</RefreshLink>
              )}
              <FallbackCategories />
            </>
          }
        />
        <FailureReference reference={reference} align="center" />
      </div>
    </Container>
  )
}
