import type { Clock } from '../clock.ts'

/** Pause after a refusal without `Retry-After`, in milliseconds. */
const PAUSE_MS = 1000

/** Maximum pause, whatever the service requests; then a call checks whether it answers again. */
const PAUSE_MAX_MS = 10_000

/** The window over which accepted calls are counted. */
const WINDOW_MS = 1000

/** A little slower than the accepted rate, because clocks and windows never agree. */
const MARGIN = 1.1

const INTERVAL_MAX_MS = 5000

/** After this long without a refusal the rate rises again, by this factor with each answer. */
const CALM_MS = 10_000
const QUICKER = 0.8
/** Shorter intervals between calls are not enforced. */
const INTERVAL_MIN_MS = 10

/** Controls the rate of calls, learned from the service's refusals. */
export interface Backoff {
  /**
   * Resolves when the next call may be sent, with the number of calls in the second before it. Rejects with the
   * signal's reason if the caller has left.
   */
  take(signal?: AbortSignal | null): Promise<number>
  /** The service accepted a call. */
  accept(): void
  /** Whether calls are being spaced. */
  isSlow(): boolean
  /** The service refused a call after this many others, and requests a pause. */
  refuse(callsBefore: number, retryAfterMs?: number): void
}

/**
 * Without refusals, calls are sent immediately. A refusal stops them for as long as the service requests, at most ten
 * seconds. Afterwards calls are sent one after the other, at the rate that the service accepted in the second before
 * the refusal.
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
      // Several calls refused at the same time count as one refusal. If a refused call had none before it, it reveals
      // no rate: the service refuses everything.
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
