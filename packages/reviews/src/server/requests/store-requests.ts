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

/** The orders whose customers wish to be asked for a review. */
export interface RequestStore {
  /** Whether the order's customer will be asked. */
  isWanted(orderId: string): Promise<boolean>
  /** A wish that is repeated changes the address, the language and the products, and not the day of the delivery. */
  add(orderId: string, mail: NonNullable<ReviewRequestCall['mail']>): Promise<void>
  remove(orderId: string): Promise<void>
  /** Starts counting the days. A repeated event does not restart them; an order without a request is ignored. */
  markDelivered(orderId: string): Promise<void>
  /** Forgets every wish of an address, and takes back the mails to it that have not gone out. */
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
