import type { Queue, WorkOptions } from 'pg-boss'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The schema of the queues in the database. */
export const JOBS_SCHEMA = 'review_jobs'

/** Times are in seconds. A queue is listed before the queues that refer to it. */
export const QUEUES = {
  'failed-mails': { policy: 'standard', expireInSeconds: 15, retryLimit: 1000, retryDelay: MINUTE },
  /** A mail is tried for three days at least: after a minute, then twice as long each time, up to six hours. */
  mails: {
    policy: 'exclusive',
    expireInSeconds: 30,
    retryLimit: 20,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 6 * HOUR,
    deadLetter: 'failed-mails',
  },
  /**
   * A failed announcement is retried after a second, then at growing intervals of at most five minutes, for a month.
   */
  changes: {
    policy: 'short',
    expireInSeconds: 15,
    retryLimit: 10_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 5 * MINUTE,
    retentionSeconds: 60 * DAY,
  },
  requests: { policy: 'exclusive', expireInSeconds: 15, retryLimit: 1000, retryDelay: MINUTE },
  /** A look at a product's stock; the next regular one makes up for a look that was given up. */
  restocks: {
    policy: 'short',
    expireInSeconds: 30,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: MINUTE,
  },
  'restock-rounds': { policy: 'exclusive', expireInSeconds: 15, retryLimit: 10, retryDelay: 1 },
  'forgotten-requests': { policy: 'exclusive', expireInSeconds: 15, retryLimit: 10, retryDelay: MINUTE },
} as const satisfies Readonly<Record<string, Omit<Queue, 'name'>>>

export type QueueName = keyof typeof QUEUES

/** Two workers, so that a slow job never holds up the next one. */
const PROMPT = { localConcurrency: 2, batchSize: 10, pollingIntervalSeconds: 1 } as const
const SELDOM = { localConcurrency: 1, batchSize: 10, pollingIntervalSeconds: 10 } as const

/** Polling options of each queue. */
export const WORK: Readonly<Record<QueueName, WorkOptions>> = {
  mails: PROMPT,
  changes: PROMPT,
  requests: SELDOM,
  restocks: PROMPT,
  'restock-rounds': SELDOM,
  'failed-mails': SELDOM,
  'forgotten-requests': SELDOM,
}
