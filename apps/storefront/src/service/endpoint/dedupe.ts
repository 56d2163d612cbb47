import type { Result } from '@sorrel/domain/result'
import { type Clock, systemClock } from '../clock.ts'

const WINDOW_MS = 5000
const MAX_ENTRIES = 5000

interface Entry {
  readonly what: string
  readonly at: number
  readonly done: Promise<Result<unknown, unknown>>
}

/** Runs `handler`, unless the same request was made just now: then its outcome is returned. */
export type Dedupe = <T, E>(
  what: { readonly place: string; readonly what: string },
  handler: () => Promise<Result<T, E>>,
) => Promise<Result<T, E>>

/**
 * Makes double submits do nothing twice: of the same requests for one place within 5 s only the first works, whether it
 * is still under way or done. A failed one may be tried again at once, and any other request for that place in
 * between starts afresh. Holds for one process; the work itself must bear being repeated.
 */
export function createDedupe(now: Clock = systemClock): Dedupe {
  const entries = new Map<string, Entry>()
  return async ({ place, what }, handler) => {
    const last = entries.get(place)
    // Whoever asks the same of the same place waits for the same type of answer.
    if (last?.what === what && now() - last.at < WINDOW_MS) return last.done as ReturnType<typeof handler>
    const done = handler()
    entries.delete(place)
    entries.set(place, { what, at: now(), done })
    forgetOldest(entries)
    const result = await done.catch((error: unknown) => {
      entries.delete(place)
      throw error
    })
    if (!result.ok && entries.get(place)?.done === done) entries.delete(place)
    return result
  }
}

function forgetOldest(entries: Map<string, Entry>): void {
  if (entries.size <= MAX_ENTRIES) return
  const [oldest] = entries.keys()
  if (oldest !== undefined) entries.delete(oldest)
}
