import type { Cart } from '@sorrel/domain/cart'

/** Whether a code now applies to the cart, does not exist, or could not be checked. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The cart as the page shows it. */
export interface CartView {
  /** Undefined until it is first known or something is added. */
  readonly cart: Cart | undefined
  /** Whether the service has answered, so that the cart contains all its lines. */
  readonly isKnown: boolean
  /** Ids of the lines with a change in flight: their amounts may still change. */
  readonly pendingIds: readonly string[]
  /** Ids of those lines that are new to the service: they have no amounts yet. */
  readonly newIds: readonly string[]
  /** Whether a change is in flight: the sums may still change. */
  readonly isPending: boolean
}
