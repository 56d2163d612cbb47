/** The current time of the service. Everything dated reads it, so a demo or a test can run at any instant. */
export interface Clock {
  now(): Date
  /** Moves to an instant; time goes on from there. */
  set(instant: Date): void
}

/** A clock that starts at `start` (default: real time) and advances as real time does. */
export function createClock(start?: Date, realNow: () => number = Date.now): Clock {
  let offset = start === undefined ? 0 : start.getTime() - realNow()
  return {
    now: () => new Date(realNow() + offset),
    set: (instant) => {
      offset = instant.getTime() - realNow()
    },
  }
}
