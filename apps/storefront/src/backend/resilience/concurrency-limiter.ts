import { NotSentError } from '@sorrel/commerce/exchanges'
import type { Clock } from '../clock.ts'
import { getRender } from '../render.ts'
import { getDeadline } from './page-budget.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createBackoff } from './backoff.ts'

/** Initial number of concurrent calls, before the service's capacity is known, and again after a refusal. */
const CALLS_FIRST = 4

/** Number of answers without a refusal that raise the concurrency by one. */
const ANSWERS_PER_PLACE = 10

/** Calls that may wait. */
const WAITING_MAX = 1000

/** Maximum wait of a call, whatever its deadline. */
const WAIT_MAX_MS = 30_000

/** Maximum number of times that a refused call is sent. */
const TRIES_MAX = 5

const TOO_MANY = 429

export interface ConcurrencyLimiterOptions {
  readonly now: Clock
  /** The maximum number of concurrent calls. */
  readonly callsAtOnce: number
}

/** Limits a `fetch`; all functions of one limiter share its slots. */
export type ConcurrencyLimiter = (send: typeof fetch) => typeof fetch

/**
 * Limits the calls to a service: a number of concurrent calls, with the others queued until their caller's deadline. A
 * call refused with 429 has had no effect, so it is sent again when the service allows; from then on all calls keep to
 * the rate that the service accepted. Calls for visitors come before renewals of cached pages, and calls of pages with
 * an earlier deadline come before those of later pages: otherwise many simultaneous pages would all be late.
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
