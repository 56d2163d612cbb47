import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AgentMemory } from '@sorrel/agents/service'
import { z } from 'zod'
import type { Counters, RecordKind } from '#backend/counters.ts'
import { sharedCounters } from '#backend/shared-counters.ts'

/** No entry lives longer: an answer to a repeated call is kept for a day, a nonce for a minute more. */
const LIFE_MS = 25 * 60 * 60 * 1000

const schema = z.object({
  /** Compressed, in base64: the answer of a full cart says much twice. */
  value: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

type Entry = z.infer<typeof schema>

export interface SharedMemoryOptions {
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: () => number
}

/** State of agents' calls, shared by all processes of this shop. Entries of different kinds do not evict each other. */
export function createSharedMemory({
  counters = sharedCounters,
  now = Date.now,
}: SharedMemoryOptions = {}): AgentMemory {
  const toKind = (key: string): RecordKind<Entry> => ({
    kind: `agents ${key.split(' ', 1)[0]}`,
    schema,
    lifeMs: LIFE_MS,
  })
  const toEntry = (value: string, ttlSeconds: number): Entry => ({
    value: deflateRawSync(value).toString('base64'),
    until: now() + ttlSeconds * 1000,
  })
  const holds = (entry: Entry | undefined): entry is Entry => entry !== undefined && entry.until > now()
  return {
    get: async (key) => {
      const entry = await counters.read(toKind(key), key)
      return holds(entry) ? inflateRawSync(Buffer.from(entry.value, 'base64')).toString('utf8') : undefined
    },
    set: async (key, value, ttlSeconds) => {
      const next = toEntry(value, ttlSeconds)
      await counters.update(toKind(key), key, () => ({ next, outcome: undefined }))
    },
    claim: (key, value, ttlSeconds) => {
      const next = toEntry(value, ttlSeconds)
      return counters.update(toKind(key), key, (known) =>
        holds(known) ? { next: known, outcome: false } : { next, outcome: true },
      )
    },
    delete: async (key) => {
      await counters.update(toKind(key), key, () => ({ next: undefined, outcome: undefined }))
    },
  }
}
