import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { CartError, CartTransport } from './transport.ts'

/** A notice for the shopper. */
export type CartEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  /** The service does not sell the line in this quantity. */
  | { readonly type: 'refused'; readonly name: string }
  /** Without an error the store's code did not load, and nothing was sent. */
  | { readonly type: 'failed'; readonly error?: CartError | undefined }
  /** The line is no longer in the service's cart. */
  | { readonly type: 'line-gone'; readonly name: string }
  /** The service could not read the session, or has another cart for it: the cart is a new one. */
  | { readonly type: 'session-lost' }

/** A change by this tab to the service's cart. */
export interface CartChange {
  /** Undefined where the cart was not known yet. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set when something was put in. */
  readonly input?: CartItemInput | undefined
}

export interface CartStoreOptions {
  readonly transport: CartTransport
  /** ISO 4217 code of a cart that is not known yet. */
  readonly currency: string
  /** Called with notices for the shopper. Default: ignored. */
  readonly onEvent?: ((event: CartEvent) => void) | undefined
  /** The service's cart has changed by this tab: for analytics, such as. */
  readonly onChanged?: ((change: CartChange) => void) | undefined
  /** The same, also where only the service knows whether it has: the other tabs have to ask. See `announceCartChange`. */
  readonly onMaybeChanged?: (() => void) | undefined
  /** Pause in milliseconds after which an edited quantity is sent. Default 1000. */
  readonly editPauseMs?: number | undefined
  /** The cart is not fetched again within this time, in milliseconds, unless that is forced. Default 60,000. */
  readonly freshMs?: number | undefined
  /** Pauses in milliseconds before a known cart that could not be fetched is asked for again. Default 1000 and 4000. */
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
