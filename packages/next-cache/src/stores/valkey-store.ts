import { hash } from 'node:crypto'
import type { Connection } from '../valkey.ts'
import type { ByteStore } from './disk-store.ts'

/** Entries that the processes of a shop share. */
export function openValkeyStore({ client, binary, ask }: Connection, shop: string): ByteStore {
  const toName = (id: string) => `{${shop}}:${hash('sha256', id)}`
  const tryTo = <Value>(call: () => Promise<Value>) => ask(call).catch(() => undefined)
  return {
    get: async (id) => (await tryTo(() => binary.get(toName(id)))) ?? undefined,
    async set(id, bytes, lifeMs) {
      await tryTo(() =>
        client.set(toName(id), bytes, { expiration: { type: 'PX', value: Math.ceil(lifeMs) } }),
      )
    },
    async delete(id) {
      await tryTo(() => client.del(toName(id)))
    },
  }
}
