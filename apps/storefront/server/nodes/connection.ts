import type { Logger } from 'pino'

/** A try to reach the store again follows so long after the one before. */
const RECONNECT_MS = 250
const CONNECT_MS = 2000

/** A connection that says nothing for so long is taken for lost: both are asked more often. */
const SILENT_MS = 12_000

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
  return { client, binary: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) }
}
