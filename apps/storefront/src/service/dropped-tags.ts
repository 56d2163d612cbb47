import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'
import { type Clock, steadyClock } from './clock.ts'
import { getProcessState } from './process-state.ts'
import type { Read } from './render.ts'

/** Tags whose last drop is remembered one by one: a drop of each product of a large catalogue fits. */
const TAGS_MAX = 200_000

/** What a listener learns of a drop. */
export interface Drop {
  readonly tags: readonly string[]
  readonly purge: boolean
  /** Another process dropped it and told this one. */
  readonly isHeard: boolean
}

/** When each tag was last dropped: what was read before may lack the change that the drop announced. */
export interface DroppedTags {
  /** `purge`: what was read before is not good enough to be shown meanwhile either. Default false. */
  drop(tags: readonly string[], options?: Partial<Omit<Drop, 'tags'>>): void
  /** Drops whatever was read until now: what other processes dropped meanwhile is not known. */
  dropAll(): void
  /** When one of the tags was dropped last, in milliseconds since the epoch; undefined where that is not known. */
  getLastDrop(tags: readonly string[]): number | undefined
  /** Calls the listener after each drop. */
  onDrop(listener: (drop: Drop) => void): void
  /** Whether one of the read's tags was dropped after the read began, or nobody knows any more. */
  isDropped(read: Pick<Read, 'startedAt' | 'tags'>): boolean
  /** Whether one of the read's tags was purged after the read began. */
  isPurged(read: Pick<Read, 'startedAt' | 'tags'>): boolean
}

export interface DroppedTagsOptions {
  readonly now: Clock
  readonly tagsMax?: number
}

/**
 * Nothing is known of drops before this process began, so whatever was read earlier counts as dropped. The same holds
 * for what is older than a drop that has been forgotten.
 */
export function createDroppedTags({ now, tagsMax = TAGS_MAX }: DroppedTagsOptions): DroppedTags {
  const knownSince = now()
  let forgotten = Number.NEGATIVE_INFINITY
  const times = new LRUCache<string, number>({
    ...atMost(tagsMax),
    dispose: (time, _tag, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, time)
    },
  })
  const purges = new LRUCache<string, number>(atMost(tagsMax))
  const listeners: ((drop: Drop) => void)[] = []
  const isAfter = (times: LRUCache<string, number>, { startedAt, tags }: Pick<Read, 'startedAt' | 'tags'>) =>
    tags.some((tag) => (times.peek(tag) ?? -1) >= startedAt)
  return {
    drop(tags, { purge = false, isHeard = false } = {}) {
      for (const tag of tags) times.set(tag, now())
      if (purge) for (const tag of tags) purges.set(tag, now())
      for (const listen of listeners) listen({ tags, purge, isHeard })
    },
    dropAll() {
      forgotten = now()
      for (const listen of listeners) listen({ tags: [], purge: false, isHeard: true })
    },
    getLastDrop(tags) {
      const known = tags.flatMap((tag) => times.peek(tag) ?? [])
      return known.length === 0 ? undefined : Math.max(...known)
    },
    onDrop: (listener) => void listeners.push(listener),
    isPurged: (read) => isAfter(purges, read),
    isDropped(read) {
      // A read that began in the very moment of a drop may still have missed the change.
      const isKnown = read.startedAt >= knownSince && read.startedAt > forgotten
      return !isKnown || isAfter(times, read)
    },
  }
}

/** The drops that this process was told of. */
export const droppedTags = getProcessState('dropped-tags', () => createDroppedTags({ now: steadyClock }))
