import { randomUUID } from 'node:crypto'
import type { Invalidation, InvalidationLog } from './invalidation.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import type { KnownInvalidations } from './known-invalidations.ts'
import type { InvalidationMirror } from './sqlite-log.ts'

/** Invalidations that wait while the log is out of reach; more are told as one invalidation of everything. */
const WAITING_MAX = 1000

export interface PublisherOptions {
  readonly known: KnownInvalidations
  /** Undefined where one process is alone and keeps nothing. */
  readonly source: InvalidationLog | undefined
  /** Keeps what was heard and what waits, for the next start. */
  readonly mirror: InvalidationMirror | undefined
  readonly now: () => number
}

export type Publisher = ReturnType<typeof createPublisher>

/** Tells the log what this process invalidates, in order. What could not be told waits, also for the next start. */
export function createPublisher({ known, source, mirror, now }: PublisherOptions) {
  let waiting: readonly Invalidation[] = mirror?.getUnpublished() ?? []
  function setUnpublished(invalidations: readonly Invalidation[]): void {
    waiting = invalidations
    mirror?.setUnpublished(invalidations)
  }

  return {
    getUnpublished: () => waiting,
    /** From here on the invalidation holds in this process. */
    add(invalidation: Invalidation): void {
      if (waiting.some(({ id }) => id === invalidation.id)) return
      if (source === undefined) return void known.take(invalidation, known.getState().last + 1)
      const all = [...waiting, invalidation]
      const told = all.length > WAITING_MAX ? [toOne(all, now())] : all
      for (const next of told.slice(-1)) known.take(next)
      if (told.length < all.length) for (const { id } of all) known.forget(id)
      setUnpublished(told)
    },
    /** Resolves when all is told, or the log is out of reach. */
    publish: coalesceRuns(async () => {
      try {
        for (let [next] = waiting; next !== undefined; [next] = waiting) {
          const { id } = next
          await source?.append(next)
          setUnpublished(waiting.filter((invalidation) => invalidation.id !== id))
        }
      } catch {
        // Following the log reports that it is out of reach.
      }
    }),
  }
}

/** One invalidation of everything instead of many. What they purge stays purged. */
function toOne(invalidations: readonly Invalidation[], at: number): Invalidation {
  const tags = [
    ...new Set(invalidations.filter(({ purge }) => purge).flatMap((invalidation) => invalidation.tags)),
  ]
  return { id: randomUUID(), at, tags, purge: tags.length > 0, isAll: true }
}
