import type { Cart } from '@sorrel/domain/cart'

/** Whether a code now applies to the cart, does not exist, or could not be checked. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The cart as the page shows it. */
export interface CartView {
  /** Undefined until it is first known or something is added. */
  readonly cart: Cart | undefined
  /** The service has answered: the cart holds all its lines. */
  readonly isKnown: boolean
  /** Ids of the lines with a change on its way: their amounts are not certain. */
  readonly pendingIds: readonly string[]
  /** Ids of those among them that the service does not know yet: they have no amounts. */
  readonly newIds: readonly string[]
  /** A change is on its way: the sums are not certain. */
  readonly isPending: boolean
}
