import { hash } from 'node:crypto'
import { waitAtMost } from '#service/resilience/wait-at-most.ts'
import { decodeEntry, encodeEntry, type EntryStore } from '../stored-entry.ts'
import type { Connection } from './connection.ts'

/** A page is made in a few times that: nobody waits longer for a store that is slow. */
const ANSWER_MS = 300

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
  const ask = <Value>(call: () => Promise<Value>): Promise<Value | undefined> =>
    client.isReady ? waitAtMost(call(), ANSWER_MS).catch(() => undefined) : Promise.resolve(undefined)
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
