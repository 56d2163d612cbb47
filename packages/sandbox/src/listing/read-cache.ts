import { LRUCache } from 'lru-cache'

/** Copies of answers, those least used are forgotten first. */
const COPIES_MAX = 5000

/** The copies that the service keeps of its answers about products, categories and settings. */
export interface ReadCache {
  /** The answer to a question: a copy that is young enough, else an old copy once more while a new one is made. */
  read<T>(question: readonly unknown[], load: () => Promise<T>): Promise<T>
}

export interface ReadCacheOptions {
  /** How long a copy is young. 0 keeps no copies. */
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
