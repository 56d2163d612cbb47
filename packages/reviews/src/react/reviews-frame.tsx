import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ReviewedProduct, HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

export interface ReviewsFrameProps {
  readonly product: ReviewedProduct
  readonly app: HostApp
  /** Pictures of the reviews. */
  readonly pictures: ReactNode
  /** Average and distribution. */
  readonly overview: ReactNode
  /** The button to write a review. */
  readonly write: ReactNode
  /** Toolbar and list. */
  readonly children: ReactNode
}

/** Heading, pictures, rating overview and, beside them, the list. The address `#reviews` leads here. */
export function ReviewsFrame({ product, app, pictures, overview, write, children }: ReviewsFrameProps) {
  const { t } = app
  return (
    <section id="reviews" tabIndex={-1} className={styles.section} aria-labelledby="reviews-title">
      <Heading level={2} id="reviews-title">
        {t('reviews.title', { name: product.name })}
      </Heading>
      {pictures}
      <div className={styles.columns}>
        <div className={styles.overview}>
          {overview}
          {write}
          <Text size="sm">{t('reviews.how_we_check')}</Text>
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
