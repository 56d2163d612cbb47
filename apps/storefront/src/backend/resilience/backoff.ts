import type { Clock } from '../clock.ts'

/** How long to leave a service alone that refuses without saying how long, in milliseconds. */
const PAUSE_MS = 1000

/** The longest that a service is left alone, whatever it asks for: then a call finds out whether it answers again. */
const PAUSE_MAX_MS = 10_000

/** The window over which accepted calls are counted. */
const WINDOW_MS = 1000

/** A little slower than the accepted rate, because clocks and windows never agree. */
const MARGIN = 1.1

const INTERVAL_MAX_MS = 5000

/** After so long without a refusal the pace quickens again, by this factor with each answer. */
const CALM_MS = 10_000
const QUICKER = 0.8
/** Below this interval calls are not spaced. */
const INTERVAL_MIN_MS = 10

/** How fast calls may go out, learned from the service's refusals. */
export interface Backoff {
  /**
   * Resolves when the next call may go out, with the number of calls in the second before it. Rejects with the signal's
   * reason when its caller has gone.
   */
  take(signal?: AbortSignal | null): Promise<number>
  /** The service took a call. */
  accept(): void
  /** Whether calls are kept apart. */
  isSlow(): boolean
  /** The service refused a call after this many others, and asks for a pause. */
  refuse(callsBefore: number, retryAfterMs?: number): void
}

/**
 * Without a refusal calls go out at once. A refusal stops them for as long as the service asks, ten seconds at most;
 * afterwards they go out one after the other, as far apart as the calls of the second before the refused one, which the
 * service took.
 */
export function createBackoff(now: Clock): Backoff {
  let intervalMs = 0
  let nextAt = Number.NEGATIVE_INFINITY
  let refusedAt = Number.NEGATIVE_INFINITY
  let sent: number[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function waitTurn(signal?: AbortSignal | null): Promise<number> {
    signal?.throwIfAborted()
    while (now() < nextAt) await wait(nextAt - now(), signal)
    nextAt = now() + intervalMs
    const recent = sent.filter((at) => now() - at < WINDOW_MS)
    sent = [...recent, now()]
    return recent.length
  }

  return {
    take(signal) {
      const turn = last.then(() => waitTurn(signal))
      last = turn.catch(() => undefined)
      return turn
    },
    accept() {
      if (intervalMs === 0 || now() - refusedAt < CALM_MS) return
      intervalMs = intervalMs * QUICKER < INTERVAL_MIN_MS ? 0 : intervalMs * QUICKER
    },
    isSlow: () => intervalMs > 0,
    refuse(callsBefore, retryAfterMs = PAUSE_MS) {
      // Several calls of one moment are refused together: they are one refusal. A refused call that came after none says
      // nothing of a pace: the service refuses everything.
      if (now() - refusedAt >= WINDOW_MS && callsBefore > 0)
        intervalMs = Math.min(INTERVAL_MAX_MS, (WINDOW_MS / callsBefore) * MARGIN)
      refusedAt = now()
      nextAt = Math.max(nextAt, now() + Math.min(retryAfterMs, PAUSE_MAX_MS))
    },
  }
}

function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => reject(signal?.reason)
  const timer = setTimeout(resolve, ms)
  signal?.addEventListener('abort', leave, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  })
}
