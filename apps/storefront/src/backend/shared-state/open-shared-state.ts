import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Counters } from '../counters.ts'
import type { EndedSessions } from '../ended-sessions.ts'
import { type Connection, openConnection } from '@sorrel/next-cache/valkey'
import { followEndedSessions } from './ended-session-log.ts'
import { createValkeyCounters } from './valkey-counters.ts'

/** How long the start waits for the store, which may be unavailable. */
const START_MS = 2000

const OUTAGE = 'the shared store does not answer: this process counts for itself'

/** State that the processes of one shop share beside pages. */
export interface SharedState {
  readonly counters: Counters
  /** For further state that the processes share. */
  readonly connection: Connection
  /** Prefix of all keys. */
  readonly prefix: string
  /** A notice for operators when this process runs without the shared store. */
  getDetails(): readonly string[]
  close(): void
}

export interface SharedStateOptions {
  readonly url: string
  /** Identifies the shop: processes of different shops share nothing. */
  readonly shop: string
  readonly endedSessions: EndedSessions
  readonly log: Pick<Logger, 'debug'>
}

/** Connects to the shared store. While it is unavailable, now or later, this process works on its own. */
export async function openSharedState(options: SharedStateOptions): Promise<SharedState> {
  const { url, shop, endedSessions: sessions, log } = options
  const connection = await openConnection(url, log)
  // The braces make a clustered store keep all keys of a shop on one node.
  const prefix = `{sorrel:${createHash('sha256').update(shop).digest('hex').slice(0, 12)}}:`
  const ended = followEndedSessions({ connection, prefix, sessions })
  await ended.waitUntilHeard(START_MS)
  return {
    counters: createValkeyCounters({ connection, prefix: `${prefix}counters:` }),
    connection,
    prefix,
    getDetails: () => (connection.client.isReady ? [] : [OUTAGE]),
    close() {
      ended.close()
      connection.client.destroy()
    },
  }
}
