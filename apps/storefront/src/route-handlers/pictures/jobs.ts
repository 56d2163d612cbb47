import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { maxEntries } from '#backend/cache-memory.ts'
import type { Clock } from '#backend/clock.ts'

const FAILURES_MAX = 10_000

/** A job that takes longer has failed. */
const JOB_MS = 30_000

/** More jobs wait than the queue takes. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full')
  }
}

/** Runs a few jobs concurrently, the highest rank first, and refuses those that would wait too long. */
export function createQueue({ running, waiting }: { readonly running: number; readonly waiting: number }) {
  const queue = new PQueue({ concurrency: running, timeout: JOB_MS })
  return async <Value>(job: () => Promise<Value>, rank = 0): Promise<Value> => {
    if (queue.pending >= running && queue.size >= waiting) throw new QueueFullError()
    return await queue.add(job, { priority: rank })
  }
}

export interface OnceOptions {
  readonly now: Clock
  /** How long failed work is not retried, in milliseconds. */
  readonly getPause: (error: unknown) => number
}

/** Runs the work of a key once for all simultaneous callers; callers shortly after a failure get the same failure. */
export function createOnce<Value>({ now, getPause }: OnceOptions) {
  const running = new Map<string, Promise<Value>>()
  const failures = new LRUCache<string, Error>({
    ...maxEntries(FAILURES_MAX),
    ttl: 1,
    ttlResolution: 0,
    perf: { now },
  })

  async function run(key: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      const ttl = getPause(error)
      if (error instanceof Error && ttl > 0) failures.set(key, error, { ttl })
      throw error
    }
  }

  return async (key: string, work: () => Promise<Value>): Promise<Value> => {
    const failure = failures.get(key)
    if (failure !== undefined) throw failure
    const started = running.get(key) ?? run(key, work).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
