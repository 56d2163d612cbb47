/** Whether the visitor may write a review, and of which order. */
export interface ReviewEligibility {
  readonly loggedIn: boolean
  readonly hasPurchased: boolean
  readonly canReview: boolean
  /** Orders with the product that have no review of it yet, newest first; `date` is ISO 8601. */
  readonly orders: readonly { readonly id: string; readonly date: string }[]
}

/** A visitor, and whoever the question failed for: unable to review. */
export const NO_ELIGIBILITY: ReviewEligibility = {
  loggedIn: false,
  hasPurchased: false,
  canReview: false,
  orders: [],
}

/** The order that a form starts with: the only one; with more the customer picks. */
export function getInitialOrderId({ orders }: Pick<ReviewEligibility, 'orders'>): string | undefined {
  return orders.length === 1 ? orders[0]?.id : undefined
}
