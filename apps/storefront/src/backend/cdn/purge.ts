import { handleAll, IterableBackoff, retry } from 'cockatiel'
import type { Logger } from 'pino'
import { createSingleRun } from '../shared-state/single-run.ts'
import { type Cdn, toCdnTag } from './vendors.ts'

const CALL_MS = 5000
/** Delays before retrying a failed call, in milliseconds; after the last one the tags are given up. */
const WAITS_MS: readonly number[] = [1000, 5000, 30_000]

/** An invalidation as the cache reports it to listeners. */
export interface HeardInvalidation {
  readonly tags: readonly string[]
  /** Whether another process invalidated the tags and notified this one. */
  readonly isHeard: boolean
}

export interface PurgeOptions {
  readonly cdn: Cdn
  /** Calls the listener after each invalidation. Returns a function that unsubscribes. */
  readonly onInvalidation: (listener: (drop: HeardInvalidation) => void) => () => void
  readonly log: Pick<Logger, 'error'>
  readonly waitsMs?: readonly number[]
}

/**
 * Purges the CDN for each invalidation that this process received; other processes purge for theirs. Invalidations
 * during a call are sent together. Returns a function that stops it.
 */
export function purgeOnInvalidation({
  cdn,
  onInvalidation,
  log,
  waitsMs = WAITS_MS,
}: PurgeOptions): () => void {
  const pending = new Set<string>()
  const tries = retry(handleAll, { maxAttempts: waitsMs.length, backoff: new IterableBackoff(waitsMs) })
  const policy = tries.dangerouslyUnref()
  const send = createSingleRun(async () => {
    while (pending.size > 0) {
      const tags = [...pending].slice(0, cdn.tagsAtOnce)
      for (const tag of tags) pending.delete(tag)
      await policy
        .execute(() => call(cdn.toPurge(tags)))
        .catch((err: unknown) => log.error({ err, tags: tags.length }, 'the CDN did not forget pages'))
    }
  })
  return onInvalidation(({ tags, isHeard }) => {
    if (isHeard) return
    for (const tag of tags) pending.add(toCdnTag(tag))
    send()
  })
}

async function call(request: Request): Promise<void> {
  const answer = await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(CALL_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The CDN answers ${answer.status}`)
}
