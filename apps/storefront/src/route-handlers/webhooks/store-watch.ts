import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Invalidation } from '#backend/invalidation.ts'

/** The store's data by the tag of the pages that show it: a text that changes with the data. */
export type StoreFacts = ReadonlyMap<string, string>

export interface StoreWatchOptions {
  /** One part of the store each; undefined where it could not be read. */
  readonly readers: readonly (() => Promise<StoreFacts | undefined>)[]
  readonly invalidation: Pick<Invalidation, 'invalidate'>
  readonly log: Pick<Logger, 'info'>
}

/**
 * Detects changes that the service never announces, such as those of settings, menus and content, by comparing
 * snapshots. Deleted data is purged. An unreadable part keeps its last snapshot.
 */
export function createStoreWatch({ readers, invalidation, log }: StoreWatchOptions): () => Promise<void> {
  const known = new Map<number, StoreFacts>()

  async function invalidateChanges(before: StoreFacts, now: StoreFacts): Promise<void> {
    const changed = [...now].filter(([tag, hash]) => before.get(tag) !== hash).map(([tag]) => tag)
    const gone = [...before.keys()].filter((tag) => !now.has(tag))
    if (changed.length > 0) await invalidation.invalidate(changed)
    if (gone.length > 0) await invalidation.invalidate(gone, { purge: true })
    if (changed.length + gone.length > 0) log.info({ changed, gone }, 'the store has changed')
  }

  return async () => {
    for (const [part, read] of readers.entries()) {
      const facts = await read()
      if (facts === undefined) continue
      const hashes = new Map([...facts].map(([tag, text]) => [tag, toHash(text)]))
      const before = known.get(part)
      if (before !== undefined) await invalidateChanges(before, hashes)
      // Only now, so that a change whose invalidation failed is found again by the next check.
      known.set(part, hashes)
    }
  }
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
