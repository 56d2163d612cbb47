import type { Order } from '@sorrel/domain/order'
import type { Picture } from '@sorrel/domain/product'
import type { OwnReview } from '@sorrel/reviews/model'

/** A product that the customer has received and not reviewed. */
export interface UnreviewedProduct {
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly image?: Picture | undefined
  /** Of the newest order with it, ISO 8601. */
  readonly dateOrdered: string
}

/**
 * The products of complete orders that wait for a review, each once, that of the newest order first.
 * @param orders newest first.
 */
export function getUnreviewed(
  orders: readonly Order[],
  reviews: readonly Pick<OwnReview, 'productId'>[],
): readonly UnreviewedProduct[] {
  const known = new Set(reviews.map(({ productId }) => productId))
  const lines = orders
    .filter(({ status }) => status === 'complete')
    .flatMap(({ items, dateCreated }) => items.map((item) => ({ ...item, dateOrdered: dateCreated })))
  return lines.flatMap(({ productId, slug, name, image, dateOrdered }) => {
    if (slug === undefined || known.has(productId)) return []
    known.add(productId)
    return [{ productId, slug, name, image, dateOrdered }]
  })
}
