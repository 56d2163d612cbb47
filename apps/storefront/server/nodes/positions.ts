import type { Clock } from '#service/clock.ts'
import { createDroppedTags } from '#service/dropped-tags.ts'
import type { SharedDrop } from './shared-drop.ts'

/** A read of another node, as far as anybody can compare it: clocks of machines differ, the order of drops does not. */
export interface PlacedRead {
  /** The last drop that the node had heard of when the read began; undefined where that is not known. */
  readonly position: number | undefined
  readonly tags: readonly string[]
}

/** Which drops this node has heard of, in the order in which all nodes hear of them. */
export interface Positions {
  /** The place of the last drop that was heard of. */
  readonly getLast: () => number
  /** The place of the last drop heard of before the moment; undefined for one that is too long ago. */
  readonly at: (moment: number) => number | undefined
  /** Takes in the next drop. */
  apply(place: number, drop: SharedDrop): void
  /** This node has dropped something that the others have not heard of yet. */
  expect(drop: SharedDrop): void
  /** These are not told any more: another drop stands for them. */
  forget(drops: readonly SharedDrop[]): void
  /**
   * Begins anew: what comes next follows this place, and nothing is known of what came before. `unheard` are the drops of
   * this node that are still to come.
   */
  reset(place: number, unheard: readonly SharedDrop[]): void
  /** Whether one of the read's tags was dropped after the read began, or nobody knows. */
  readonly isDropped: (read: PlacedRead) => boolean
  readonly isPurged: (read: PlacedRead) => boolean
}

/** Moments whose place is remembered. An older read counts as dropped on other nodes. */
const MOMENTS_MAX = 1000

export function createPositions(now: Clock): Positions {
  let expected = new Map<string, SharedDrop>()
  let last = 0
  let moments: { readonly at: number; readonly place: number }[] = []
  const create = () => createDroppedTags({ now: () => last })
  let drops = create()

  function note(place: number): void {
    last = place
    moments = [...moments.slice(1 - MOMENTS_MAX), { at: now(), place }]
  }
  const isExpected = (tags: readonly string[]) =>
    [...expected.values()].some((drop) => drop.isAll || drop.tags.some((tag) => tags.includes(tag)))
  /** Between the last drop that its node had heard of and the next one. */
  const toMoment = (position: number) => position + 0.5

  return {
    getLast: () => last,
    // A read in the very moment may have begun before it.
    at: (moment) => moments.findLast(({ at }) => at < moment)?.place,
    apply(place, drop) {
      note(place)
      expected.delete(drop.id)
      if (drop.isAll) drops = create()
      else drops.drop(drop.tags, { purge: drop.purge })
    },
    expect: (drop) => void expected.set(drop.id, drop),
    forget(forgotten) {
      for (const { id } of forgotten) expected.delete(id)
    },
    reset(place, unheard) {
      expected = new Map(unheard.map((drop) => [drop.id, drop]))
      moments = []
      note(place)
      drops = create()
    },
    isDropped: ({ position, tags }) =>
      position === undefined || isExpected(tags) || drops.isDropped({ startedAt: toMoment(position), tags }),
    isPurged: ({ position, tags }) => drops.isPurged({ startedAt: toMoment(position ?? -1), tags }),
  }
}
