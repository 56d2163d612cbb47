import type { ReviewEligibilityData } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviews } from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import type { PurchaseOrder, ReviewCustomer, ReviewSession } from '../options.ts'
import { findOwnReviews } from './own-reviews.ts'

const VISITOR: ReviewEligibilityData = {
  loggedIn: false,
  hasPurchased: false,
  canReview: false,
  eligible_orders: [],
}

const UNAVAILABLE: Refusal = { code: 'unavailable', message: 'The commerce service does not answer.' }

interface Question {
  readonly db: ReviewsDatabase
  readonly productId: string
}

/**
 * Whether the caller may review a product. Fails when the commerce service does not answer; a page then treats the
 * caller as unable to review, not as logged out.
 */
export async function getEligibility(
  session: ReviewSession,
  question: Question,
): Promise<Result<ReviewEligibilityData, Refusal>> {
  if (session.kind === 'visitor') return ok(VISITOR)
  if (session.kind === 'unavailable') return err(UNAVAILABLE)
  const { db, productId } = question
  const [purchases, own] = await Promise.all([
    findPurchases(session, question),
    findOwnReviews(db, { accountId: session.accountId, productId }),
  ])
  if (!purchases.ok) return purchases
  const { bought, open } = purchases.value
  return ok({
    loggedIn: true,
    hasPurchased: bought.length > 0,
    canReview: open.length > 0,
    eligible_orders: open.map(({ id, date }) => ({ id, date })),
    own_reviews: own,
  })
}

export interface Purchases {
  readonly bought: readonly PurchaseOrder[]
  /** The orders without a review. */
  readonly open: readonly PurchaseOrder[]
}

export async function findPurchases(
  customer: ReviewCustomer,
  { db, productId }: Question,
): Promise<Result<Purchases, Refusal>> {
  const bought = await customer.findOrders(productId)
  if (bought === undefined) return err(UNAVAILABLE)
  const reviewed = await findReviewedOrders(db, { productId, orderIds: bought.map(({ id }) => id) })
  return ok({ bought, open: bought.filter(({ id }) => !reviewed.has(id)) })
}

async function findReviewedOrders(
  db: ReviewsDatabase,
  { productId, orderIds }: { readonly productId: string; readonly orderIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .select({ orderId: reviews.orderId })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), inArray(reviews.orderId, [...orderIds])))
  return new Set(rows.map(({ orderId }) => orderId))
}
