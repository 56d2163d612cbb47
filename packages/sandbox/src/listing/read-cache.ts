import { LRUCache } from 'lru-cache'

/** Maximum number of cached answers; the least recently used are dropped first. */
const COPIES_MAX = 5000

/** Cache of the service's answers about products, categories and settings. */
export interface ReadCache {
  /** The cached answer. An expired one is served once more while it is being renewed. */
  read<T>(question: readonly unknown[], load: () => Promise<T>): Promise<T>
}

export interface ReadCacheOptions {
  /** Lifetime of an answer. 0 disables the cache. */
  readonly seconds: number
  /** Milliseconds of real time. */
  readonly now?: () => number
}

interface Copy {
  readonly value: unknown
  readonly at: number
}

export function createReadCache({ seconds, now = () => Date.now() }: ReadCacheOptions): ReadCache {
  const copies = new LRUCache<string, Copy>({ max: COPIES_MAX })
  return {
    async read<T>(question: readonly unknown[], load: () => Promise<T>): Promise<T> {
      if (seconds === 0) return load()
      const key = JSON.stringify(question)
      const renew = async () => {
        const value = await load()
        copies.set(key, { value, at: now() })
        return value
      }
      const copy = copies.get(key)
      if (copy === undefined) return renew()
      if (now() - copy.at >= seconds * 1000) void renew().catch(() => undefined)
      // Each question has one kind of answer.
      return copy.value as T
    },
  }
}
