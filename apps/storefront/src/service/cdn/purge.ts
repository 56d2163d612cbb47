import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Cdn, toCdnTag } from './vendors.ts'

const CALL_MS = 5000
/** How long to wait after a call that failed, in milliseconds; after the last one the tags are given up. */
const WAITS_MS: readonly number[] = [1000, 5000, 30_000]

/** A drop, as the cache tells its listeners. */
export interface HeardDrop {
  readonly tags: readonly string[]
  /** Another process dropped it and told this one. */
  readonly isHeard: boolean
}

export interface PurgeOptions {
  readonly cdn: Cdn
  /** Calls the listener after each drop. Gives what ends that. */
  readonly onDrop: (listener: (drop: HeardDrop) => void) => () => void
  readonly log: Pick<Logger, 'error'>
  readonly waitsMs?: readonly number[]
}

/**
 * Tells the CDN of each drop that this process was told of; what other processes dropped they tell it themselves. Drops
 * that come while a call is under way go out together. Returns what ends that.
 */
export function purgeOnDrop({ cdn, onDrop, log, waitsMs = WAITS_MS }: PurgeOptions): () => void {
  const pending = new Set<string>()
  let isRunning = false
  async function send(): Promise<void> {
    isRunning = true
    while (pending.size > 0) {
      const tags = [...pending].slice(0, cdn.tagsAtOnce)
      for (const tag of tags) pending.delete(tag)
      const failure = await purge(cdn, tags, waitsMs)
      if (failure !== undefined)
        log.error({ err: failure, tags: tags.length }, 'the CDN did not forget pages')
    }
    isRunning = false
  }
  return onDrop(({ tags, isHeard }) => {
    if (isHeard) return
    for (const tag of tags) pending.add(toCdnTag(tag))
    if (!isRunning) void send()
  })
}

/** Returns why it failed after every try. */
async function purge(
  cdn: Cdn,
  tags: readonly string[],
  waitsMs: readonly number[],
): Promise<Error | undefined> {
  for (let tries = 0; ; tries += 1) {
    const failure = await callOnce(cdn.toPurge(tags))
    const pause = waitsMs[tries]
    if (failure === undefined || pause === undefined) return failure
    await wait(pause, undefined, { ref: false })
  }
}

async function callOnce(request: Request): Promise<Error | undefined> {
  try {
    const answer = await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(CALL_MS) })
    await answer.body?.cancel()
    return answer.ok ? undefined : new Error(`The CDN answers ${answer.status}`)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
