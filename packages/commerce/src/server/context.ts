import type { CommerceClient } from '../client.ts'
import type { Cart } from '@sorrel/domain/cart'

/** The visitor, language and currency of a request, and the changes that the answer must carry. */
export interface StoreContext {
  /** Speaks for this visitor's session. */
  readonly commerce: CommerceClient
  readonly hasSession: boolean
  /** Identifies the visitor. It is secret if it is the session's token, as with `createCookieContext`. */
  readonly key: string
  /** ISO 4217; undefined means the store's own. */
  readonly currency: string | undefined
  readonly locale: string | undefined
  /** Network address, by which attempts are counted; empty if unknown. */
  readonly address: string
  /** The visitor's browser, and which accounts have logged in with it. Default: it is not known. */
  readonly device?:
    | {
        readonly id: string
        knows(account: string): boolean
        remember(account: string): Promise<void>
      }
    | undefined
  /** Records the visitor's cart after the call; null for none. */
  noteCart(this: void, cart: Pick<Cart, 'items'> | null): void
  /** Records the visitor's group after the call; undefined for none. */
  noteGroup(this: void, group: string | undefined): void
  /** Called after a log-out: the token of the call must not grant access any more. */
  endSession(this: void): void
  /** Adds the changes of the visitor's session to an answer. */
  toResponse(answer: Response): Response
}
