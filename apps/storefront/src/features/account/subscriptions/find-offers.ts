import type { Product, ProductPreview } from '@sorrel/domain/product'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { canBeAdded, canReplace, type ProductOffer, toProductOffer } from './product-offer.ts'

/** Number of products to request, of which some can be offered. */
export const OFFER_CANDIDATES = 100

/** Maximum number of offers; further products are found by the search. */
const OFFERS_MAX = 24

/** Changes that choose a product. */
export type OfferedChange = 'replace' | 'add-item'

interface Facts {
  readonly subscription: Pick<Subscription, 'productId' | 'items'>
  /** Digits of the amounts. */
  readonly decimals: number
}

/** The products of a list that a change of the subscription can offer. */
export function toOffers(
  products: readonly (Product | ProductPreview)[],
  change: OfferedChange,
  { subscription: { productId, items }, decimals }: Facts,
): readonly ProductOffer[] {
  const own = new Set(
    change === 'replace' ? [productId] : [productId, ...items.map((item) => item.productId)],
  )
  const isPossible = change === 'replace' ? canReplace : canBeAdded
  return products
    .filter((each) => !own.has(each.id) && isPossible(each))
    .slice(0, OFFERS_MAX)
    .map((each) => toProductOffer(each, { decimals }))
}
