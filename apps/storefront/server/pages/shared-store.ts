import { z } from 'zod'
import type { Clock } from '#service/clock.ts'
import type { DropLog } from '../nodes/drop-log.ts'
import type { EntryStore } from '../stored-entry.ts'
import { fromEntry, type PageStore, type StoredPage, toEntry } from './store.ts'

const mark = z.object({
  epoch: z.string().nullable(),
  /** For each read of the page the last drop that its node had heard of when the read began. */
  positions: z.array(z.number().nullable()),
})

export interface SharedStoreOptions {
  /** What all nodes read and write. */
  readonly entries: EntryStore
  readonly drops: Pick<DropLog, 'at' | 'getEpoch' | 'isDropped' | 'isPurged'>
  readonly now: Clock
}

/**
 * Pages that nodes share. The clocks of nodes differ, so a page names the place of
 * its reads in the order of drops. Here it counts as read in the moment in which it came, unless one of its tags was
 * dropped since: then, or where nobody knows, it is an old page, which is shown while a new one is made.
 */
export function createSharedStore({ entries, drops, now }: SharedStoreOptions): PageStore {
  async function toSharedEntry(page: StoredPage) {
    const positions = page.reads.map(({ startedAt }) => drops.at(startedAt) ?? null)
    const epoch = drops.getEpoch() ?? null
    const { head, body } = await toEntry(page)
    return { head: { ...head, epoch, positions }, body }
  }

  /** Undefined for a page that nobody may see any more. */
  function toOwn(page: StoredPage, head: unknown): StoredPage | undefined {
    const parsed = mark.safeParse(head)
    const epoch = drops.getEpoch()
    const isComparable = epoch !== undefined && parsed.success && parsed.data.epoch === epoch
    const placed = page.reads.map(({ tags }, index) => ({
      tags,
      position: (isComparable ? parsed.data.positions[index] : undefined) ?? undefined,
    }))
    if (placed.some((read) => drops.isPurged(read))) return undefined
    const startedAt = placed.some((read) => drops.isDropped(read)) ? 0 : now()
    return { ...page, reads: page.reads.map(({ tags }) => ({ startedAt, tags })) }
  }

  return {
    async get(key) {
      const entry = await entries.get(key)
      const page = entry && fromEntry(entry)
      return page && toOwn(page, entry.head)
    },
    set: async (key, page) => entries.set(key, await toSharedEntry(page)),
    delete: (key) => entries.delete(key),
  }
}
