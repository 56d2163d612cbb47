/** The one place that reads the time, so that tests can pass another. Milliseconds since the epoch. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
