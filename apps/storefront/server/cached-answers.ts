import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from './compression.ts'

const POLICIES_MAX = 5000
const BODIES_MAX_BYTES = 64 * 1024 * 1024

/** What is worked out once per cached page, by its ETag. */
export interface CachedAnswers {
  /** The policy of the page with this ETag, if it went out before. */
  findPolicy(etag: string): string | undefined
  rememberPolicy(etag: string, policy: string): void
  /** The compressed body; two requests at once share the work. */
  getCompressed(etag: string, body: Buffer, encoding: Encoding): Promise<Buffer>
}

/** A memory of policies and compressed bodies that cannot outgrow its bounds. */
export function createCachedAnswers(): CachedAnswers {
  const policies = new LRUCache<string, string>({ max: POLICIES_MAX })
  const bodies = new LRUCache<string, Buffer>({
    maxSize: BODIES_MAX_BYTES,
    sizeCalculation: (body) => body.length + 1,
  })
  const running = new Map<string, Promise<Buffer>>()

  async function compressOnce(key: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
    try {
      const compressed = await compress(body, encoding)
      bodies.set(key, compressed)
      return compressed
    } finally {
      running.delete(key)
    }
  }

  return {
    findPolicy: (etag) => policies.get(etag),
    rememberPolicy: (etag, policy) => void policies.set(etag, policy),
    async getCompressed(etag, body, encoding) {
      const key = `${encoding} ${etag}`
      const known = bodies.get(key) ?? running.get(key)
      if (known !== undefined) return known
      const work = compressOnce(key, body, encoding)
      running.set(key, work)
      return work
    },
  }
}
