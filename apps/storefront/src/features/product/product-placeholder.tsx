'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { leafIcon } from '#shop/icons.ts'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { CountOutcome } from '#shop/count-outcome.tsx'
import { FailureReference } from '#shop/failure-reference.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './product-placeholder.css.ts'

export interface ProductPlaceholderProps {
  /** For a service that does not answer. Default: none, for a product that does not exist. */
  readonly onRetry?: () => void
  /** Id of the failure in the logs. */
  readonly reference?: string | undefined
  /** Below the ways on. */
  readonly children?: ReactNode
}

/** Shown in place of a product's page. See docs/specification.md#fallback-data. */
export function ProductPlaceholder({ onRetry, reference, children }: ProductPlaceholderProps) {
  const { t, toHref, link } = useShop()
  return (
    <Container>
      {/* A page that could not be made has no metadata. */}
      <title>{t('products.unavailable.title')}</title>
      {onRetry && <CountOutcome outcome="failure" />}
      <div className={styles.page}>
        <div className={styles.picture} role="img" aria-label={t('products.unavailable.image')}>
          <Icon icon={leafIcon} size={72} />
        </div>
        <div className={styles.textBlock}>
          <Heading level={1} size="5xl">
            {t('products.unavailable.title')}
          </Heading>
          <Text size="lg">{t('products.unavailable.text')}</Text>
          <div className={styles.ways}>
            {onRetry && <Button onClick={onRetry}>{t('errors.page_unavailable.refresh')}</Button>}
            <Button as={link} variant={onRetry ? 'secondary' : 'primary'} href={toHref(routes.products())}>
              {t('products.unavailable.action')}
            </Button>
          </div>
          <FailureReference reference={reference} />
        </div>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </Container>
  )
}
