import { routes } from '@sorrel/contracts/routes'
import type { Product } from '@sorrel/domain/product'
import { type ReviewQuery, toReviewSearch } from '@sorrel/reviews/model'
import type { HostApp } from '@sorrel/reviews/react'
import { ReviewSummary } from '@sorrel/reviews/react/static'
import '@sorrel/reviews/styles.css'
import { Heading } from '@sorrel/ui/heading'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { stashReviews } from './hydrated-reviews.tsx'
import type { ReviewsOfPage } from './load-reviews.ts'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'
import { ReviewsSlot } from './reviews-slot.tsx'

export interface ProductReviewsProps {
  readonly product: Product
  readonly reviews: ReviewsOfPage
  /** The page's own query, whose other fields the section's links keep. */
  readonly query: string
}

/**
 * The reviews below a product: rendered by the server, then replaced by the interactive section in the browser. See
 * docs/specification.md#reviews.
 */
export function ProductReviews({ product, reviews, query }: ProductReviewsProps) {
  const shop = useShop()
  if (reviews === 'off') return null
  const loginHref = shop.toHref(routes.login(`${shop.toHref(routes.product(product.slug))}#write-review`))
  const reviewed = { id: product.id, name: product.name }
  if (reviews === 'unavailable')
    return (
      <ReviewsSlot product={reviewed} drawnId={undefined} loginHref={loginHref}>
        <Heading level={2}>{shop.t('reviews.title', { name: product.name })}</Heading>
      </ReviewsSlot>
    )
  const drawnId = stashReviews({
    ...reviews,
    product: reviewed,
    // Plain links: the router's links would need code in the browser, which never hydrates this section.
    app: { t: shop.t, locale: shop.locale },
    toHref: (next) => toReviewsHref({ product, shop, query, next }),
    writeHref: loginHref,
  })
  return <ReviewsSlot product={reviewed} drawnId={drawnId} loginHref={loginHref} />
}

/** Stars under the title; a click leads down to the reviews. Nothing without any. */
export function ProductRatingLine({ reviews }: Pick<ProductReviewsProps, 'reviews'>) {
  const shop = useShop()
  if (typeof reviews === 'string') return null
  return <ReviewSummary rating={reviews.stats} app={toHostApp(shop)} />
}

/** Pictures of reviews have widths of their own, so the shop's image component must not resize them. */
function toHostApp({ t, locale, link }: ShopView): HostApp {
  return { t, locale, link }
}

interface ReviewsHrefOptions extends Pick<ProductReviewsProps, 'product' | 'query'> {
  readonly shop: ShopView
  readonly next: Partial<ReviewQuery>
}

function toReviewsHref({ product, shop, query, next }: ReviewsHrefOptions): string {
  const fields = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith(REVIEW_FIELD_PREFIX))
  const search = new URLSearchParams([
    ...fields,
    ...Object.entries(toReviewSearch(next, REVIEW_FIELD_PREFIX)),
  ]).toString()
  return `${shop.toHref(routes.product(product.slug))}${search && `?${search}`}#reviews`
}
