import type { RedisClientType } from 'redis'
import type { Log } from './serving/options.ts'
import { withTimeout } from './serving/with-timeout.ts'

/** Delay between attempts to reconnect. */
const RECONNECT_MS = 250
const CONNECT_MS = 2000

/** A connection that is silent for this long counts as lost; both ends are pinged more often. */
const SILENT_MS = 12_000

/** Nobody waits longer for a slow store: rendering a page takes only a few times as long. */
const ANSWER_MS = 300

/** A store that was too slow is not asked again for this long. */
const PAUSE_MS = 1000

export interface Connection {
  readonly client: RedisClientType
  /** Reads values as bytes. */
  readonly binary: { get(key: string): Promise<Buffer | null> }
  /** Runs a command. Rejects at once while the store is away, and after `ms`, by default 300, without an answer. */
  readonly ask: <Value>(call: () => Promise<Value>, ms?: number) => Promise<Value>
}

/**
 * A connection to Valkey or Redis that reconnects by itself; until then each command fails at once. Needs the package
 * `redis`.
 */
export async function openConnection(url: string, log: Pick<Log, 'debug'>): Promise<Connection> {
  // Loaded on demand: a single machine needs no such library.
  const { createClient, RESP_TYPES } = await import('redis')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: SILENT_MS / 3,
    socket: { reconnectStrategy: () => RECONNECT_MS, connectTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  })
  // The users of the store log that it is away, once.
  client.on('error', (error: unknown) => log.debug({ err: error }, 'the shared store'))
  client.connect().catch(() => undefined)
  let resumesAt = 0

  async function ask<Value>(call: () => Promise<Value>, ms = ANSWER_MS): Promise<Value> {
    if (!client.isReady || performance.now() < resumesAt) throw new Error('the shared store is away')
    try {
      return await withTimeout(call(), ms)
    } catch (error) {
      if (error instanceof DOMException) resumesAt = performance.now() + PAUSE_MS
      throw error
    }
  }

  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return { client, binary: { get: (key) => binary.get(key) }, ask }
}
