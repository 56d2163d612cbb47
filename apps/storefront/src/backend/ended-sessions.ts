import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { maxEntries } from './cache-memory.ts'
import { getProcessState } from './process-state.ts'
import { SESSION_SECONDS } from '@sorrel/commerce/session-cookie'

/** Maximum number of remembered tokens; the oldest are dropped first. Each takes some 100 bytes. */
const TOKENS_MAX = 50_000

export interface EndedSessions {
  readonly add: (token: string) => void
  readonly has: (token: string) => boolean
  /** Adds a digest received from another process. */
  readonly hear: (digest: string) => void
  /** Calls the listener with the digest of each token that is added here. */
  readonly onAdd: (listener: (digest: string) => void) => void
}

/**
 * Tokens of sessions that visitors have logged out of. The service still accepts them, so the shop treats their holder
 * as anonymous for as long as such a cookie may live. Only digests are stored. Processes with a shared store notify
 * each other; without one, each has its own list, which a restart clears.
 */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const tokens = new LRUCache<string, true>({
    ...maxEntries(TOKENS_MAX),
    ttl: SESSION_SECONDS * 1000,
    perf: { now },
    ttlResolution: 0,
  })
  const listeners: ((digest: string) => void)[] = []
  return {
    add(token) {
      const digest = toDigest(token)
      tokens.set(digest, true)
      for (const listen of listeners) listen(digest)
    },
    has: (token) => tokens.has(toDigest(token)),
    hear: (digest) => void tokens.set(digest, true),
    onAdd: (listener) => void listeners.push(listener),
  }
}

export const endedSessions = getProcessState('ended-sessions', () => createEndedSessions())

function toDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
