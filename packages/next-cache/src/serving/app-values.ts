import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ByteStore } from '../stores/disk-store.ts'
import { pack, unpack } from '../stores/packing.ts'

const schema = z.object({ name: z.string(), until: z.number(), bytes: z.instanceof(Buffer) })

export interface AppValuesOptions {
  readonly memoryBytes: number
  readonly stores: readonly ByteStore[]
  readonly now: () => number
}

/** The app's files and facts by name; no invalidation affects them, and all scopes share them. */
export function createAppValues({ memoryBytes, stores, now }: AppValuesOptions) {
  const memory = new LRUCache<string, Readonly<z.infer<typeof schema>>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  })
  const toId = (name: string) => `fact\n${name}`

  async function load(name: string) {
    for (const store of stores) {
      const found = await store.get(toId(name))
      const parsed = schema.safeParse(found && unpack(found))
      if (parsed.success && parsed.data.name === name && parsed.data.until > now()) return parsed.data
    }
    return undefined
  }

  return {
    async put(name: string, bytes: Uint8Array, { seconds }: { readonly seconds: number }): Promise<void> {
      const fact = { name, until: now() + seconds * 1000, bytes: Buffer.from(bytes) }
      memory.set(name, fact)
      const packed = await pack(fact)
      await Promise.all(stores.map((store) => store.set(toId(name), packed, seconds * 1000)))
    },
    async take(name: string): Promise<Buffer | undefined> {
      const near = memory.get(name)
      const found = near !== undefined && near.until > now() ? near : await load(name)
      if (found !== undefined && found !== near) memory.set(name, found)
      return found?.bytes
    },
  }
}
