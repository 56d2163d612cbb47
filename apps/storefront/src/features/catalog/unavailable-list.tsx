'use client'

import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { leafIcon } from '@sorrel/ui/icons'
import { CountAnswer } from '#service/count-answer.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { FallbackCategories } from './fallback-categories.tsx'
import * as styles from './unavailable-list.css.ts'

export interface UnavailableListProps {
  /** The page's own address, to ask again; a page that works with script only gives `onRetry` instead. */
  readonly refreshHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Whether a call has failed for this page: it counts toward fallback mode. Default `failure`. */
  readonly counts?: 'failure' | 'nothing'
}

/** In a list's place while the service does not answer: try again, or the fallback categories. See docs/specification.md#fallback-data. */
export function UnavailableList({ refreshHref, onRetry, counts = 'failure' }: UnavailableListProps) {
  const shop = useShop()
  const { t } = shop
  const messages = t('errors.page_unavailable.refresh')
  return (
    <Container>
      {counts === 'failure' && <CountAnswer outcome="failure" />}
      <div className={styles.page}>
        <EmptyState
          level={1}
          icon={leafIcon}
          title={t('categories.unavailable.title')}
          text={t('categories.unavailable.text')}
          actions={
            <>
              {refreshHref === undefined ? (
                <Button onClick={onRetry}>{messages}</Button>
              ) : (
                <Button href={refreshHref}>{messages}</Button>
              )}
              <FallbackCategories shop={shop} />
            </>
          }
        />
      </div>
    </Container>
  )
}
