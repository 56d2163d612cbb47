import type { InvalidationLog } from './invalidation.ts'
import type { KnownInvalidations } from './known-invalidations.ts'
import type { InvalidationMirror } from './sqlite-log.ts'
import type { Publisher } from './publisher.ts'

/** After the log was emptied, invalidations of this period are published again. */
const REPUBLISHED_MS = 3_600_000

/** An invalidation as listeners get it. */
export interface HeardDrop {
  readonly tags: readonly string[]
  readonly purge: boolean
  /** Whether another process made the invalidation. */
  readonly isHeard: boolean
  /** Everything read before is invalidated. */
  readonly isAll: boolean
}

export interface FollowOptions {
  readonly known: KnownInvalidations
  readonly mirror: InvalidationMirror | undefined
  readonly publisher: Publisher
  readonly announce: (invalidation: HeardDrop) => void
  readonly now: () => number
}

/** Applies every entry of a log. */
export async function replay(known: KnownInvalidations, from: InvalidationLog) {
  const [state, logged, purges] = [await from.readState(), await from.readAfter(0), await from.readPurges()]
  const floor = (logged[0]?.offset ?? state.last + 1) - 1
  known.restart({ ...state, last: floor }, floor)
  for (const purge of purges) known.takePurge(purge)
  for (const { invalidation, offset } of logged) known.take(invalidation, offset)
  return {
    logged,
    ids: new Set([...logged.map(({ invalidation }) => invalidation.id), ...purges.map(({ id }) => id)]),
  }
}

/**
 * Applies other processes' new invalidations. A process that may have missed some treats everything as invalidated;
 * if the log was emptied, the lost ones are published again.
 */
export function createLogFollower({ known, mirror, publisher, announce, now }: FollowOptions) {
  async function startOver(from: InvalidationLog): Promise<void> {
    const isFirst = known.getState().epoch === ''
    const { logged, ids } = await replay(known, from)
    mirror?.restart(known.getState(), logged, known.getPurges())
    const lost = known.getRepublished(now() - REPUBLISHED_MS).filter(({ id }) => !ids.has(id))
    for (const invalidation of lost) publisher.add(invalidation)
    if (lost.length > 0) void publisher.publish()
    if (!isFirst) announce({ tags: [], purge: false, isHeard: true, isAll: true })
  }

  return async (from: InvalidationLog): Promise<void> => {
    const { epoch, last } = await from.readState()
    const own = known.getState()
    if (epoch !== own.epoch || last < own.last) return startOver(from)
    if (last === own.last) return
    const logged = await from.readAfter(own.last)
    const isWhole = logged.every(({ offset }, index) => offset === own.last + 1 + index)
    if (!isWhole || logged.length === 0) return startOver(from)
    for (const { invalidation, offset } of logged) {
      const { tags, purge, isAll } = invalidation
      if (known.take(invalidation, offset)) announce({ tags, purge, isHeard: true, isAll })
    }
    mirror?.follow(known.getState(), logged, known.getPurges)
  }
}
