/** Failures that open fallback mode, and the time they count. */
export const FALLBACK_FAILURES = 3
export const FALLBACK_WINDOW_MS = 300_000

/** Counts failures of the service in one visitor's session. */
export interface FailureCounter {
  readonly recordFailure: () => void
  readonly recordSuccess: () => void
  /** In fallback mode: product lists show fallback data. */
  readonly isOpen: () => boolean
  /** When the counted failures happened, in milliseconds, for a session store. */
  readonly getFailures: () => readonly number[]
}

/**
 * Three failures within the last five minutes open fallback mode; a success clears it.
 *
 * @param options.now clock in milliseconds
 * @param options.failures times of earlier failures, from a session store
 */
export function createFailureCounter({
  now = Date.now,
  failures = [],
}: {
  readonly now?: () => number
  readonly failures?: readonly number[]
} = {}): FailureCounter {
  let times = [...failures]
  const recent = () => times.filter((time) => now() - time <= FALLBACK_WINDOW_MS)
  return {
    recordFailure: () => {
      times = [...recent(), now()]
    },
    recordSuccess: () => {
      times = []
    },
    isOpen: () => recent().length >= FALLBACK_FAILURES,
    getFailures: recent,
  }
}
