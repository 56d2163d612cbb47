/** The one place that reads the time, so that tests can pass another. Milliseconds since the epoch. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Never goes back within a process, even when the machine's clock is set: it orders events. */
export const steadyClock: Clock = () => performance.timeOrigin + performance.now()
