import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Bounds an LRU cache by its entries. `max` would take the room of all of them at once. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

export const markSchema = z.object({
  run: z.string(),
  moment: z.number(),
  epoch: z.string(),
  place: z.number(),
})

/**
 * What a process had heard when a read began. Within the same run of a process moments are compared, which count its own
 * drops at once; otherwise places in the log, where both are of the same epoch.
 */
export type Mark = Readonly<z.infer<typeof markSchema>>

/** When a tag was dropped last, in moments of this run and as a place in the log. */
export interface Heard {
  readonly moment: number
  readonly place: number
  readonly at: number
  readonly id: string
}

export type HeardTags = ReturnType<typeof createHeardTags>

/** The last drops of tags, bounded in number. `onForget` is called with those that are not remembered any more. */
export function createHeardTags(max: number, onForget: (heard: Heard) => void = () => undefined) {
  const tags = new LRUCache<string, Heard>({
    ...maxEntries(max),
    dispose: (heard, _tag, reason) => {
      if (reason === 'evict') onForget(heard)
    },
  })
  return {
    get: (tag: string) => tags.peek(tag),
    /** A drop that was known already keeps its moment: reads that followed it have seen the change. */
    note(tag: string, heard: Heard, isNew: boolean): void {
      const known = tags.peek(tag)
      const { moment, at, id } = isNew || known === undefined ? heard : known
      tags.set(tag, { moment, at, id, place: Math.max(heard.place, known?.place ?? 0) })
    },
    some: (names: readonly string[], isMeant: (heard: Heard) => boolean) =>
      names.some((tag) => {
        const found = tags.peek(tag)
        return found !== undefined && isMeant(found)
      }),
    /** The oldest first. */
    list: (): readonly (Heard & { readonly tag: string })[] =>
      [...tags.entries()].reverse().map(([tag, heard]) => ({ tag, ...heard })),
    forgetPlaces(): void {
      for (const [tag, heard] of [...tags.entries()].reverse()) tags.set(tag, { ...heard, place: 0 })
    },
    clear: () => tags.clear(),
  }
}
