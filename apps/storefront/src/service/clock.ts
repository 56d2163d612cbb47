/** The one place that asks for the time, so that rules can be given theirs. Milliseconds since the epoch. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
