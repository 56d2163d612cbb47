/** Limits the number of retries. It contains no personal data, so all clients of a process may share one. */
export interface RetryBudget {
  /** Records a first attempt. */
  readonly earn: () => void
  /** Uses one retry; false when none is left. */
  readonly spend: () => boolean
}

/**
 * A retry costs what ten first attempts earn, so that an outage multiplies traffic by at most 1.1.
 *
 * @param options.ratio retries for each first try, default 0.1
 * @param options.max retries that can be saved up, default 10
 */
export function createRetryBudget({ ratio = 0.1, max = 10 } = {}): RetryBudget {
  const perRetry = Math.round(1 / ratio)
  let earned = 0
  return {
    earn: () => {
      earned = Math.min(earned + 1, max * perRetry)
    },
    spend: () => {
      if (earned < perRetry) return false
      earned -= perRetry
      return true
    },
  }
}

/** The wait of a `Retry-After` header (seconds or an HTTP date), in milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** The request was deliberately not sent, because the service is known to fail, so a retry does not help. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError'
}

/** Waits `ms`; rejects as soon as the signal aborts. */
export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
