import type { ReviewsDatabase } from './data/database.ts'

/** Work that waits for an outside service. A job is written in the transaction of its cause and runs after it. */
export interface JobQueue {
  /** Sends a mail of the outbox. */
  readonly sendMail: (tx: ReviewsDatabase, mailId: string) => Promise<void>
  /** Announces that a product's reviews have changed. */
  readonly announce: (tx: ReviewsDatabase, productId: string) => Promise<void>
  /** Asks for reviews of the orders that were delivered at a time, some days after it. */
  readonly ask: (tx: ReviewsDatabase, dateDelivered: Date) => Promise<void>
}

/** Without a queue mails stay in the outbox, changes are not announced, and no review requests are sent. */
export const NO_QUEUE: JobQueue = {
  sendMail: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  ask: () => Promise.resolve(),
}
