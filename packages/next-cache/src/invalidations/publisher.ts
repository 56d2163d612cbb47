import { randomUUID } from 'node:crypto'
import type { Invalidation, InvalidationLog } from './invalidation.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import type { KnownInvalidations } from './known-invalidations.ts'
import type { InvalidationMirror } from './sqlite-log.ts'

/** Limit of invalidations that wait while the log is away; more become one invalidation of everything. */
const WAITING_MAX = 1000

export interface PublisherOptions {
  readonly known: KnownInvalidations
  /** Undefined for a single process without a disk. */
  readonly source: InvalidationLog | undefined
  /** Keeps known and waiting invalidations for the next start. */
  readonly mirror: InvalidationMirror | undefined
  readonly now: () => number
}

export type Publisher = ReturnType<typeof createPublisher>

/** Publishes this process's invalidations to the log, in order. Unpublished ones wait, also beyond a restart. */
export function createPublisher({ known, source, mirror, now }: PublisherOptions) {
  let waiting: readonly Invalidation[] = mirror?.getUnpublished() ?? []
  function setUnpublished(invalidations: readonly Invalidation[]): void {
    waiting = invalidations
    mirror?.setUnpublished(invalidations)
  }

  return {
    getUnpublished: () => waiting,
    /** The invalidation is effective in this process at once. */
    add(invalidation: Invalidation): void {
      if (waiting.some(({ id }) => id === invalidation.id)) return
      if (source === undefined) return void known.take(invalidation, known.getState().last + 1)
      const all = [...waiting, invalidation]
      const told = all.length > WAITING_MAX ? [toOne(all, now())] : all
      for (const next of told.slice(-1)) known.take(next)
      if (told.length < all.length) for (const { id } of all) known.forget(id)
      setUnpublished(told)
    },
    /** Resolves when all are published, or the log is away. */
    publish: coalesceRuns(async () => {
      try {
        for (let [next] = waiting; next !== undefined; [next] = waiting) {
          const { id } = next
          await source?.append(next)
          setUnpublished(waiting.filter((invalidation) => invalidation.id !== id))
        }
      } catch {
        // The log follower reports that the log is away.
      }
    }),
  }
}

/** Replaces many invalidations by one of everything. Their purges stay purges. */
function toOne(invalidations: readonly Invalidation[], at: number): Invalidation {
  const tags = [
    ...new Set(invalidations.filter(({ purge }) => purge).flatMap((invalidation) => invalidation.tags)),
  ]
  return { id: randomUUID(), at, tags, purge: tags.length > 0, isAll: true }
}
