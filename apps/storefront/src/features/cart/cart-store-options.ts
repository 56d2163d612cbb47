import type { CallError } from '@sorrel/contracts/calls'
import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { Translate } from '@sorrel/i18n/message'
import type { ToastMessage } from '@sorrel/ui/toast-queue'
import type { CartApi } from './cart-api.ts'

/** What the shopper has to know. */
export type CartEvent =
  | { readonly type: 'not-enough-stock'; readonly quantity: number }
  | { readonly type: 'removed'; readonly name: string; readonly undo: () => void }
  /** The service does not sell the line in this quantity. */
  | { readonly type: 'refused'; readonly name: string }
  | { readonly type: 'failed'; readonly error: CallError }
  /** The line is no longer in the service's cart. */
  | { readonly type: 'line-gone'; readonly name: string }
  /** The service could not read the session, or has another cart for it: the bag is a new one. */
  | { readonly type: 'session-lost' }
  /** Any of these with its words. */
  | { readonly type: 'toast'; readonly toToast: (t: Translate) => ToastMessage }

/** What a change by this tab did to the service's cart. */
export interface CartChange {
  /** Undefined where the cart was not known yet. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** Set when something was put in. */
  readonly input?: CartItemInput | undefined
}

export interface CartStoreOptions {
  readonly api: CartApi
  /** ISO 4217 code of a cart that is not known yet. */
  readonly currency: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onEvent: (event: CartEvent) => void
  /** The service's cart has changed by this tab. */
  readonly onChanged: (change: CartChange) => void
  /** The same, also where only the service knows whether it has: the other tabs have to ask. */
  readonly onMaybeChanged: () => void
  /** Pause after which an edited quantity is sent. Default: 1000 ms. See docs/specification.md#cart-lines. */
  readonly editPauseMs?: number
  /** Pauses before a known cart that could not be fetched is asked for again. Default: 1000 and 4000 ms. */
  readonly againMs?: readonly number[]
}
