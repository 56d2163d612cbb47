import { getNearestLocale } from '@sorrel/i18n/locales'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import {
  type RequestedProduct,
  reviewMails,
  reviewRequests,
  type ReviewRequestRow,
  reviews,
} from '../data/schema.ts'
import type { JobQueue } from '../job-queue.ts'
import { toRequestMail } from './request-mail.ts'
import { createUnsubscribing, type UnsubscribingOptions } from './unsubscribing.ts'

const DAY_MS = 86_400_000

/** If an order is not delivered within this time, its request is deleted together with the address. */
const FORGOTTEN_DAYS = 365

/** Settings of the review requests. */
export interface RequestMails extends UnsubscribingOptions {
  /** Days after the delivery. */
  readonly days: number
  /** Address of a product in the shop. */
  readonly toProductUrl: (product: RequestedProduct) => string
}

export interface WriteRequestOptions extends RequestMails {
  readonly db: ReviewsDatabase
  readonly queue: JobQueue
  readonly now: () => Date
}

/** A job: the orders to ask about. */
export interface Turn {
  /** ISO 8601. */
  readonly dateDelivered: string
  /** The waiting time when the job was scheduled. */
  readonly days: number
}

/**
 * Writes the review requests for orders into the outbox, each once: its record is removed with it. A customer who has
 * reviewed everything in the order gets none. Does nothing when the waiting time has changed since: another job is
 * scheduled then.
 */
export async function writeRequestMails(
  { db, queue, now, ...options }: WriteRequestOptions,
  { dateDelivered, days }: Turn,
): Promise<void> {
  if (days !== options.days) return
  const isDue = eq(reviewRequests.dateDelivered, new Date(dateDelivered))
  await db.transaction(async (tx) => {
    for (const request of await tx.delete(reviewRequests).where(isDue).returning()) {
      const products = await findUnreviewed(tx, request)
      if (products.length === 0) continue
      const mail = await toMail(request, { ...options, products })
      await tx.insert(reviewMails).values({ ...mail, dateCreated: now() })
      await queue.sendMail(tx, mail.id)
    }
  })
}

/** Delivery dates of the orders that still await a review request. */
export async function findDeliveryDates(db: ReviewsDatabase): Promise<readonly Date[]> {
  const { dateDelivered } = reviewRequests
  const rows = await db.selectDistinct({ dateDelivered }).from(reviewRequests)
  return rows.flatMap((row) => row.dateDelivered ?? [])
}

export async function forgetRequests(db: ReviewsDatabase, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS)
  await db.delete(reviewRequests).where(lt(reviewRequests.dateCreated, oldest))
}

async function toMail(
  { email, addressId, locale }: ReviewRequestRow,
  {
    products,
    toProductUrl,
    ...options
  }: UnsubscribingOptions &
    Pick<RequestMails, 'toProductUrl'> & { readonly products: readonly RequestedProduct[] },
) {
  const unsubscribeUrl = await createUnsubscribing(options).toUrl(addressId)
  return toRequestMail({ email, locale: getNearestLocale(locale), products, toProductUrl, unsubscribeUrl })
}

/** The order's products without a review by this customer, for this order or another. */
async function findUnreviewed(
  db: ReviewsDatabase,
  { orderId, email, products }: ReviewRequestRow,
): Promise<readonly RequestedProduct[]> {
  const ids = products.map(({ id }) => id)
  const isTheirs = or(eq(reviews.orderId, orderId), sql`lower(${reviews.email}) = ${email.toLowerCase()}`)
  const rows = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(inArray(reviews.productId, ids), isTheirs))
  const reviewed = new Set(rows.map(({ productId }) => productId))
  return products.filter(({ id }) => !reviewed.has(id))
}
