import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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

export type ReviewStatus = 'pending' | 'approved' | 'rejected'

const isApproved = sql`status = 'approved'`

/** Reviews in every state. The partial indexes hold what a list shows, each in the order of one sort. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id').notNull(),
    /** As the order named it; for the operator and for links. */
    productName: text('product_name'),
    productSlug: text('product_slug'),
    accountId: text('account_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text('status').$type<ReviewStatus>().notNull().default('pending'),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    userName: text('user_name').notNull(),
    /** Told of the approval; never shown. */
    email: text('email').notNull(),
    /** Language of that mail. */
    locale: text('locale').notNull(),
    /** The commerce service knew an order with the product when the review came. */
    isVerified: boolean('is_verified').notNull(),
    helpfulCount: integer('helpful_count').notNull().default(0),
    rejectReason: text('reject_reason'),
    dateCreated: instant('date_created').notNull(),
    dateDecided: instant('date_decided'),
  },
  (table) => [
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
        table.helpfulCount.desc().nullsFirst(),
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

/** How many approved reviews gave each rating: kept with every decision, so that stats cost one row. */
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
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.visitorId] })],
)

/** What visitors reported, one report per visitor and review; settled by the next decision on the review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    reason: text('reason').notNull(),
    dateCreated: instant('date_created').notNull(),
    dateSettled: instant('date_settled'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorId] }),
    index('review_reports_open').on(table.dateCreated).where(sql`date_settled is null`),
  ],
)

/** Every decision, for good: nothing is changed or deleted here. */
export const reviewAudit = pgTable(
  'review_audit',
  {
    position: serial('position').primaryKey(),
    reviewId: text('review_id').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** `operator`, or the name the caller of the HTTP API gave. */
    actor: text('actor').notNull(),
    /** A reason, or the id of a picture. */
    detail: text('detail'),
    requestId: text('request_id').notNull(),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [index('review_audit_review').on(table.reviewId, table.position)],
)

export type AuditAction =
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'reports_dismissed'
  | 'image_hidden'
  | 'image_shown'

/** Mails on their way, written in the same transaction as what they tell of. */
export const reviewMails = pgTable(
  'review_mails',
  {
    position: serial('position').primaryKey(),
    id: text('id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    dateCreated: instant('date_created').notNull(),
    dateSent: instant('date_sent'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('review_mails_waiting').on(table.position).where(sql`date_sent is null`)],
)

/** Points spent in a window of time, by class and hashed address. */
export const rateLimits = pgTable('review_rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: instant('expire'),
})
