import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Drop, type LogState, type PlacedPurge, PURGES_MAX } from './drop.ts'
import { createJudgement } from './judgement.ts'
import { createRecall } from './recall.ts'
import { atMost, createHeardTags, type Heard, type Mark } from './mark.ts'

/** Tags whose last drop is remembered one by one: a drop of each product of a large catalogue fits. */
const TAGS_MAX = 200_000

/** Drops that can be told again to a log that has lost them. */
const IDS_MAX = 10_000

export type KnownDrops = ReturnType<typeof createKnownDrops>

export interface KnownDropsOptions {
  readonly now: () => number
  readonly tagsMax?: number
}

/** Which drops this process knows, and whether a read is older than one of its tags' drops. */
export function createKnownDrops({ now, tagsMax = TAGS_MAX }: KnownDropsOptions) {
  const run = randomUUID()
  let state: LogState = { epoch: '', last: 0 }
  let moment = 0
  const floor = createFloor(now)
  const drops = createHeardTags(tagsMax, floor.raise)
  const purges = createHeardTags(PURGES_MAX)
  const byId = new LRUCache<string, Drop>(atMost(IDS_MAX))
  /** Own drops that have no place yet. */
  const pending = new Map<string, Drop>()
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
      getFloor: floor.get,
      drops,
      purges,
      pending,
    }),
    getPurges: (): readonly PlacedPurge[] => purges.list(),
    ...createRecall({ drops, purges, byId, getFloor: floor.get }),
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
