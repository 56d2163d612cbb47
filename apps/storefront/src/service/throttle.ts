import { randomUUID } from 'node:crypto'
import { getTryWaitSeconds, TRIES_FORGOTTEN_AFTER_MS, TRIES_THAT_LENGTHEN } from '@sorrel/commerce/server'
import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import { type Clock, systemClock } from './clock.ts'
import type { Counters, RecordKind } from './counters.ts'
import { sharedCounters } from './shared-counters.ts'

/** Newest last; `at` in milliseconds since the epoch. */
const schema = z.array(z.object({ id: z.string(), at: z.number() }))

type Failures = z.infer<typeof schema>

export interface Throttle {
  /** Whole seconds to wait before the next try, or 0. */
  getWaitSeconds(name: string): Promise<number>
  /** Counts a failure; calling what it gives takes it back. Where one has to wait it counts none and gives the seconds. */
  take(name: string): Promise<Result<() => Promise<void>, number>>
  /** Forgets a name's failures. */
  clear(name: string): Promise<void>
}

export interface ThrottleOptions {
  /** What is tried, and what the names are. */
  readonly kind: string
  readonly free: number
  readonly now?: Clock | undefined
  /** Default those of all processes of this shop. */
  readonly counters?: Counters | undefined
}

/** Counts failures per name: the first `free` cost nothing, after each further one the wait is twice as long. */
export function createThrottle({
  kind,
  free,
  now = systemClock,
  counters = sharedCounters,
}: ThrottleOptions): Throttle {
  const failures: RecordKind<Failures> = {
    kind: `throttle ${kind}`,
    schema,
    lifeMs: TRIES_FORGOTTEN_AFTER_MS,
  }
  const toRecent = (all: Failures = []): Failures => {
    const last = all.at(-1)
    return last !== undefined && now() - last.at < TRIES_FORGOTTEN_AFTER_MS ? all : []
  }
  const toWaitSeconds = (recent: Failures): number =>
    getTryWaitSeconds({ count: recent.length, lastAt: recent.at(-1)?.at ?? 0 }, { free, now: now() })
  return {
    getWaitSeconds: async (name) => toWaitSeconds(toRecent(await counters.read(failures, name))),
    async take(name) {
      const failure = { id: randomUUID(), at: now() }
      const waitSeconds = await counters.update(failures, name, (all) => {
        const recent = toRecent(all)
        const outcome = toWaitSeconds(recent)
        if (outcome > 0) return { next: recent, outcome }
        return { next: [...recent, failure].slice(-(free + TRIES_THAT_LENGTHEN)), outcome }
      })
      if (waitSeconds > 0) return err(waitSeconds)
      return ok(() =>
        counters.update(failures, name, (all) => {
          const others = toRecent(all).filter(({ id }) => id !== failure.id)
          return { next: others.length === 0 ? undefined : others, outcome: undefined }
        }),
      )
    },
    clear: (name) => counters.update(failures, name, () => ({ next: undefined, outcome: undefined })),
  }
}
