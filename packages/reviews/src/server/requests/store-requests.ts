import type { ReviewRequestCall } from '@sorrel/contracts/http'
import { getNearestLocale } from '@sorrel/i18n/locales'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewMails, reviewRequests } from '../data/schema.ts'
import type { JobQueue } from '../job-queue.ts'
import type { Unsubscribing } from './unsubscribing.ts'

export interface RequestStoreOptions {
  readonly db: ReviewsDatabase
  readonly jobs: JobQueue
  readonly unsubscribing: Unsubscribing
  readonly now: () => Date
}

/** The orders whose customers have agreed to a review request. */
export interface RequestStore {
  /** Whether a review request is planned for the order. */
  isWanted(orderId: string): Promise<boolean>
  /**
   * Stores a customer's consent. A repeated call updates the address, the language and the products, but not the day of
   * delivery.
   */
  add(orderId: string, mail: NonNullable<ReviewRequestCall['mail']>): Promise<void>
  remove(orderId: string): Promise<void>
  /** Starts the waiting period. A repeated event does not restart it; an order without a request is ignored. */
  markDelivered(orderId: string): Promise<void>
  /** Deletes all requests for an address and withdraws mails to it that have not been sent. */
  removeAllOf(addressId: string): Promise<void>
}

export function createRequestStore({ db, jobs, unsubscribing, now }: RequestStoreOptions): RequestStore {
  return {
    isWanted: async (orderId) => {
      const rows = await db
        .select({ id: reviewRequests.orderId })
        .from(reviewRequests)
        .where(eq(reviewRequests.orderId, orderId))
      return rows.length > 0
    },
    add: async (orderId, { email, locale, products }) => {
      const mail = {
        email,
        addressId: unsubscribing.toAddressId(email),
        locale: getNearestLocale(locale),
        products,
      }
      await db
        .insert(reviewRequests)
        .values({ orderId, ...mail, dateCreated: now() })
        .onConflictDoUpdate({ target: reviewRequests.orderId, set: mail })
    },
    remove: async (orderId) => {
      await db.delete(reviewRequests).where(eq(reviewRequests.orderId, orderId))
    },
    markDelivered: (orderId) =>
      db.transaction(async (tx) => {
        const dateDelivered = now()
        const begun = await tx
          .update(reviewRequests)
          .set({ dateDelivered })
          .where(and(eq(reviewRequests.orderId, orderId), isNull(reviewRequests.dateDelivered)))
          .returning({ orderId: reviewRequests.orderId })
        if (begun.length > 0) await jobs.ask(tx, dateDelivered)
      }),
    removeAllOf: (addressId) =>
      db.transaction(async (tx) => {
        await tx.delete(reviewRequests).where(eq(reviewRequests.addressId, addressId))
        const isWaiting = and(
          inArray(reviewMails.unsubscribeUrl, [...(await unsubscribing.toUrls(addressId))]),
          isNull(reviewMails.dateSent),
        )
        await tx.delete(reviewMails).where(isWaiting)
      }),
  }
}
