import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { CartError, CartTransport } from './transport.ts'

/** A notice for the shopper. */
export type CartEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  /** The service does not sell the line in this quantity. */
  | { readonly type: 'refused'; readonly name: string }
  /** Without `error`, the store's code could not be loaded and nothing was sent. */
  | { readonly type: 'failed'; readonly error?: CartError | undefined }
  /** The line is no longer in the service's cart. */
  | { readonly type: 'line-gone'; readonly name: string }
  /** The service could not read the session, or has a different cart for it, so the cart is new. */
  | { readonly type: 'session-lost' }

/** A change by this tab to the service's cart. */
export interface CartChange {
  /** Undefined if the cart was unknown before. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set for an addition. */
  readonly input?: CartItemInput | undefined
}

export interface CartStoreOptions {
  readonly transport: CartTransport
  /** ISO 4217 code of a cart that is not known yet. */
  readonly currency: string
  /** Called with notices for the shopper. Default: ignored. */
  readonly onEvent?: ((event: CartEvent) => void) | undefined
  /** Called when this tab has changed the service's cart, for example for analytics. */
  readonly onChanged?: ((change: CartChange) => void) | undefined
  /**
   * Also called when it is unknown whether the cart has changed: the other tabs must fetch it. See
   * `announceCartChange`.
   */
  readonly onMaybeChanged?: (() => void) | undefined
  /** Pause in milliseconds after which an edited quantity is sent. Default 1000. */
  readonly editPauseMs?: number | undefined
  /** The cart is not fetched again within this time, in milliseconds, unless forced. Default 60,000. */
  readonly freshMs?: number | undefined
  /** Pauses in milliseconds before retrying to fetch a known cart. Default 1000 and 4000. */
  readonly againMs?: readonly number[] | undefined
  /** Milliseconds since 1970. Default: the platform's clock. */
  readonly now?: (() => number) | undefined
}

/** The options with their defaults. */
export type CartStoreRules = {
  readonly [Name in keyof CartStoreOptions]-?: NonNullable<CartStoreOptions[Name]>
}

const nothing = () => {}

export function toRules({
  onEvent = nothing,
  onChanged = nothing,
  onMaybeChanged = nothing,
  editPauseMs = 1000,
  freshMs = 60_000,
  againMs = [1000, 4000],
  now = Date.now,
  ...rest
}: CartStoreOptions): CartStoreRules {
  return { onEvent, onChanged, onMaybeChanged, editPauseMs, freshMs, againMs, now, ...rest }
}
