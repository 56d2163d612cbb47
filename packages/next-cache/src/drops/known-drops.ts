import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Drop, type LogState, type PlacedPurge, PURGES_MAX } from './drop.ts'
import { maxEntries, createHeardTags, type Heard, type HeardTags, type Mark } from './mark.ts'

/** Tags whose last drop is remembered one by one: a drop of each product of a large catalogue fits. */
const TAGS_MAX = 200_000

/** Drops that can be told again to a log that has lost them. */
const IDS_MAX = 10_000

export type KnownDrops = ReturnType<typeof createKnownDrops>

/** Which drops this process knows, and whether a read is older than one of its tags' drops. */
export function createKnownDrops({ now }: { readonly now: () => number }) {
  const run = randomUUID()
  let state: LogState = { epoch: '', last: 0 }
  let moment = 0
  const floor = createFloor(now)
  const drops = createHeardTags(TAGS_MAX, floor.raise)
  const purges = createHeardTags(PURGES_MAX)
  const byId = new LRUCache<string, Drop>(maxEntries(IDS_MAX))
  /** Own drops that have no place yet. */
  const pending = new Map<string, Drop>()
  const told = { drops, purges, getFloor: floor.get }
  const isPurgeKnown = ({ id, tags, purge }: Drop) =>
    purge && tags.length > 0 && tags.every((tag) => purges.get(tag)?.id === id)

  return {
    getMark: (): Mark => ({ run, moment, epoch: state.epoch, place: state.last }),
    /** For a read of which nobody knows when it began: as old as can be. */
    getOldestMark: (): Mark => ({ run, moment: -1, epoch: state.epoch, place: -1 }),
    getState: () => state,
    /** Takes in a drop, with its place once that is known. Gives whether the process had not known it. */
    take(drop: Drop, place?: number): boolean {
      const isNew = !byId.has(drop.id) && !isPurgeKnown(drop)
      byId.set(drop.id, drop)
      if (place === undefined) pending.set(drop.id, drop)
      else pending.delete(drop.id)
      state = { ...state, last: Math.max(state.last, place ?? 0) }
      if (isNew) moment += 1
      const heard = { moment, place: place ?? 0, at: now(), id: drop.id }
      if (drop.isAll) floor.raise({ moment: isNew ? moment : 0, place: heard.place })
      for (const map of drop.purge ? [drops, purges] : [drops])
        for (const tag of drop.tags) map.note(tag, heard, isNew)
      return isNew
    },
    takePurge({ tag, id, place }: PlacedPurge): void {
      const isNew = purges.get(tag)?.id !== id && !byId.has(id)
      if (isNew) moment += 1
      for (const map of [drops, purges]) map.note(tag, { moment, place, at: now(), id }, isNew)
    },
    /** Forgets an own drop that another one stands for. */
    forget: (id: string): unknown => pending.delete(id),
    /** Places are counted anew from here on; what was read before counts as dropped, and purged stays purged. */
    restart(next: LogState, floorPlace: number): void {
      const isKnowing = moment > 0 || state.epoch !== ''
      if (isKnowing) moment += 1
      floor.restart({ moment: isKnowing ? moment : 0, place: floorPlace })
      if (next.epoch !== state.epoch) purges.forgetPlaces()
      drops.clear()
      state = next
    },
    ...createJudgement({
      isOwn: (mark) => mark.run === run,
      getEpoch: () => state.epoch,
      pending,
      ...told,
    }),
    getPurges: (): readonly PlacedPurge[] => purges.list(),
    ...createRecall(byId, told),
  }
}

/** Reads before it count as dropped. */
function createFloor(now: () => number) {
  let floor = { moment: 0, place: 0, at: 0 }
  type Height = Pick<Heard, 'moment' | 'place'>
  const rise = ({ moment, place }: Height) => {
    floor = { moment: Math.max(floor.moment, moment), place, at: moment > floor.moment ? now() : floor.at }
  }
  return {
    get: () => floor,
    raise: ({ moment, place }: Height) => rise({ moment, place: Math.max(floor.place, place) }),
    /** Places of another log are not compared with those before. */
    restart: rise,
  }
}

interface Told {
  readonly drops: HeardTags
  readonly purges: HeardTags
  readonly getFloor: () => Pick<Heard, 'moment' | 'place' | 'at'>
}

interface JudgementOptions extends Told {
  readonly isOwn: (mark: Mark) => boolean
  readonly getEpoch: () => string
  readonly pending: ReadonlyMap<string, Drop>
}

/** Whether a read is older than one of its tags' drops. */
function createJudgement({ isOwn, getEpoch, getFloor, drops, purges, pending }: JudgementOptions) {
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

/** What was dropped, for those who ask about it. */
function createRecall(byId: LRUCache<string, Drop>, { drops, purges, getFloor }: Told) {
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
