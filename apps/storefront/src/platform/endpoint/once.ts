import type { Result } from '@sorrel/domain/result'
import { type Clock, systemClock } from '../clock.ts'

const WINDOW_MS = 5000
const MAX_KEPT = 5000

interface Kept {
  readonly what: string
  readonly at: number
  readonly done: Promise<Result<unknown, unknown>>
}

/** Does `work` unless the very same was asked for just now: then that one's outcome is the answer. */
export type Once = <T, E>(
  what: { readonly place: string; readonly what: string },
  work: () => Promise<Result<T, E>>,
) => Promise<Result<T, E>>

/**
 * Makes double submits do nothing twice: of the same requests for one place within 5 s only the first works, whether it
 * is still under way or done. A failed one may be tried again at once, and anything else asked for that place in
 * between starts afresh. Holds for one process; the work itself must bear being repeated.
 */
export function createOnce(now: Clock = systemClock): Once {
  const kept = new Map<string, Kept>()
  return async ({ place, what }, work) => {
    const last = kept.get(place)
    if (last?.what === what && now() - last.at < WINDOW_MS) return last.done as ReturnType<typeof work>
    const done = work()
    kept.delete(place)
    kept.set(place, { what, at: now(), done })
    forgetOldest(kept)
    const result = await done.catch((error: unknown) => {
      kept.delete(place)
      throw error
    })
    if (!result.ok && kept.get(place)?.done === done) kept.delete(place)
    return result
  }
}

function forgetOldest(kept: Map<string, Kept>): void {
  if (kept.size <= MAX_KEPT) return
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
