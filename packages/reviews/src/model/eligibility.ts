import type { OwnReview } from './own-review.ts'

/** Whether the visitor may write a review, and for which orders. */
export interface ReviewEligibility {
  readonly loggedIn: boolean
  readonly hasPurchased: boolean
  readonly canReview: boolean
  /** Orders with the product that the customer has not reviewed yet, newest first; `date` is ISO 8601. */
  readonly orders: readonly { readonly id: string; readonly date: string }[]
  /** The customer's own reviews of the product, newest first. Default: none. */
  readonly own?: readonly OwnReview[] | undefined
}

/** Used for visitors and when the request failed: unable to review. */
export const NO_ELIGIBILITY: ReviewEligibility = {
  loggedIn: false,
  hasPurchased: false,
  canReview: false,
  orders: [],
}

/** The order that a form starts with: the only one. Of several orders the customer chooses. */
export function getInitialOrderId({ orders }: Pick<ReviewEligibility, 'orders'>): string | undefined {
  return orders.length === 1 ? orders[0]?.id : undefined
}
