'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { leafIcon } from '@sorrel/ui/icons'
import { Text } from '@sorrel/ui/text'
import { CountAnswer } from '#service/count-answer.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './product-placeholder.css.ts'

/** Shown in place of the page while the service does not answer. See docs/specification.md#fallback-data. */
export function ProductPlaceholder({ onRetry }: { readonly onRetry: () => void }) {
  const { t, toHref, link } = useShop()
  return (
    <Container>
      <CountAnswer outcome="failure" />
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
            <Button onClick={onRetry}>{t('errors.page_unavailable.refresh')}</Button>
            <Button as={link} variant="secondary" href={toHref(routes.products())}>
              {t('products.unavailable.action')}
            </Button>
          </div>
        </div>
      </div>
    </Container>
  )
}
