import { fileURLToPath } from 'node:url'

/** The reviews API: a Hono app over drizzle, a picture store and the caller's session. Node only. */
export { createReviewsApi } from './server/api.ts'
export type { ReviewsDatabase } from './server/data/database.ts'
export { helpfulVotes as reviewVotes, reviewImages, reviews } from './server/data/schema.ts'
export { type LimitClass, type Limits } from './server/http/rate-limit.ts'
export type { JobQueue } from './server/job-queue.ts'
export { JOBS_SCHEMA } from './server/jobs/queues.ts'
export {
  type Announce,
  type ReviewJobs,
  type ReviewJobsOptions,
  startReviewJobs,
} from './server/jobs/review-jobs.ts'
export type { Deliver, MailToSend } from './server/jobs/send-mail.ts'
export type { Moderator } from './server/moderation/session.ts'
export type {
  Moderation,
  PurchaseOrder,
  Requests,
  Restocks,
  ReviewCustomer,
  ReviewedProduct,
  ReviewsApiOptions,
  ReviewSession,
  ReviewsLog,
} from './server/options.ts'
export { createDiskStore } from './server/pictures/disk-store.ts'
export { encodePicture, type EncodedPicture, type PictureProblem } from './server/pictures/encode.ts'
export { type PictureFile, PicturesAwayError, type PictureStore } from './server/pictures/picture-store.ts'
export { sweepPictures, type SweepOptions } from './server/pictures/sweep.ts'
export type { RequestMails } from './server/requests/write-requests.ts'
export type { FindStock, StockedProduct, StockedVariant } from './server/restock/stocked-product.ts'
export type { RestockMails } from './server/restock/write-restock-mails.ts'
export { recountRatings } from './server/reviews/ratings.ts'
export { toVoteWeight } from './server/reviews/vote.ts'

/** Migrations for drizzle's `migrate`. The names of all tables start with `review`. */
export const REVIEWS_MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)),
  migrationsTable: 'review_migrations',
}
