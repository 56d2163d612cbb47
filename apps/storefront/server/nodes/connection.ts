import type { Logger } from 'pino'
import { steadyClock } from '#service/clock.ts'
import { waitAtMost } from '#service/resilience/wait-at-most.ts'

/** A try to reach the store again follows so long after the one before. */
const RECONNECT_MS = 250
const CONNECT_MS = 2000

/** A connection that says nothing for so long is taken for lost: both are asked more often. */
const SILENT_MS = 12_000

/** A page is made in a few times that: nobody waits longer for a store that is slow. */
const ANSWER_MS = 300

/** A store that was too slow is not asked for so long. */
const PAUSE_MS = 1000

export type Connection = Awaited<ReturnType<typeof openConnection>>

/**
 * A connection to Valkey or Redis. It comes back by itself; until then each command is refused at once. Binary values come
 * as buffers.
 */
export async function openConnection(url: string, log: Pick<Logger, 'debug'>) {
  // One machine alone does without this library.
  const { createClient, RESP_TYPES } = await import('redis')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: SILENT_MS / 3,
    socket: { reconnectStrategy: () => RECONNECT_MS, connectTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  })
  // Whoever needs the store notices that it is away, and says so once.
  client.on('error', (error: unknown) => log.debug({ err: error }, 'the shared store'))
  client.connect().catch(() => undefined)
  let resumesAt = 0

  /** Asks for something small. Rejects at once while the store is away, and after 300 ms where it does not answer. */
  async function ask<Value>(call: () => Promise<Value>): Promise<Value> {
    if (!client.isReady || steadyClock() < resumesAt) throw new Error('the shared store is away')
    try {
      return await waitAtMost(call(), ANSWER_MS)
    } catch (error) {
      if (error instanceof DOMException) resumesAt = steadyClock() + PAUSE_MS
      throw error
    }
  }

  return { client, binary: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }), ask }
}
