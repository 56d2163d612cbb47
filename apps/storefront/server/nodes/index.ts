import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { steadyClock } from '#service/clock.ts'
import type { Counters } from '#service/counters.ts'
import type { DroppedTags } from '#service/dropped-tags.ts'
import type { EndedSessions } from '#service/ended-sessions.ts'
import type { EntryStore } from '../stored-entry.ts'
import { openConnection } from './connection.ts'
import { type DropLog, openDropLog } from './drop-log.ts'
import { followEndedSessions } from './ended-session-log.ts'
import { createValkeyCounters } from './valkey-counters.ts'
import { createValkeyStore } from './valkey-store.ts'

/** How long a start waits for the store, which may be away. */
const START_MS = 2000

const OUTAGE = 'the shared store does not answer: this node goes on alone'

/** What the nodes of one shop share. */
export interface SharedState {
  readonly drops: DropLog
  readonly counters: Counters
  /** Entries of all nodes that use the name, each kept for so long. */
  openEntries(name: string, lifeMs: number): EntryStore
  /** What an operator should know: that this node goes on alone. */
  getDetails(): readonly string[]
  close(): void
}

export interface SharedStateOptions {
  readonly url: string
  /** Shops that differ in this share nothing. */
  readonly shop: string
  readonly dropped: DroppedTags
  readonly endedSessions: EndedSessions
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn'>
}

/** Connects to the shared store. It may be away, now or later: then this node goes on alone until it is back. */
export async function openSharedState(options: SharedStateOptions): Promise<SharedState> {
  const { url, shop, dropped, endedSessions: sessions, log } = options
  const [connection, listening] = await Promise.all([openConnection(url, log), openConnection(url, log)])
  // In braces: so a store of many parts keeps all of a shop in one of them.
  const prefix = `{sorrel:${createHash('sha256').update(shop).digest('hex').slice(0, 12)}}:`
  const drops = openDropLog({ connection, listening, prefix, dropped, log, now: steadyClock })
  const ended = followEndedSessions({ connection, prefix, sessions })
  await Promise.all([drops.waitUntilHeard(START_MS), ended.waitUntilHeard(START_MS)])
  return {
    drops,
    counters: createValkeyCounters({ connection, prefix: `${prefix}counters:` }),
    openEntries: (name, lifeMs) => createValkeyStore({ connection, prefix: `${prefix}${name}:`, lifeMs }),
    getDetails: () => (drops.getEpoch() === undefined ? [OUTAGE] : []),
    close() {
      drops.close()
      ended.close()
      for (const { client } of [connection, listening]) client.destroy()
    },
  }
}
