/** The one place that reads the time, so that tests can pass another. Milliseconds since the epoch. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Never goes back within a process, also when the machine's clock is set: for the order of what happened. */
export const steadyClock: Clock = () => performance.timeOrigin + performance.now()
