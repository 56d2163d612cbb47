import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProblemCode } from '@sorrel/contracts/problem'
import {
  getSignedText,
  isWithinWindow,
  parseRevalidateBody,
  parseRevalidateHeaders,
  REVALIDATE_WINDOW_MS,
} from '@sorrel/contracts/revalidate'
import { err, ok, type Result } from '@sorrel/domain/result'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** On everything that lists products: dropped with any product or category. */
export const CATALOG_TAG = 'catalog'

/** Calls remembered against replay; within one window there are far fewer. */
const CALLS_MAX = 10_000

export interface SignedCall {
  readonly headers: { get(name: string): string | null }
  /** Exactly as sent. */
  readonly body: string
}

/** Gives the tags to drop, or why the call is refused. */
export type ReadSignedCall = (call: SignedCall) => Result<readonly string[], ProblemCode>

function isSignedWith(
  secret: string,
  { text, signature }: { readonly text: string; readonly signature: string },
): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function withCatalog(tags: readonly string[]): readonly string[] {
  const isListed = tags.some((tag) => tag.startsWith('product:') || tag.startsWith('category:'))
  return isListed ? [...tags, CATALOG_TAG] : tags
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks calls that drop kept pages: signed over time stamp and body, at most five minutes old, each once.
 * Decisions "Own endpoints".
 */
export function createSignedCallReader({
  secret,
  now,
}: {
  readonly secret: string
  readonly now: Clock
}): ReadSignedCall {
  const seen = new LRUCache<string, true>({ max: CALLS_MAX, ttl: 2 * REVALIDATE_WINDOW_MS })
  return ({ headers, body }) => {
    const signed = parseRevalidateHeaders(headers)
    if (signed === undefined) return err('unauthenticated')
    const { timestamp, signature } = signed
    const isTrue = isSignedWith(secret, { text: getSignedText({ timestamp, body }), signature })
    if (!isTrue || !isWithinWindow({ timestamp, now: now() }) || seen.has(signature))
      return err('unauthenticated')
    seen.set(signature, true)
    const parsed = parseRevalidateBody(parseJson(body))
    return parsed.ok ? ok(withCatalog(parsed.value.tags)) : err('invalid')
  }
}
