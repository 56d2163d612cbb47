import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Invalidation, type LogState, type LoggedPurge, PURGES_MAX } from './invalidation.ts'
import { maxEntries, createTagHistory, type TagInvalidation, type TagHistory, type Mark } from './mark.ts'

/** Tags whose last invalidation is remembered; enough for each product of a large catalogue. */
const TAGS_MAX = 200_000

/** Invalidations that can be published again to a log that lost them. */
const IDS_MAX = 10_000

export type KnownInvalidations = ReturnType<typeof createKnownInvalidations>

/** The invalidations that this process knows, and whether a read is older than one of its tags' invalidations. */
export function createKnownInvalidations({ now }: { readonly now: () => number }) {
  const run = randomUUID()
  let state: LogState = { epoch: '', last: 0 }
  let moment = 0
  const floor = createFloor(now)
  const invalidations = createTagHistory(TAGS_MAX, floor.raise)
  const purges = createTagHistory(PURGES_MAX)
  const byId = new LRUCache<string, Invalidation>(maxEntries(IDS_MAX))
  /** This process's invalidations that have no offset yet. */
  const pending = new Map<string, Invalidation>()
  const told = { invalidations, purges, getFloor: floor.get }
  const isPurgeKnown = ({ id, tags, purge }: Invalidation) =>
    purge && tags.length > 0 && tags.every((tag) => purges.get(tag)?.id === id)

  return {
    getMark: (): Mark => ({ run, moment, epoch: state.epoch, offset: state.last }),
    /** For a read with an unknown start: older than any other. */
    getOldestMark: (): Mark => ({ run, moment: -1, epoch: state.epoch, offset: -1 }),
    getState: () => state,
    /** Adds an invalidation, with its offset once that is known. Returns whether it was new. */
    take(invalidation: Invalidation, offset?: number): boolean {
      const isNew = !byId.has(invalidation.id) && !isPurgeKnown(invalidation)
      byId.set(invalidation.id, invalidation)
      if (offset === undefined) pending.set(invalidation.id, invalidation)
      else pending.delete(invalidation.id)
      state = { ...state, last: Math.max(state.last, offset ?? 0) }
      if (isNew) moment += 1
      const heard = { moment, offset: offset ?? 0, at: now(), id: invalidation.id }
      if (invalidation.isAll) floor.raise({ moment: isNew ? moment : 0, offset: heard.offset })
      for (const map of invalidation.purge ? [invalidations, purges] : [invalidations])
        for (const tag of invalidation.tags) map.note(tag, heard, isNew)
      return isNew
    },
    takePurge({ tag, id, offset }: LoggedPurge): void {
      const isNew = purges.get(tag)?.id !== id && !byId.has(id)
      if (isNew) moment += 1
      for (const map of [invalidations, purges]) map.note(tag, { moment, offset, at: now(), id }, isNew)
    },
    /** Forgets an own invalidation that another one replaces. */
    forget: (id: string): unknown => pending.delete(id),
    /** Offsets start again; earlier reads count as invalidated, and purges stay. */
    restart(next: LogState, floorOffset: number): void {
      const isKnowing = moment > 0 || state.epoch !== ''
      if (isKnowing) moment += 1
      floor.restart({ moment: isKnowing ? moment : 0, offset: floorOffset })
      if (next.epoch !== state.epoch) purges.forgetOffsets()
      invalidations.clear()
      state = next
    },
    ...createJudgement({
      isOwn: (mark) => mark.run === run,
      getEpoch: () => state.epoch,
      pending,
      ...told,
    }),
    getPurges: (): readonly LoggedPurge[] => purges.list(),
    ...createHistory(byId, told),
  }
}

/** Reads before this floor count as invalidated. */
function createFloor(now: () => number) {
  let floor = { moment: 0, offset: 0, at: 0 }
  type Height = Pick<TagInvalidation, 'moment' | 'offset'>
  const rise = ({ moment, offset }: Height) => {
    floor = { moment: Math.max(floor.moment, moment), offset, at: moment > floor.moment ? now() : floor.at }
  }
  return {
    get: () => floor,
    raise: ({ moment, offset }: Height) => rise({ moment, offset: Math.max(floor.offset, offset) }),
    /** Offsets of another log are not comparable. */
    restart: rise,
  }
}

interface Told {
  readonly invalidations: TagHistory
  readonly purges: TagHistory
  readonly getFloor: () => Pick<TagInvalidation, 'moment' | 'offset' | 'at'>
}

interface JudgementOptions extends Told {
  readonly isOwn: (mark: Mark) => boolean
  readonly getEpoch: () => string
  readonly pending: ReadonlyMap<string, Invalidation>
}

/** Whether a read is older than one of its tags' invalidations. */
function createJudgement({ isOwn, getEpoch, getFloor, invalidations, purges, pending }: JudgementOptions) {
  const isAfter = (mark: Mark) => (heard: Pick<TagInvalidation, 'moment' | 'offset'>) => {
    if (isOwn(mark)) return heard.moment > mark.moment
    return mark.epoch !== getEpoch() || heard.offset > mark.offset
  }
  /** An invalidation without an offset is newer than every read of another run. */
  const isPending = (mark: Mark, isMeant: (invalidation: Invalidation) => boolean) =>
    pending.size > 0 && !isOwn(mark) && [...pending.values()].some(isMeant)
  const holdsOne = (tags: readonly string[]) => (invalidation: Invalidation) =>
    invalidation.tags.some((tag) => tags.includes(tag))

  return {
    isInvalidated: (mark: Mark, tags: readonly string[]): boolean =>
      isAfter(mark)(getFloor()) ||
      [invalidations, purges].some((map) => map.some(tags, isAfter(mark))) ||
      isPending(mark, (invalidation) => invalidation.isAll || holdsOne(tags)(invalidation)),
    isPurged: (mark: Mark, tags: readonly string[]): boolean =>
      purges.some(tags, isAfter(mark)) ||
      isPending(mark, (invalidation) => invalidation.purge && holdsOne(tags)(invalidation)),
  }
}

/** Queries about known invalidations. */
function createHistory(byId: LRUCache<string, Invalidation>, { invalidations, purges, getFloor }: Told) {
  return {
    /** When this process learnt of the last invalidation of one of the tags; undefined if unknown. */
    getLastDrop(tags: readonly string[]): number | undefined {
      const times = tags.map((tag) => invalidations.get(tag)?.at ?? purges.get(tag)?.at ?? 0)
      const last = Math.max(getFloor().at, ...times)
      return last === 0 ? undefined : last
    },
    /** Invalidations to publish again to a log that lost them: the recent ones and all purges. */
    getRepublished(since: number): readonly Invalidation[] {
      const recent = [...byId.values()].reverse().filter(({ at }) => at >= since)
      const told = new Set(recent.map(({ id }) => id))
      return [...toInvalidations(purges).filter(({ id }) => !told.has(id)), ...recent]
    },
  }
}

/** Groups purges of one invalidation again. */
function toInvalidations(purges: TagHistory): readonly Invalidation[] {
  const byId = Map.groupBy(purges.list(), ({ id }) => id)
  return [...byId].map(([id, found]) => ({
    id,
    at: found[0]?.at ?? 0,
    tags: found.map(({ tag }) => tag),
    purge: true,
    isAll: false,
  }))
}
