import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'
import { getProcessState } from './process-state.ts'
import { SESSION_SECONDS } from './session-cookie.ts'

/** Tokens remembered at once; the oldest are forgotten first. Each takes some 100 bytes. */
const TOKENS_MAX = 50_000

export interface EndedSessions {
  readonly add: (token: string) => void
  readonly has: (token: string) => boolean
}

/**
 * The tokens that visitors have logged out with. The service goes on to answer them, so the shop takes their holder for a
 * stranger, for as long as such a cookie lives. Only their digests are kept. Each process has its own list, and a restart
 * begins a new one.
 */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const tokens = new LRUCache<string, true>({
    ...atMost(TOKENS_MAX),
    ttl: SESSION_SECONDS * 1000,
    perf: { now },
    ttlResolution: 0,
  })
  return {
    add: (token) => void tokens.set(toKey(token), true),
    has: (token) => tokens.has(toKey(token)),
  }
}

export const endedSessions = getProcessState('ended-sessions', () => createEndedSessions())

function toKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
