import type { ProblemCode } from '@sorrel/contracts/problem'
import { cacheTags, parseRevalidateBody, type Revalidation } from '@sorrel/contracts/revalidate'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Logger } from 'pino'
import type { Secrets } from '@sorrel/contracts/http/token'
import { createWebhookReader, WEBHOOK_TOLERANCE_MS, type WebhookCall } from '@sorrel/contracts/http/webhook'
import type { Counters } from './counters.ts'
import { createNonceStore } from './nonce-store.ts'

/**
 * Tag of everything that lists categories or attributes, such as menus and filters; any change of a category
 * invalidates it.
 */
export const CATALOG_TAG = 'catalog'

/** Returns the tags to invalidate, or why the call is refused. */
export type ReadSignedCall = (call: WebhookCall) => Promise<Result<Revalidation, ProblemCode>>

/**
 * A change of a category affects its lists and everything that names categories; a product's own tags include its
 * lists.
 */
function withTouched(tags: readonly string[]): readonly string[] {
  const categories = tags.flatMap((tag) => (tag.startsWith('category:') ? tag.slice('category:'.length) : []))
  return categories.length === 0 ? tags : [...tags, ...categories.map(cacheTags.list), CATALOG_TAG]
}

/**
 * Checks calls that invalidate cached pages: signed as Standard Webhooks says, at most five minutes old, each message
 * once.
 */
export function createSignedCallReader({
  secrets,
  counters,
  log,
}: {
  readonly secrets: Secrets
  readonly log: Pick<Logger, 'warn'>
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters | undefined
}): ReadSignedCall {
  const isNew = createNonceStore({ kind: 'webhook message', lifeMs: 2 * WEBHOOK_TOLERANCE_MS, counters })
  const readWebhook = createWebhookReader({ secrets, isNew })
  const noteClocks = createClockNote(log)
  return async (call) => {
    const message = await readWebhook(call)
    if (message === undefined) {
      noteClocks(call)
      return err('unauthenticated')
    }
    const parsed = parseRevalidateBody(message.content)
    return parsed.ok ? ok({ ...parsed.value, tags: withTouched(parsed.value.tags) }) : err('invalid')
  }
}

const CLOCK_NOTE_MS = 60_000

/** Prices stay old while all announcements come too late or too early, so the log says why; at most once a minute. */
function createClockNote(log: Pick<Logger, 'warn'>): (call: WebhookCall) => void {
  let notedAt = Number.NEGATIVE_INFINITY
  return ({ headers }) => {
    const now = Date.now()
    const differsMs = Math.abs(now - 1000 * Number(headers.get('webhook-timestamp') ?? Number.NaN))
    if (!(differsMs > WEBHOOK_TOLERANCE_MS) || now - notedAt < CLOCK_NOTE_MS) return
    notedAt = now
    log.warn(`an announcement is refused: clocks differ by ${Math.round(differsMs / 1000)} s`)
  }
}
