/** The service's clock. Every date comes from it, so that a demo or a test can run at any instant. */
export interface Clock {
  now(): Date
  /** Sets the clock to an instant, from which it runs on. */
  set(instant: Date): void
}

/**
 * Backward steps of the machine's clock up to this long are ignored, so that new records are never dated in the future.
 */
const STEP_BACK_MAX_MS = 1000

/** A clock that starts at `start` (default: real time) and advances as real time does. */
export function createClock(start?: Date, realNow: () => number = Date.now): Clock {
  let latest = 0
  const read = () => {
    const now = realNow()
    latest = now < latest && latest - now <= STEP_BACK_MAX_MS ? latest : now
    return latest
  }
  let offset = start === undefined ? 0 : start.getTime() - read()
  return {
    now: () => new Date(read() + offset),
    set: (instant) => {
      offset = instant.getTime() - read()
    },
  }
}
