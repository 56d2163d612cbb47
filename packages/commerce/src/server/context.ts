import type { CommerceClient } from '../client.ts'
import type { Cart } from '@sorrel/domain/cart'

/** The visitor, language and currency of a request, and the changes that the answer must carry. */
export interface StoreContext {
  /** Speaks for this visitor's session. */
  readonly commerce: CommerceClient
  readonly hasSession: boolean
  /** Tells visitors apart. Secret where it is the session's token, as of `createCookieContext`. */
  readonly key: string
  /** ISO 4217; undefined means the store's own. */
  readonly currency: string | undefined
  readonly locale: string | undefined
  /** Network address, by which tries are counted; empty where it is not known. */
  readonly address: string
  /** The visitor's browser, and which accounts have logged in with it. Default: it is not known. */
  readonly device?:
    | {
        readonly id: string
        knows(account: string): boolean
        remember(account: string): Promise<void>
      }
    | undefined
  /** Takes in how the visitor's cart is after the call; null for none. */
  noteCart(this: void, cart: Pick<Cart, 'items'> | null): void
  /** Takes in which group the visitor belongs to after the call; nothing for a stranger. */
  noteGroup(this: void, group: string | undefined): void
  /** After a log-out: the token that came with the call opens nothing any more. */
  endSession(this: void): void
  /** Adds the changes of the visitor's session to an answer. */
  toResponse(answer: Response): Response
}
