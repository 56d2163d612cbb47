import { LRUCache } from 'lru-cache'
import { CACHE_SECONDS } from './cached-fetch.ts'
import { steadyClock } from './clock.ts'
import { droppedTags } from './dropped-tags.ts'
import { getProcessState } from './process-state.ts'
import { getRender, type Read, runRender } from './render.ts'

/** Languages of one shop, say. */
const VALUES_MAX = 50

interface Shared<Value> {
  readonly value: Value
  /** What the value was made of. */
  readonly reads: readonly Read[]
}

/**
 * A loader of what every page shows, such as the store's settings: its value is made once and shared by all cached pages
 * until one of the reads that it was made of is out of date. Each page inherits these reads as if they were its own. Only
 * for values that nobody changes. A name stands for one loader.
 */
export function shareRead<Value extends object>(
  name: string,
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const shared = getProcessState(
    `shared ${name}`,
    () => new LRUCache<string, Shared<Value>>({ max: VALUES_MAX }),
  )
  return async (key) => {
    const render = getRender()
    // Who makes a page for one visitor takes older answers too, while they are renewed.
    if (render?.recordRead === undefined) return load(key)
    const { recordRead } = render
    const known = shared.get(key)
    if (known?.reads.every(isCurrent) === true) {
      for (const read of known.reads) recordRead(read)
      return known.value
    }
    const reads: Read[] = []
    const record = (read: Read) => {
      reads.push({ startedAt: read.startedAt, tags: read.tags, cacheMs: read.cacheMs })
      recordRead(read)
    }
    const value = await runRender({ ...render, recordRead: record }, () => load(key))
    shared.set(key, { value, reads })
    return value
  }
}

function isCurrent(read: Read): boolean {
  const age = steadyClock() - read.startedAt
  return age < (read.cacheMs ?? CACHE_SECONDS * 1000) && !droppedTags.isDropped(read)
}
