import { routes } from '@sorrel/contracts/routes'
import type { Product } from '@sorrel/domain/product'
import { type ReviewQuery, toReviewSearch } from '@sorrel/reviews/model'
import type { ReviewScene } from '@sorrel/reviews/react'
import { ReviewSummary, StaticReviews } from '@sorrel/reviews/react/static'
import '@sorrel/reviews/styles.css'
import { Heading } from '@sorrel/ui/heading'
import type { Scene } from '#platform/scene.ts'
import type { ReviewsOfPage } from './load-reviews.ts'
import { REVIEW_FIELD_PREFIX } from './review-field-prefix.ts'
import { ReviewsSlot } from './reviews-slot.tsx'

export interface ProductReviewsProps {
  readonly product: Product
  readonly reviews: ReviewsOfPage
  readonly scene: Scene
  /** The page's own query, whose other fields the section's links keep. */
  readonly query: string
}

/** The reviews below a product: drawn by the server, taken over in the browser. Specification section 2. */
export function ProductReviews({ product, reviews, scene, query }: ProductReviewsProps) {
  if (reviews === 'off') return null
  const loginHref = scene.toHref(routes.login(`${scene.toHref(routes.product(product.slug))}#write-review`))
  const reviewed = { id: product.id, name: product.name }
  if (reviews === 'unavailable')
    return (
      <ReviewsSlot product={reviewed} initial={undefined} loginHref={loginHref}>
        <Heading level={2}>{scene.t('reviews.title', { name: product.name })}</Heading>
      </ReviewsSlot>
    )
  return (
    <ReviewsSlot product={reviewed} initial={reviews} loginHref={loginHref}>
      <StaticReviews
        {...reviews}
        product={reviewed}
        scene={toReviewScene(scene)}
        toHref={(next) => toReviewsHref({ product, scene, query, next })}
        writeHref={loginHref}
      />
    </ReviewsSlot>
  )
}

/** Stars under the title; a click leads down to the reviews. Nothing without any. */
export function ProductRatingLine({ reviews, scene }: Pick<ProductReviewsProps, 'reviews' | 'scene'>) {
  if (typeof reviews === 'string') return null
  return <ReviewSummary rating={reviews.stats} scene={toReviewScene(scene)} />
}

/** Pictures of reviews come in their own widths: the shop's image component would ask the store's pictures for them. */
function toReviewScene({ t, locale, link }: Scene): ReviewScene {
  return { t, locale, link }
}

interface ReviewsHrefOptions extends Pick<ProductReviewsProps, 'product' | 'scene' | 'query'> {
  readonly next: Partial<ReviewQuery>
}

function toReviewsHref({ product, scene, query, next }: ReviewsHrefOptions): string {
  const fields = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith(REVIEW_FIELD_PREFIX))
  const search = new URLSearchParams([
    ...fields,
    ...Object.entries(toReviewSearch(next, REVIEW_FIELD_PREFIX)),
  ]).toString()
  return `${scene.toHref(routes.product(product.slug))}${search && `?${search}`}#reviews`
}
