import type { Drop } from './drop.ts'
import type { Heard, HeardTags, Mark } from './mark.ts'

interface JudgementOptions {
  readonly isOwn: (mark: Mark) => boolean
  readonly getEpoch: () => string
  readonly getFloor: () => Pick<Heard, 'moment' | 'place'>
  readonly drops: HeardTags
  readonly purges: HeardTags
  readonly pending: ReadonlyMap<string, Drop>
}

/** Whether a read is older than one of its tags' drops. */
export function createJudgement({ isOwn, getEpoch, getFloor, drops, purges, pending }: JudgementOptions) {
  const isAfter = (mark: Mark) => (heard: Pick<Heard, 'moment' | 'place'>) => {
    if (isOwn(mark)) return heard.moment > mark.moment
    return mark.epoch !== getEpoch() || heard.place > mark.place
  }
  /** What has no place yet comes after all that another run has read. */
  const isPending = (mark: Mark, isMeant: (drop: Drop) => boolean) =>
    pending.size > 0 && !isOwn(mark) && [...pending.values()].some(isMeant)
  const holdsOne = (tags: readonly string[]) => (drop: Drop) => drop.tags.some((tag) => tags.includes(tag))

  return {
    isDropped: (mark: Mark, tags: readonly string[]): boolean =>
      isAfter(mark)(getFloor()) ||
      [drops, purges].some((map) => map.some(tags, isAfter(mark))) ||
      isPending(mark, (drop) => drop.isAll || holdsOne(tags)(drop)),
    isPurged: (mark: Mark, tags: readonly string[]): boolean =>
      purges.some(tags, isAfter(mark)) || isPending(mark, (drop) => drop.purge && holdsOne(tags)(drop)),
  }
}
