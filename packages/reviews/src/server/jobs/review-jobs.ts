import { sql } from 'drizzle-orm'
import {
  type Clock,
  type DrizzleTransactionLike,
  fromDrizzle,
  fromPglite,
  PgBoss,
  type PGliteLike,
} from 'pg-boss'
import type { ReviewsDatabase } from '../data/database.ts'
import type { JobQueue } from '../job-queue.ts'
import { FAULTS_ONLY } from '../log.ts'
import type { ReviewsLog } from '../options.ts'
import {
  findDeliveryDates,
  forgetRequests,
  type RequestMails,
  type Turn,
  writeRequestMails,
} from '../requests/write-requests.ts'
import { findWaitedProducts, forgetWaits } from '../restock/waits.ts'
import { type RestockMails, writeRestockMails } from '../restock/write-restock-mails.ts'
import { JOBS_SCHEMA, type QueueName, QUEUES, WORK } from './queues.ts'
import { type Deliver, findWaitingMails, giveUp, sendMail } from './send-mail.ts'

const DAY_MS = 86_400_000
const CONNECTIONS = 3
/** How often to look for jobs whose process has died. */
const SUPERVISE_SECONDS = 10
/** Longer than one step of sending a mail may take. */
const STOP_MS = 12_000
/** A quiet time of the day. */
const FORGET_AT = '23 3 * * *'
const ROUND_MINUTES = 5

/** Announces that a product's reviews have changed. Rejects if a receiver did not accept the announcement. */
export type Announce = (productId: string) => Promise<void>

export interface ReviewJobsOptions {
  readonly db: ReviewsDatabase
  /** The same database once more: jobs have connections of their own to a server, and share the one to PGlite. */
  readonly connection: { readonly url: string } | { readonly embedded: PGliteLike }
  /** Default: mails stay in the outbox. */
  readonly deliver?: Deliver | undefined
  /** Default: changes are not announced. A change may be announced twice. */
  readonly announce?: Announce | undefined
  /** Default: no review requests are sent. */
  readonly requests?: RequestMails | undefined
  /** Default: nobody is told when a product is back. */
  readonly restocks?: RestockMails | undefined
  /** Default: faults go to the process's error stream. */
  readonly log?: ReviewsLog | undefined
  /** Default: the system's clock. */
  readonly clock?: Clock | undefined
}

export interface ReviewJobs extends JobQueue {
  /** Looks for jobs immediately instead of at the next poll, which is at most a second away. */
  readonly wake: () => void
  /**
   * Takes no more jobs and waits for the running ones; a job that takes longer than 12 seconds is repeated by another
   * worker.
   */
  readonly stop: () => Promise<void>
}

/**
 * Starts the queues for mails, announcements, review requests and products that are back in stock, in a schema of their
 * own, `review_jobs`, which it creates and migrates. Several processes may work on the same database. Failed jobs are
 * retried; a mail without a delivery for three days is marked as given up.
 */
