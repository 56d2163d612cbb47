import { NotSentError } from '@sorrel/commerce/exchanges'
import type { Clock } from '../clock.ts'
import { getRender } from '../render.ts'
import { getDeadline } from './page-budget.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createBackoff } from './backoff.ts'

/** Calls at once before it is known how many the service takes, and again after a refusal. */
const CALLS_FIRST = 4

/** This many answers without a refusal raise the concurrency by one. */
const ANSWERS_PER_PLACE = 10

/** Calls that may wait. */
const WAITING_MAX = 1000

/** No call waits longer, whatever time its caller has. */
const WAIT_MAX_MS = 30_000

/** How often a call that is refused goes out. */
const TRIES_MAX = 5

const TOO_MANY = 429

export interface ConcurrencyLimiterOptions {
  readonly now: Clock
  /** The highest number of calls at once. */
  readonly callsAtOnce: number
}

/** Limits a `fetch`; all that one limiter limits share its places. */
export type ConcurrencyLimiter = (send: typeof fetch) => typeof fetch

/**
 * Limits the calls to a service: so many at once, the others wait in a queue until their caller's own deadline. What the
 * service refuses with 429 goes out again when the service allows it, since it has done nothing; from then on all calls
 * keep to what it took. Calls for visitors go before those that renew cached pages, and those of the page that has to be
 * done first go before those of pages begun later: otherwise many pages at once would all be late.
 */
export function createConcurrencyLimiter({
  now,
  callsAtOnce,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const first = Math.min(CALLS_FIRST, callsAtOnce)
  const queue = createBoundedQueue({ running: first, waiting: WAITING_MAX, waitMs: WAIT_MAX_MS })
  const backoff = createBackoff(now)
  let places = first
  let answers = 0

  function resize(to: number): void {
    places = to
    answers = 0
    queue.resize(to)
  }

  function note({ status, headers }: Response, callsBefore: number): void {
    if (status === TOO_MANY) {
      backoff.refuse(callsBefore, readRetryAfter(headers))
      if (places > first) resize(first)
      return
    }
    backoff.accept()
    if (backoff.isSlow()) return
    answers += 1
    if (answers >= ANSWERS_PER_PLACE && places < callsAtOnce) resize(places + 1)
  }

  return (send) => async (input, init) => {
    const { signal } = init ?? {}
    for (let tries = 1; ; tries += 1) {
      const { priority = 'visitor' } = getRender() ?? {}
      const lease = await queue.acquire({ priority, deadline: getDeadline(), signal: signal ?? undefined })
      if (!lease.ok) {
        signal?.throwIfAborted()
        throw new NotSentError('Too many calls wait for the service: not asked')
      }
      try {
        const callsBefore = await backoff.take(signal)
        const response = await send(input, init)
        note(response, callsBefore)
        if (response.status !== TOO_MANY || tries >= TRIES_MAX) return response
        await response.body?.cancel()
      } finally {
        lease.value()
      }
    }
  }
}

/** Seconds, as services that limit calls give them. */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
