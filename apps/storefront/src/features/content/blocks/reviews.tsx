import { toPlainText } from '@sorrel/domain/html'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Stars } from '@sorrel/ui/stars'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import * as styles from './reviews.css.ts'

/** Customers' quotes, chosen by the merchant. */
export function Reviews({ section, isFirst }: BlockProps<'reviews'>) {
  const several = section.reviews.length > 1 ? styles.several : ''
  return (
    <BlockFrame {...section}>
      {section.title && (
        <div className={`${styles.title} ${styles.align[section.contentAlignment]}`}>
          <Heading level={isFirst ? 1 : 2}>{toPlainText(section.title)}</Heading>
        </div>
      )}
      <ul className={`${styles.list} ${several}`}>
        {section.reviews.map((review) => (
          <li key={review.id}>
            <figure className={`${styles.review} ${styles.align[section.contentAlignment]}`}>
              <ReviewText review={review} />
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

interface ReviewTextProps {
  readonly review: BlockProps<'reviews'>['section']['reviews'][number]
}

function ReviewText({ review }: ReviewTextProps) {
  const shop = useShop()
  const from = [review.userName, review.userLocation, review.date]
    .filter(Boolean)
    .map((part) => toPlainText(part ?? ''))
  return (
    <>
      <Stars value={review.rating} label={shop.t('a11y.stars', { rating: review.rating })} />
      {review.comment && (
        <blockquote className={styles.comment}>
          {shop.t('content.quotation', { text: toPlainText(review.comment) })}
        </blockquote>
      )}
      <figcaption className={styles.person}>
        {review.userImage && (
          <span className={styles.portrait}>
            <Picture
              {...review.userImage}
              alt=""
              ratio="1/1"
              corners="nested"
              sizes="48px"
              image={shop.image}
            />
          </span>
        )}
        {from.join(', ')}
      </figcaption>
    </>
  )
}