export async function startReviewJobs(options: ReviewJobsOptions): Promise<ReviewJobs> {
  const { log = FAULTS_ONLY } = options
  const boss = createBoss(options, log)
  await boss.start()
  await makeQueues(boss)
  const queue = createQueue(boss, options)
  await takeUp(queue, options)
  await startWorkers(boss, { ...options, log, queue })
  return {
    ...queue,
    wake: () => {
      for (const { id } of boss.getWipData()) boss.notifyWorker(id)
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  }
}

function createBoss({ connection, clock }: ReviewJobsOptions, log: ReviewsLog): PgBoss {
  const place =
    'url' in connection
      ? { connectionString: connection.url, max: CONNECTIONS }
      : { db: fromPglite(connection.embedded), backend: 'pglite' as const }
  const boss = new PgBoss({
    ...place,
    schema: JOBS_SCHEMA,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    registerInstance: false,
    ...(clock && { clock }),
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs fails'))
  return boss
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const [name, { policy, ...options }] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { policy, ...options })
    // Queues of an earlier release may have other options.
    await boss.updateQueue(name, options)
    // Makes pg-boss cache the queue. PGlite has one connection, so inside a transaction it could not be looked up.
    await boss.findJobs(name, { limit: 1 })
  }
}

function createQueue(boss: PgBoss, { deliver, announce, requests, restocks }: ReviewJobsOptions): JobQueue {
  const send = async (tx: ReviewsDatabase, name: QueueName, { key, data, startAfter }: NewJob) => {
    // Drizzle's types do not declare that `execute` returns rows, which it does with both drivers.
    const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
    await boss.send(name, data, { db, singletonKey: key, ...(startAfter && { startAfter }) })
  }
  return {
    sendMail: async (tx, id) => {
      if (deliver !== undefined) await send(tx, 'mails', { key: id, data: { id } })
    },
    announce: async (tx, productId) => {
      if (announce !== undefined) await send(tx, 'changes', { key: productId, data: { productId } })
    },
    ask: async (tx, dateDelivered) => {
      if (requests === undefined) return
      const { days } = requests
      const startAfter = new Date(dateDelivered.getTime() + days * DAY_MS)
      // The job names no order, so that withdrawn consent takes effect immediately. Another number of days makes
      // another job.
      const data: Turn = { dateDelivered: dateDelivered.toISOString(), days }
      await send(tx, 'requests', { key: `${data.dateDelivered} ${days}`, data, startAfter })
    },
    lookAtStock: async (tx, productId) => {
      if (restocks !== undefined) await send(tx, 'restocks', { key: productId, data: { productId } })
    },
  }
}

interface NewJob {
  readonly key: string
  readonly data: object
  readonly startAfter?: Date
}

/** Adds jobs for rows that were written while no worker was running. Existing jobs are kept. */
async function takeUp(queue: JobQueue, { db, deliver, requests }: ReviewJobsOptions): Promise<void> {
  const mails = deliver === undefined ? [] : await findWaitingMails(db)
  for (const { id } of mails) await queue.sendMail(db, id)
  const dates = requests === undefined ? [] : await findDeliveryDates(db)
  for (const date of dates) await queue.ask(db, date)
}

interface Working extends ReviewJobsOptions {
  readonly log: ReviewsLog
  readonly queue: JobQueue
}

async function startWorkers(boss: PgBoss, options: Working): Promise<void> {
  const { db, deliver, announce, requests, restocks, queue, log, clock } = options
  const now = () => new Date(clock?.now() ?? Date.now())
  const work = createWork(boss, log)
  if (deliver !== undefined) {
    await work<{ id: string }>('mails', ({ id }) => sendMail({ db, deliver, now }, id))
    await work<{ id: string }>('failed-mails', ({ id }) => giveUp({ db, now, log }, id))
  }
  if (announce !== undefined)
    await work<{ productId: string }>('changes', ({ productId }) => announce(productId))
  if (requests !== undefined)
    await work<Turn>('requests', (turn) => writeRequestMails({ ...requests, db, queue, now }, turn))
  if (restocks !== undefined)
    await work<{ productId: string }>('restocks', ({ productId }) =>
      writeRestockMails({ ...restocks, db, queue, now }, productId),
    )
  await work('restock-rounds', () => goRound(db, queue, now()))
  await boss.schedule('restock-rounds', `*/${restocks?.roundMinutes ?? ROUND_MINUTES} * * * *`, null, {
    missed: 'once',
  })
  await work('forgotten-requests', () => forgetRequests(db, now()))
  await boss.schedule('forgotten-requests', FORGET_AT, null, { missed: 'once' })
}

/** Forgets old waits, and looks at every product that somebody waits for. */
async function goRound(db: ReviewsDatabase, queue: JobQueue, now: Date): Promise<void> {
  await forgetWaits(db, now)
  for (const productId of await findWaitedProducts(db)) await queue.lookAtStock(db, productId)
}

/** Jobs that are fetched together succeed or fail one by one. */
function createWork(boss: PgBoss, log: ReviewsLog) {
  return <Data = unknown>(name: QueueName, act: (data: Data) => Promise<void>) =>
    boss.work<Data>(name, { ...WORK[name], perJobResults: true, burstWhenBatchFull: true }, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await act(data)
            log.info({ queue: name, job: id }, 'did a job')
            return { id, status: 'completed' as const }
          } catch (error) {
            log.warn({ err: error, queue: name, job: id }, 'a job failed: it is tried again')
            return { id, status: 'failed' as const }
          }
        }),
      ),
    )
}
