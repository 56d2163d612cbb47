import type { Drop } from './drop.ts'
import type { Heard, HeardTags } from './mark.ts'

interface RecallOptions {
  readonly drops: HeardTags
  readonly purges: HeardTags
  /** The last one first. */
  readonly byId: { values(): Iterable<Drop> }
  readonly getFloor: () => Pick<Heard, 'at'>
}

/** What was dropped, for those who ask about it. */
export function createRecall({ drops, purges, byId, getFloor }: RecallOptions) {
  return {
    /** When this process learnt of the last drop of one of the tags; undefined where that is not known. */
    getLastDrop(tags: readonly string[]): number | undefined {
      const times = tags.map((tag) => drops.get(tag)?.at ?? purges.get(tag)?.at ?? 0)
      const last = Math.max(getFloor().at, ...times)
      return last === 0 ? undefined : last
    },
    /** Drops to tell again to a log that has lost them: the recent ones, and all purges. */
    getRetold(since: number): readonly Drop[] {
      const recent = [...byId.values()].reverse().filter(({ at }) => at >= since)
      const told = new Set(recent.map(({ id }) => id))
      return [...toDrops(purges).filter(({ id }) => !told.has(id)), ...recent]
    },
  }
}

/** Purges that came with one drop are one again. */
function toDrops(purges: HeardTags): readonly Drop[] {
  const byId = Map.groupBy(purges.list(), ({ id }) => id)
  return [...byId].map(([id, found]) => ({
    id,
    at: found[0]?.at ?? 0,
    tags: found.map(({ tag }) => tag),
    purge: true,
    isAll: false,
  }))
}
