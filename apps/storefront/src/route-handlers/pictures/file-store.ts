import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { z } from 'zod'

const MEMORY_MAX_BYTES = 32 * 1024 * 1024
const STORED_SECONDS = 30 * 86_400

/** Keeps files by name for a time. */
export interface FileStore {
  put(name: string, bytes: Buffer, options: { readonly seconds: number }): Promise<void>
  take(name: string): Promise<Buffer | undefined>
}

/** Keeps files while the process runs: for a shop without a store. */
export function createMemoryStore(): FileStore {
  const files = new LRUCache<string, Buffer>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  })
  return {
    put: async (name, bytes, { seconds }) => void files.set(name, bytes, { ttl: seconds * 1000 }),
    take: async (name) => files.get(name),
  }
}

export type StoredFiles = ReturnType<typeof createStoredFiles>

/** Stored files and facts of pictures. If the store fails, every picture is encoded again. */
export function createStoredFiles(store: FileStore, log: Pick<Logger, 'warn'>) {
  const warn = (err: unknown) => log.warn({ err }, 'the store of pictures fails: pictures are made anew')

  async function put(name: string, bytes: Buffer): Promise<void> {
    await store.put(`picture ${name}`, bytes, { seconds: STORED_SECONDS }).catch(warn)
  }

  async function take(name: string): Promise<Buffer | undefined> {
    try {
      return await store.take(`picture ${name}`)
    } catch (error) {
      warn(error)
      return undefined
    }
  }

  return {
    put,
    take,
    putFact: (name: string, fact: object) => put(name, Buffer.from(JSON.stringify(fact))),
    /** A damaged fact is absent. */
    async takeFact<Fact>(name: string, schema: z.ZodType<Fact>): Promise<Fact | undefined> {
      const bytes = await take(name)
      try {
        return bytes && schema.parse(JSON.parse(bytes.toString()))
      } catch {
        return undefined
      }
    },
  }
}
