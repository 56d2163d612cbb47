import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { maxEntries } from './cache-memory.ts'
import { getProcessState } from './process-state.ts'
import { SESSION_SECONDS } from '@sorrel/commerce/session-cookie'

/** Tokens remembered at once; the oldest are forgotten first. Each takes some 100 bytes. */
const TOKENS_MAX = 50_000

export interface EndedSessions {
  readonly add: (token: string) => void
  readonly has: (token: string) => boolean
  /** Takes in a digest that another process has told of. */
  readonly hear: (digest: string) => void
  /** Calls the listener with the digest of each token that is added here. */
  readonly onAdd: (listener: (digest: string) => void) => void
}

/**
 * The tokens that visitors have logged out with. The service goes on to answer them, so the shop takes their holder for a
 * stranger, for as long as such a cookie lives. Only their digests are kept. Processes that share a store tell each other;
 * without one each has its own list, and a restart begins a new one.
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
