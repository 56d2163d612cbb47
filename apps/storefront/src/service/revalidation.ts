import type { ProblemCode } from '@sorrel/contracts/problem'
import { parseRevalidateBody, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@sorrel/contracts/revalidate'
import { err, ok, type Result } from '@sorrel/domain/result'
import { createVerifier, type SignedCall } from '@sorrel/http/signature'
import type { Clock } from './clock.ts'

/** On everything that lists products: dropped with any product or category. */
export const CATALOG_TAG = 'catalog'

/** Gives the tags to drop, or why the call is refused. */
export type ReadSignedCall = (call: SignedCall) => Promise<Result<readonly string[], ProblemCode>>

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

/** Checks calls that drop cached pages: signed over time stamp and body, at most five minutes old, each once. */
export function createSignedCallReader({
  secret,
  now,
}: {
  readonly secret: string
  readonly now: Clock
}): ReadSignedCall {
  const headers = { timestamp: TIMESTAMP_HEADER, signature: SIGNATURE_HEADER }
  const verify = createVerifier({ secret, headers, now })
  return async (call) => {
    if (!(await verify(call))) return err('unauthenticated')
    const parsed = parseRevalidateBody(parseJson(call.body))
    return parsed.ok ? ok(withCatalog(parsed.value.tags)) : err('invalid')
  }
}
