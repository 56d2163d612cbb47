import { hash } from 'node:crypto'
import { decodeEntry, encodeEntry, type EntryStore } from '../stored-entry.ts'
import type { Connection } from './connection.ts'

export interface ValkeyStoreOptions {
  readonly connection: Connection
  /** What the names of all keys begin with. */
  readonly prefix: string
  /** Milliseconds for which an entry is kept. */
  readonly lifeMs: number
}

/** Entries in a store that several processes share. */
export function createValkeyStore({ connection, prefix, lifeMs }: ValkeyStoreOptions): EntryStore {
  const { client, binary } = connection
  const toName = (key: string) => prefix + hash('sha256', key)
  const ask = <Value>(call: () => Promise<Value>) => connection.ask(call).catch(() => undefined)
  return {
    async get(key) {
      const bytes = await ask(() => binary.get(toName(key)))
      const found = bytes ? decodeEntry(bytes) : undefined
      return found?.key === key ? found.entry : undefined
    },
    async set(key, entry) {
      await ask(() => client.set(toName(key), encodeEntry(key, entry), { PX: lifeMs }))
    },
    async delete(key) {
      await ask(() => client.del(toName(key)))
    },
  }
}
