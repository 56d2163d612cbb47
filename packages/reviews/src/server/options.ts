import type { Secrets } from '@sorrel/contracts/http/token'
import type { Context, MiddlewareHandler } from 'hono'
import type { ReviewsDatabase } from './data/database.ts'
import type { LimitClass, Limits } from './http/rate-limit.ts'
import type { JobQueue } from './job-queue.ts'
import type { Moderator } from './moderation/session.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import type { FindStock } from './restock/stocked-product.ts'

/** The caller, as the commerce service knows them. */
export type ReviewSession =
  | { readonly kind: 'visitor' }
  /** The commerce service does not answer. The caller cannot review, but is not told to log in. */
  | { readonly kind: 'unavailable' }
  | ReviewCustomer

export interface ReviewCustomer {
  readonly kind: 'customer'
  readonly accountId: string
  /** The author's name on a review: `Alice B.` */
  readonly displayName: string
  readonly email: string
  /** The account's orders that contain a product, newest first; undefined when the service does not answer. */
  findOrders(productId: string): Promise<readonly PurchaseOrder[] | undefined>
}

/** An order that was placed and is not canceled. */
export interface PurchaseOrder {
  readonly id: string
  /** ISO 8601. */
  readonly date: string
  /** The product's name and slug at the time of the order. */
  readonly product?: { readonly name: string; readonly slug?: string | undefined } | undefined
}

/** The data for a link to a product. */
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
  /** At least 16 characters. Gives access to the page and the HTTP API of moderation, as `operator`. */
  readonly token: string
  /** Moderators with a token of their own, by which the audit names them. Default: none but the operator. */
  readonly moderators?: readonly Moderator[] | undefined
  /** Origin of the moderation page. */
  readonly origin: string
  /** Address of a product in the shop, for links. */
  readonly toProductUrl?: ((product: ReviewedProduct) => string | undefined) | undefined
}

export interface Requests {
  /** Each at least 16 characters. The shop's calls about orders are signed with any of them. */
  readonly callSecrets: Secrets
  /** Origin of the shop, which forwards `/api/reviews/*`: unsubscribe links lead there. */
  readonly shopUrl: string
}

export interface Restocks {
  /** Each at least 16 characters. The shop's calls about stock are signed with any of them. */
  readonly callSecrets: Secrets
  /** Origin of the shop, which forwards `/api/reviews/*`: links in mails lead there. */
  readonly shopUrl: string
  /** Reads a product of the store, past its caches. */
  readonly findStock: FindStock
}

export interface ReviewsApiOptions {
  readonly db: ReviewsDatabase
  readonly pictures: PictureStore
  /** An existing folder for uploads that are being received. Default: the system's folder for temporary files. */
  readonly uploadFolder?: string | undefined
  /** Milliseconds that an upload may take; a slow one ends before. Default 30,000. */
  readonly uploadTimeoutMs?: number | undefined
  /**
   * Each at least 16 characters. The first one signs the visitor's cookie, the moderator's session and links in mails;
   * all of them verify. A link in a mail works as long as the secret that signed it is listed. The last one hashes
   * stored addresses.
   */
  readonly secrets: Secrets
  /** Origins whose pages may write: those of the shop. */
  readonly origins: readonly string[]
  /**
   * Identifies the caller, usually through the commerce service. A session of another shape fails the call; the log
   * names the fault.
   */
  readonly getSession: (request: Request) => Promise<ReviewSession>
  /** The caller's network address. Default: all callers share one address. */
  readonly getAddress?: ((c: Context) => string) | undefined
  /** Default: no review requests are sent. */
  readonly requests?: Requests | undefined
  /** Default: nobody can wait for a product that is sold out. Needs `jobs` with `restocks`. */
  readonly restocks?: Restocks | undefined
  /** Without it the routes of moderation do not exist. */
  readonly moderation?: Moderation | undefined
  /**
   * The queue from `startReviewJobs`. Default: mails stay in the outbox, changes reach only `onChange`, and no review
   * requests are sent.
   */
  readonly jobs?: JobQueue | undefined
  /** Called after a product's approved reviews have changed. Must not throw. */
  readonly onChange?: ((productId: string) => void) | undefined
  /** The id of the product with a slug, for imported reviews that name no id. Default: they are refused. */
  readonly findProductId?: ((slug: string) => Promise<string | undefined>) | undefined
  /** Reads a picture of an imported review by its address. Default: none is read. */
  readonly download?: ((address: string) => Promise<Uint8Array | undefined>) | undefined
  /** Where calls are counted. Default `memory`; with `database` a limit holds over several processes. */
  readonly limitStore?: 'memory' | 'database' | undefined
  /** Overrides the limits of single classes. */
  readonly limits?: Partial<Record<LimitClass, Limits>> | undefined
  /** Default: faults go to the process's error stream. */
  readonly log?: ReviewsLog | undefined
  readonly now?: (() => Date) | undefined
  /** The work left before the service is ready, in one line. */
  readonly getBusy?: (() => string | undefined) | undefined
  /** Wraps every answer, for example to trace it. */
  readonly middleware?: MiddlewareHandler | undefined
}
