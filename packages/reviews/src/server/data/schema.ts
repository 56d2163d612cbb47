import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

const isApproved = sql`status = 'approved'`

/** Reviews in every state. Each partial index contains the approved reviews in one of the sort orders. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** The product's name at the time of the order, for the operator and for links. */
    productName: text('product_name'),
    productSlug: text('product_slug'),
    accountId: text('account_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status').$type<ReviewStatus>().notNull().default('pending'),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    userName: text('user_name').notNull(),
    /** Receives the mail about the approval; it is never shown. */
    email: text('email').notNull(),
    /** Language of that mail and, presumably, of the text. */
    locale: text('locale').notNull(),
    /** Whether the commerce service had an order with the product when the review was written. */
    isVerified: boolean('is_verified').notNull(),
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** Sum of the weights of the votes: the order of the most helpful. */
    helpfulScore: doublePrecision('helpful_score').notNull().default(0),
    /** A known reason of the contracts, or the operator's own words. */
    rejectReason: text('reject_reason'),
    /** Grows with each change by the author, so that a moderator never decides about an unseen text. */
    version: integer('version').notNull().default(0),
    /** The shop's answer, which is shown below the review. */
    reply: text('reply'),
    dateReplied: instant('date_replied'),
    dateCreated: instant('date_created').notNull(),
    dateDecided: instant('date_decided'),
  },
  (table) => [
    index('reviews_account').on(table.accountId, table.dateCreated.desc().nullsFirst()),
    uniqueIndex('reviews_order_product').on(table.orderId, table.productId),
    index('reviews_rating_high')
      .on(
        table.productId,
        table.rating.desc().nullsFirst(),
        table.dateCreated.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(isApproved),
    index('reviews_rating_low')
      .on(table.productId, table.rating, table.dateCreated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isApproved),
    index('reviews_helpful')
      .on(
        table.productId,
        table.helpfulScore.desc().nullsFirst(),
        table.dateCreated.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(isApproved),
    index('reviews_recent')
      .on(table.productId, table.dateCreated.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isApproved),
    index('reviews_pending').on(table.dateCreated, table.id).where(sql`status = 'pending'`),
    index('reviews_decided')
      .on(table.status, table.dateDecided.desc().nullsFirst())
      .where(sql`status <> 'pending'`),
    check('reviews_rating_range', sql`rating between 1 and 5`),
    check('reviews_status_known', sql`status in ('pending', 'approved', 'rejected')`),
    check('reviews_helpful_positive', sql`helpful_count >= 0`),
  ],
)

export type ReviewRow = typeof reviews.$inferSelect

/** Number of approved reviews for each rating, updated with every decision, so that stats read one row. */
export const productRatings = pgTable('review_product_ratings', {
  productId: text('product_id').primaryKey(),
  ones: integer('ones').notNull().default(0),
  twos: integer('twos').notNull().default(0),
  threes: integer('threes').notNull().default(0),
  fours: integer('fours').notNull().default(0),
  fives: integer('fives').notNull().default(0),
})

/** Pictures in the order of the upload; their bytes are in the picture store. */
export const reviewImages = pgTable(
  'review_images',
  {
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Pixels of each width there is, narrowest first. */
    sizes: jsonb('sizes').$type<readonly PictureSize[]>().notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [index('review_images_review').on(table.reviewId, table.position)],
)

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** One vote per visitor and review. */
export const helpfulVotes = pgTable(
  'review_helpful_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    /** Hash of the voter's network address. */
    addressId: text('address_id').notNull().default(''),
    /** The weight that the vote added to the review's score. */
    weight: doublePrecision('weight').notNull().default(0),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index('review_helpful_votes_date').on(table.reviewId, table.dateCreated),
  ],
)

/** Reports of visitors, one per visitor and review. The next decision on the review settles them. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    /** Hash of the reporter's network address. */
    addressId: text('address_id').notNull().default(''),
    reason: text('reason').notNull(),
    dateCreated: instant('date_created').notNull(),
    dateSettled: instant('date_settled'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index('review_reports_open').on(table.dateCreated).where(sql`date_settled is null`),
  ],
)

/** Every decision. Rows are never deleted or changed, except that withdrawing a review erases its earlier texts. */
export const reviewAudit = pgTable(
  'review_audit',
  {
    position: serial('position').primaryKey(),
    reviewId: text('review_id').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** `customer`, or the operator's name. */
    actor: text('actor').notNull(),
    /** A reason, the id of a picture, an answer, or the author's text before a change. */
    detail: text('detail'),
    requestId: text('request_id').notNull(),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [index('review_audit_review').on(table.reviewId, table.position)],
)

export type AuditAction =
  | 'submitted'
  | 'changed'
  | 'withdrawn'
  | 'imported'
  | 'approved'
  | 'rejected'
  | 'reports_dismissed'
  | 'replied'
  | 'reply_removed'
  | 'image_hidden'
  | 'image_shown'

/** Mails to send, written in the same transaction as the decision that they are about. */
export const reviewMails = pgTable(
  'review_mails',
  {
    position: serial('position').primaryKey(),
    id: text('id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /**
     * Link with which the recipient unsubscribes from such mails; null for a mail that responds to the recipient's own
     * action.
     */
    unsubscribeUrl: text('unsubscribe_url'),
    dateCreated: instant('date_created').notNull(),
    dateSent: instant('date_sent'),
    /** Set after three days without a delivery; null again once the operator resends the mail. */
    dateFailed: instant('date_failed'),
  },
  (table) => [index('review_mails_waiting').on(table.position).where(sql`date_sent is null`)],
)

/**
 * Orders whose customers have agreed to a review request. A row is removed once the mail is written, the consent is
 * withdrawn or the order is cancelled.
 */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: text('order_id').primaryKey(),
    email: text('email').notNull(),
    /** Identifies the e-mail address in links without revealing it. */
    addressId: text('address_id').notNull(),
    /** Language of the mail. */
    locale: text('locale').notNull(),
    products: jsonb('products').$type<readonly RequestedProduct[]>().notNull(),
    dateCreated: instant('date_created').notNull(),
    dateDelivered: instant('date_delivered'),
  },
  (table) => [
    index('review_requests_due').on(table.dateDelivered),
    index('review_requests_created').on(table.dateCreated),
    index('review_requests_address').on(table.addressId),
  ],
)

export type ReviewRequestRow = typeof reviewRequests.$inferSelect

export interface RequestedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/**
 * Addresses that wait for a sold-out product. A row is removed once its mail is written, by a link of its mails, without a
 * confirmation after two days, and after a year.
 */
export const restockWaits = pgTable(
  'review_restock_waits',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** Empty for any variant of the product. */
    variantId: text('variant_id').notNull(),
    email: text('email').notNull(),
    /** Identifies the e-mail address in links without revealing it. */
    addressId: text('address_id').notNull(),
    /** Language of the mails. */
    locale: text('locale').notNull(),
    /** When the last mail with a link to confirm was written. */
    dateAsked: instant('date_asked').notNull(),
    /** Null until the owner of the address has confirmed. */
    dateConfirmed: instant('date_confirmed'),
  },
  (table) => [
    uniqueIndex('review_restock_waits_address').on(table.addressId, table.productId, table.variantId),
    index('review_restock_waits_product')
      .on(table.productId, table.locale, table.dateConfirmed)
      .where(sql`date_confirmed is not null`),
    index('review_restock_waits_asked').on(table.dateAsked),
  ],
)

export type RestockWaitRow = typeof restockWaits.$inferSelect

/** Calls counted within a window of time, by limit class and hashed address. */
export const rateLimits = pgTable('review_rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: instant('expire'),
})
