import type { Clock } from '#service/clock.ts'
import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'

/** The wait after as many failures as are free; it doubles with each further one, up to the longest. */
export const WAIT_FIRST_MS = 30_000
export const WAIT_MAX_MS = 15 * 60_000

/** So long after the last failure all of them are forgotten. */
export const FORGOTTEN_AFTER_MS = 60 * 60_000

/** Failures that make the wait longer; further ones do not. */
const DOUBLINGS = Math.ceil(Math.log2(WAIT_MAX_MS / WAIT_FIRST_MS))

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

/** Counts failures per name: the first `free` cost nothing, after each further one the wait is twice as long. */
export function createThrottle({ free, now }: { readonly free: number; readonly now: Clock }): Throttle {
  const failures = new LRUCache<string, readonly Failure[]>(atMost(NAMES_MAX))
  const getRecent = (name: string) => {
    const all = failures.get(name) ?? []
    const last = all.at(-1)
    return last !== undefined && now() - last.at < FORGOTTEN_AFTER_MS ? all : []
  }
  return {
    getWaitSeconds(name) {
      const recent = getRecent(name)
      const last = recent.at(-1)
      if (last === undefined || recent.length < free) return 0
      const wait = Math.min(WAIT_MAX_MS, WAIT_FIRST_MS * 2 ** (recent.length - free))
      return Math.max(0, Math.ceil((last.at + wait - now()) / 1000))
    },
    add(name) {
      const failure = { at: now() }
      failures.set(name, [...getRecent(name), failure].slice(-(free + DOUBLINGS)))
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
