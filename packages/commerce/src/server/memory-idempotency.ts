import type { Once } from './idempotency.ts'

/** How long the outcome of a call is reused for the same call, in milliseconds. */
const WINDOW_MS = 5000

interface Entry {
  readonly what: string
  readonly outcome: Promise<unknown>
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number
}

/** Recognises double submits within one process for five seconds. */
export function createMemoryIdempotency(now = Date.now): Once {
  const entries = new Map<string, Entry>()
  const forget = () => {
    for (const [place, { at }] of entries) if (now() - at >= WINDOW_MS) entries.delete(place)
  }
  return async ({ place, what }, work) => {
    forget()
    const earlier = entries.get(place)
    // The same call to the same endpoint has the same type of answer.
    if (earlier?.what === what) return earlier.outcome as ReturnType<typeof work>
    const outcome = work()
    const entry = { what, outcome, at: now() }
    entries.set(place, entry)
    const drop = () => {
      if (entries.get(place) === entry) entries.delete(place)
    }
    void outcome.then(({ ok }) => ok || drop(), drop)
    return outcome
  }
}
