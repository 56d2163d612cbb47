import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import {
  type RequestedProduct,
  reviewMails,
  reviewRequests,
  type ReviewRequestRow,
  reviews,
} from '../data/schema.ts'
import { toMailLocale } from '../http/locale.ts'
import { toRequestMail } from './request-mail.ts'
import { createUnsubscribing, type Unsubscribing, type UnsubscribingOptions } from './unsubscribing.ts'

const DAY_MS = 86_400_000
const BATCH = 20

/** A wish about an order that has not been delivered by then is forgotten, with the address. */
const FORGOTTEN_DAYS = 365

export interface WriteRequestsOptions extends UnsubscribingOptions {
  readonly db: ReviewsDatabase
  /** Days after the delivery. */
  readonly days: number
  /** Address of a product in the shop. */
  readonly toProductUrl: (product: RequestedProduct) => string
  readonly now?: (() => Date) | undefined
}

/**
 * Writes the mails that ask for reviews and are due into the outbox, each once: what it was stored for is removed with it.
 * A customer who has reviewed everything of the order gets none. Several processes may run it at once. Returns how many
 * mails were written.
 */
export async function writeReviewRequests({
  db,
  days,
  now = () => new Date(),
  ...options
}: WriteRequestsOptions): Promise<number> {
  const unsubscribing = createUnsubscribing(options)
  const date = now()
  const ago = (count: number) => new Date(date.getTime() - count * DAY_MS)
  await db.delete(reviewRequests).where(lt(reviewRequests.dateCreated, ago(FORGOTTEN_DAYS)))
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(reviewRequests)
      .where(lte(reviewRequests.dateDelivered, ago(days)))
      .orderBy(asc(reviewRequests.dateDelivered))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    let written = 0
    for (const request of due) {
      const products = await findUnreviewed(tx, request)
      if (products.length > 0) {
        const mail = toMail(request, { ...options, products, unsubscribing })
        await tx.insert(reviewMails).values({ ...mail, dateCreated: date })
        written += 1
      }
      await tx.delete(reviewRequests).where(eq(reviewRequests.orderId, request.orderId))
    }
    return written
  })
}

function toMail(
  { email, addressId, locale }: ReviewRequestRow,
  {
    products,
    toProductUrl,
    unsubscribing,
  }: Pick<WriteRequestsOptions, 'toProductUrl'> & {
    readonly products: readonly RequestedProduct[]
    readonly unsubscribing: Unsubscribing
  },
) {
  const unsubscribeUrl = unsubscribing.toUrl(addressId)
  return toRequestMail({ email, locale: toMailLocale(locale), products, toProductUrl, unsubscribeUrl })
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
