import { routes } from '@sorrel/contracts/routes'
import { formatDate } from '@sorrel/i18n/format'
import { getRejectReasonMessage, type OwnReview, type RejectReasonMessage } from '@sorrel/reviews/model'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Stars } from '@sorrel/ui/stars'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { starIcon } from '#shop/icons.ts'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader } from '../layout/account-section.tsx'
import * as section from '../layout/account-section.css.ts'
import type { OwnReviewsScreenProps } from './load-own-reviews.ts'
import * as styles from './own-reviews.css.ts'
import { UnreviewedProducts } from './unreviewed-products.tsx'

/** The products that wait for a review, and the customer's own reviews with their states and the way to change them. See docs/decisions.md#reviews. */
export function OwnReviewsScreen({ reviews, unreviewed }: OwnReviewsScreenProps) {
  const { t } = useShop()
  const hasUnreviewed = unreviewed.length > 0
  return (
    <>
      <PageHeader title={t('reviews.own.list_title')} />
      {reviews === null && <Banner tone="error">{t('reviews.own.unavailable')}</Banner>}
      {hasUnreviewed && <UnreviewedProducts products={unreviewed} />}
      {reviews?.length === 0 && !hasUnreviewed && <NoReviews />}
      {reviews !== null && reviews.length > 0 && (
        <ul className={section.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <OwnReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NoReviews() {
  const { t, toHref, link } = useShop()
  return (
    <EmptyState
      icon={starIcon}
      title={t('reviews.own.none')}
      text={t('reviews.form.not_eligible')}
      actions={
        <Button as={link} href={toHref(routes.orders())}>
          {t('account.nav.orders')}
        </Button>
      }
    />
  )
}

interface OwnReviewProps {
  readonly review: OwnReview
}

const TONES = { pending: 'info', approved: 'success', rejected: 'warning' } as const

function OwnReviewCard({ review }: OwnReviewProps) {
  const shop = useShop()
  const { t, locale } = shop
  const { status, rating, title, body, productName, reply } = review
  return (
    <Card as="article" aria-label={title}>
      <div className={styles.review}>
        <div className={styles.head}>
          <Heading level={2} size="lg" variant="plain">
            {productName ?? title}
          </Heading>
          <StatusBadge tone={TONES[status]}>{t(`reviews.own.states.${status}`)}</StatusBadge>
        </div>
        <Stars value={rating} label={t('reviews.average', { rating })}>
          <Text as="span" size="sm">
            {formatDate({ date: review.dateCreated, locale })}
          </Text>
        </Stars>
        <div className={styles.text}>
          {productName !== undefined && (
            <Text tone="heading" weight="medium">
              {title}
            </Text>
          )}
          <Text>{body}</Text>
        </div>
        {status === 'rejected' && <Banner tone="warning">{getRejectionText(review, shop)}</Banner>}
        {reply && (
          <div className={styles.reply}>
            <Text size="sm" tone="heading" weight="medium">
              {t('reviews.reply', { date: formatDate({ date: reply.date, locale }) })}
            </Text>
            <Text>{reply.text}</Text>
          </div>
        )}
        <ChangeOwnReview review={review} />
      </div>
    </Card>
  )
}

/**
 * A link to the product's page, where a review is changed and withdrawn. A rejected review opens there immediately. The
 * link loads a full page, because only the document contains the section that the URL names.
 */
function ChangeOwnReview({ review }: OwnReviewProps) {
  const { t, toHref } = useShop()
  const { productSlug, productName, title, status } = review
  if (productSlug === undefined) return null
  const place = status === 'rejected' ? 'write-review' : 'reviews'
  return (
    <div>
      <Link
        href={`${toHref(routes.product(productSlug))}#${place}`}
        variant="standalone"
        aria-label={t('reviews.own.open_name', { name: productName ?? title })}
      >
        {t('reviews.own.open')}
      </Link>
    </div>
  )
}

function getRejectionText({ rejectReason }: OwnReview, { t }: ShopView): string {
  if (rejectReason === undefined) return t('reviews.own.rejected_plain')
  const message = getRejectReasonMessage(rejectReason)
  const reason = message === undefined ? rejectReason : t(message satisfies RejectReasonMessage)
  return t('reviews.own.rejected', { reason })
}
