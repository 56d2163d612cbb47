import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Bounds an LRU cache by its number of entries. `max` would allocate room for all of them at once. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

export const markSchema = z.object({
  run: z.string(),
  moment: z.number(),
  epoch: z.string(),
  offset: z.number(),
})

/**
 * The last invalidation known when a read began. Within one run of a process moments are compared, which count own
 * invalidations at once; otherwise offsets in the log, if both are of the same epoch.
 */
export type Mark = Readonly<z.infer<typeof markSchema>>

/** The last invalidation of a tag: its moment in this run and its offset in the log. */
export interface TagInvalidation {
  readonly moment: number
  readonly offset: number
  readonly at: number
  readonly id: string
}

export type TagHistory = ReturnType<typeof createTagHistory>

/** The last invalidations of a limited number of tags. `onForget` is called with evicted ones. */
export function createTagHistory(max: number, onForget: (heard: TagInvalidation) => void = () => undefined) {
  const tags = new LRUCache<string, TagInvalidation>({
    ...maxEntries(max),
    dispose: (heard, _tag, reason) => {
      if (reason === 'evict') onForget(heard)
    },
  })
  return {
    get: (tag: string) => tags.peek(tag),
    /** A known invalidation keeps its moment, because later reads have seen its change. */
    note(tag: string, heard: TagInvalidation, isNew: boolean): void {
      const known = tags.peek(tag)
      const { moment, at, id } = isNew || known === undefined ? heard : known
      tags.set(tag, { moment, at, id, offset: Math.max(heard.offset, known?.offset ?? 0) })
    },
    some: (names: readonly string[], isMeant: (heard: TagInvalidation) => boolean) =>
      names.some((tag) => {
        const found = tags.peek(tag)
        return found !== undefined && isMeant(found)
      }),
    /** The oldest first. */
    list: (): readonly (TagInvalidation & { readonly tag: string })[] =>
      [...tags.entries()].reverse().map(([tag, heard]) => ({ tag, ...heard })),
    forgetOffsets(): void {
      for (const [tag, heard] of [...tags.entries()].reverse()) tags.set(tag, { ...heard, offset: 0 })
    },
    clear: () => tags.clear(),
  }
}
