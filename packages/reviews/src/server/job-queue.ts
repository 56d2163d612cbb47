import type { ReviewsDatabase } from './data/database.ts'

/**
 * Background work that depends on an external service. A job is stored in the same transaction as its cause and runs
 * after the commit.
 */
export interface JobQueue {
  /** Sends a mail of the outbox. */
  readonly sendMail: (tx: ReviewsDatabase, mailId: string) => Promise<void>
  /** Announces that a product's reviews have changed. */
  readonly announce: (tx: ReviewsDatabase, productId: string) => Promise<void>
  /** Schedules the review requests for orders delivered at a time, to be sent some days later. */
  readonly ask: (tx: ReviewsDatabase, dateDelivered: Date) => Promise<void>
  /** Looks whether a product is back in stock, and writes the mails to those who wait for it. */
  readonly lookAtStock: (tx: ReviewsDatabase, productId: string) => Promise<void>
}

/** Without a queue, mails stay in the outbox, changes are not announced, and nobody is asked for reviews or told of stock. */
export const NO_QUEUE: JobQueue = {
  sendMail: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  ask: () => Promise.resolve(),
  lookAtStock: () => Promise.resolve(),
}
