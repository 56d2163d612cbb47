import type { DropLog } from './drop.ts'
import type { KnownDrops } from './known-drops.ts'
import type { DropMirror } from './sqlite-log.ts'
import type { Telling } from './telling.ts'

/** A log that was emptied is told again what was dropped so long ago. */
const RETOLD_MS = 3_600_000

/** What a listener learns of a drop. */
export interface HeardDrop {
  readonly tags: readonly string[]
  readonly purge: boolean
  /** Another process dropped it and told this one. */
  readonly isHeard: boolean
  /** Whatever was read until then is dropped. */
  readonly isAll: boolean
}

export interface HearingOptions {
  readonly known: KnownDrops
  readonly mirror: DropMirror | undefined
  readonly telling: Telling
  readonly announce: (drop: HeardDrop) => void
  readonly now: () => number
}

/** Takes in all that a log remembers. */
export async function replay(known: KnownDrops, from: DropLog) {
  const [state, placed, purges] = [await from.readState(), await from.readAfter(0), await from.readPurges()]
  const floor = (placed[0]?.place ?? state.last + 1) - 1
  known.restart({ ...state, last: floor }, floor)
  for (const purge of purges) known.takePurge(purge)
  for (const { drop, place } of placed) known.take(drop, place)
  return { placed, ids: new Set([...placed.map(({ drop }) => drop.id), ...purges.map(({ id }) => id)]) }
}

/**
 * Takes in what others dropped since the last time. A process that cannot know what it missed takes everything as dropped;
 * a log that was emptied is told again what it lost.
 */
export function createHearing({ known, mirror, telling, announce, now }: HearingOptions) {
  async function startOver(from: DropLog): Promise<void> {
    const isFirst = known.getState().epoch === ''
    const { placed, ids } = await replay(known, from)
    mirror?.restart(known.getState(), placed, known.getPurges())
    const lost = known.getRetold(now() - RETOLD_MS).filter(({ id }) => !ids.has(id))
    for (const drop of lost) telling.add(drop)
    if (lost.length > 0) void telling.tell()
    if (!isFirst) announce({ tags: [], purge: false, isHeard: true, isAll: true })
  }

  return async (from: DropLog): Promise<void> => {
    const { epoch, last } = await from.readState()
    const own = known.getState()
    if (epoch !== own.epoch || last < own.last) return startOver(from)
    if (last === own.last) return
    const placed = await from.readAfter(own.last)
    const isWhole = placed.every(({ place }, index) => place === own.last + 1 + index)
    if (!isWhole || placed.length === 0) return startOver(from)
    for (const { drop, place } of placed) {
      const { tags, purge, isAll } = drop
      if (known.take(drop, place)) announce({ tags, purge, isHeard: true, isAll })
    }
    mirror?.follow(known.getState(), placed, known.getPurges)
  }
}
