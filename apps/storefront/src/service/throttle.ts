import type { Clock } from '#service/clock.ts'
import { LRUCache } from 'lru-cache'

/** How long a failure counts. */
export const THROTTLE_WINDOW_MS = 15 * 60_000

/** Names remembered at once; the ones longest quiet are forgotten first. */
const NAMES_MAX = 10_000

export interface Throttle {
  /** Whole seconds to wait before the next try, or 0. */
  getWaitSeconds(name: string): number
  /** Counts a failure; calling what it gives takes it back. */
  add(name: string): () => void
  /** Forgets a name's failures. */
  clear(name: string): void
}

interface Failure {
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Counts failures per name in a sliding window and says how long to wait once there are `limit`. */
export function createThrottle({ limit, now }: { readonly limit: number; readonly now: Clock }): Throttle {
  const failures = new LRUCache<string, readonly Failure[]>({ max: NAMES_MAX })
  const getRecent = (name: string) =>
    (failures.get(name) ?? []).filter(({ at }) => now() - at < THROTTLE_WINDOW_MS)
  return {
    getWaitSeconds(name) {
      const oldest = getRecent(name).at(-limit)
      return oldest === undefined
        ? 0
        : Math.max(1, Math.ceil((oldest.at + THROTTLE_WINDOW_MS - now()) / 1000))
    },
    add(name) {
      const failure = { at: now() }
      failures.set(name, [...getRecent(name), failure].slice(-limit))
      return () => {
        failures.set(
          name,
          getRecent(name).filter((other) => other !== failure),
        )
      }
    },
    clear(name) {
      failures.delete(name)
    },
  }
}
