import type { ReviewsDatabase } from './data/database.ts'

/** What waits for somebody outside to take it. It is written in the transaction of its cause, and done after it. */
export interface JobQueue {
  /** Sends a mail of the outbox. */
  readonly sendMail: (tx: ReviewsDatabase, mailId: string) => Promise<void>
  /** Tells whoever shows a product's reviews that they have changed. */
  readonly announce: (tx: ReviewsDatabase, productId: string) => Promise<void>
  /** Asks for reviews of the orders that were delivered at a time, some days after it. */
  readonly ask: (tx: ReviewsDatabase, dateDelivered: Date) => Promise<void>
}

/** Without a queue mails stay in the outbox, nobody is told of changes, and nobody is asked. */
export const NO_QUEUE: JobQueue = {
  sendMail: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  ask: () => Promise.resolve(),
}
