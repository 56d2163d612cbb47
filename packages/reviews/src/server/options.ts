import type { Context } from 'hono'
import type { ReviewsDatabase } from './data/database.ts'
import type { LimitClass, Limits } from './http/rate-limit.ts'
import type { PictureStore } from './pictures/picture-store.ts'

/** Who asks, as the commerce service knows them. */
export type ReviewSession =
  | { readonly kind: 'visitor' }
  /** The commerce service does not answer: unable to review, never "not logged in". */
  | { readonly kind: 'unavailable' }
  | ReviewCustomer

export interface ReviewCustomer {
  readonly kind: 'customer'
  readonly accountId: string
  /** What a review shows of its author: `Alice B.` */
  readonly displayName: string
  readonly email: string
  /** The account's orders that hold a product, newest first; undefined when the service does not answer. */
  findOrders(productId: string): Promise<readonly PurchaseOrder[] | undefined>
}

/** An order that was placed and is not canceled. */
export interface PurchaseOrder {
  readonly id: string
  /** ISO 8601. */
  readonly date: string
  /** The product as the order names it. */
  readonly product?: { readonly name: string; readonly slug?: string | undefined } | undefined
}

/** What a link to a product is made of. */
export interface ReviewedProduct {
  readonly productId: string
  readonly productSlug: string | null
}

export interface ReviewsLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface Moderation {
  /** At least 16 characters. Opens the page and the HTTP API of moderation. */
  readonly token: string
  /** Origin under which the moderation page is reached. */
  readonly origin: string
  /** Address of a product in the shop, for links. */
  readonly toProductUrl?: ((product: ReviewedProduct) => string | undefined) | undefined
}

export interface ReviewsApiOptions {
  readonly db: ReviewsDatabase
  readonly pictures: PictureStore
  /** At least 16 characters; signs the visitor's cookie and the moderator's session. */
  readonly secret: string
  /** Origins whose pages may write: the shop's. */
  readonly origins: readonly string[]
  /** Asks the commerce service who the caller is. */
  readonly getSession: (request: Request) => Promise<ReviewSession>
  /** The caller's network address. Default: all callers are one. */
  readonly getAddress?: ((c: Context) => string) | undefined
  /** Without it the routes of moderation do not exist. */
  readonly moderation?: Moderation | undefined
  /** Told after a product's approved reviews have changed. Must not throw. */
  readonly onChange?: ((productId: string) => void) | undefined
  /** Where spent points are kept: default in memory; `database` counts over several processes. */
  readonly limitStore?: 'memory' | 'database' | undefined
  /** Replaces classes of limits. */
  readonly limits?: Partial<Record<LimitClass, Limits>> | undefined
  readonly log?: ReviewsLog | undefined
  readonly now?: (() => Date) | undefined
  /** What the service is still busy with before it is ready, in one line. */
  readonly getBusy?: (() => string | undefined) | undefined
}
