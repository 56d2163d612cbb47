import { err, ok, type Result } from '@sorrel/domain/result'
import PQueue from 'p-queue'

/** Whether a visitor waits, or a cached page is renewed in the background. */
export type Priority = 'visitor' | 'renewal'

/** Later than any deadline in milliseconds since the epoch: the rank of a job without a deadline. */
const NO_DEADLINE = 1e14

/** Returns the lease. A second call does nothing. */
export type Release = () => void

/** Why there is no lease: the queue is full, the wait took too long, or the caller has left. */
export type Lease = Result<Release, 'full' | 'late' | 'gone'>

export interface QueueLimits {
  /** Maximum number of concurrent jobs. */
  readonly running: number
  /** Maximum number of waiting jobs of each priority. */
  readonly waiting: number
  readonly waitMs: number
}

export interface Job {
  readonly priority: Priority
  /**
   * When the job must be done, in milliseconds since the epoch. Among equal priorities the earliest deadline goes
   * first.
   */
  readonly deadline?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export interface BoundedQueue {
  /** Resolves when the caller has a lease, or as soon as it is clear that there will be none. */
  acquire(job: Job): Promise<Lease>
  /** Sets the maximum number of concurrent jobs. Running jobs continue. */
  resize(running: number): void
  getLoad(): QueueLoad
}

export interface QueueLoad {
  readonly running: number
  readonly waiting: number
}

/** Limits concurrent jobs, with a queue that is bounded in length and in time. */
export function createBoundedQueue({ running, waiting, waitMs }: QueueLimits): BoundedQueue {
  const queue = new PQueue({ concurrency: running })
  const inLine = { visitor: 0, renewal: 0 }
  return {
    resize: (next) => {
      queue.concurrency = next
    },
    getLoad: () => ({ running: queue.pending, waiting: queue.size }),
    async acquire({ priority, deadline = NO_DEADLINE, signal }) {
      const isFull = queue.pending >= queue.concurrency && inLine[priority] >= waiting
      if (isFull) return err('full')
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), waitMs)
      const leave = () => patience.abort()
      if (signal?.aborted === true) leave()
      signal?.addEventListener('abort', leave, { once: true })
      inLine[priority] += 1
      const leaveLine = () => {
        inLine[priority] -= 1
      }
      try {
        const rank = toRank(priority, deadline)
        return ok(await takeLease(queue, { priority: rank, signal: patience.signal, onLease: leaveLine }))
      } catch {
        leaveLine()
        return err(signal?.aborted === true ? 'gone' : 'late')
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}

/** The highest goes first: every visitor before every renewal. */
function toRank(priority: Priority, deadline: number): number {
  return (priority === 'visitor' ? NO_DEADLINE : 0) - Math.min(deadline, NO_DEADLINE)
}

interface QueuedJob {
  readonly priority: number
  /** Takes the job out of the queue. */
  readonly signal: AbortSignal
  readonly onLease: () => void
}

/** The place is held until the release is called. */
function takeLease(queue: PQueue, { onLease, ...job }: QueuedJob): Promise<Release> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      onLease()
      return new Promise<void>((release) => resolve(release))
    }
    queue.add(hold, job).catch(reject)
  })
}
