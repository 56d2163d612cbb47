import type { ProblemCode } from '@sorrel/contracts/problem'
import {
  cacheTags,
  getSignedHeaders,
  parseRevalidateBody,
  type Revalidation,
} from '@sorrel/contracts/revalidate'
import { err, ok, type Result } from '@sorrel/domain/result'
import { createVerifier, type SignedCall, SIGNATURE_WINDOW_MS } from '@sorrel/http/signature'
import { HOUSE } from '#shop/house.ts'
import type { Clock } from './clock.ts'
import type { Counters } from './counters.ts'
import { createFirstTime } from './first-time.ts'

/** On everything that names categories or attributes, such as menus and filters: dropped with any category. */
export const CATALOG_TAG = 'catalog'

/** Gives the tags to drop, or why the call is refused. */
export type ReadSignedCall = (call: SignedCall) => Promise<Result<Revalidation, ProblemCode>>

/** A change of a category touches its lists and whatever names categories; a product says itself which lists it is in. */
function withTouched(tags: readonly string[]): readonly string[] {
  const categories = tags.flatMap((tag) => (tag.startsWith('category:') ? tag.slice('category:'.length) : []))
  return categories.length === 0 ? tags : [...tags, ...categories.map(cacheTags.list), CATALOG_TAG]
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
  counters,
}: {
  readonly secret: string
  readonly now: Clock
  /** Default those of all processes of this shop. */
  readonly counters?: Counters | undefined
}): ReadSignedCall {
  const headers = getSignedHeaders(HOUSE.headerPrefix)
  const isNew = createFirstTime({ kind: 'signed call', lifeMs: 2 * SIGNATURE_WINDOW_MS, counters })
  const verify = createVerifier({ secret, headers, now, isNew })
  return async (call) => {
    if (!(await verify(call))) return err('unauthenticated')
    const parsed = parseRevalidateBody(parseJson(call.body))
    return parsed.ok ? ok({ ...parsed.value, tags: withTouched(parsed.value.tags) }) : err('invalid')
  }
}
