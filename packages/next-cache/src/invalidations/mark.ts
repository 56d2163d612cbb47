import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Bounds an LRU cache by its entries. `max` would take the room of all of them at once. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

export const markSchema = z.object({
  run: z.string(),
  moment: z.number(),
  epoch: z.string(),
  offset: z.number(),
})

/**
 * What a process had heard when a read began. Within the same run of a process moments are compared, which count its
 * own invalidations at once; otherwise offsets in the log, where both are of the same epoch.
 */
export type Mark = Readonly<z.infer<typeof markSchema>>

/** When a tag was invalidated last, in moments of this run and as a offset in the log. */
export interface TagInvalidation {
  readonly moment: number
  readonly offset: number
  readonly at: number
  readonly id: string
}

export type TagHistory = ReturnType<typeof createTagHistory>

/**
 * The last invalidations of tags, bounded in number. `onForget` is called with those that are not remembered any more.
 */
export function createTagHistory(max: number, onForget: (heard: TagInvalidation) => void = () => undefined) {
  const tags = new LRUCache<string, TagInvalidation>({
    ...maxEntries(max),
    dispose: (heard, _tag, reason) => {
      if (reason === 'evict') onForget(heard)
    },
  })
  return {
    get: (tag: string) => tags.peek(tag),
    /** An invalidation that was known already keeps its moment: reads that followed it have seen the change. */
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
