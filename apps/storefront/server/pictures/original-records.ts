import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { EntryStore } from '../stored-entry.ts'

const RECORDS_MAX = 5000

const originalSchema = z.object({
  md5: z.string(),
  /** Media type of the file. */
  type: z.string(),
  /** Pixels, upright. */
  width: z.number(),
  /** A drawing or an animation: served as it is. */
  isFixed: z.boolean(),
  /** The tag that the source gave it. */
  etag: z.string().optional(),
  /** Milliseconds since the epoch. */
  checkedAt: z.number(),
  /** Of the versions that pages ask for, those that came up before the file was fetched: it is what they mean. */
  versions: z.array(z.string()),
})

/** What is known of the file behind a source. */
export type Original = z.infer<typeof originalSchema>

export interface OriginalRecords {
  load(source: string): Promise<Original | undefined>
  keep(source: string, original: Original): Promise<void>
  forget(source: string): Promise<void>
}

export interface OriginalRecordsOptions {
  readonly disk: EntryStore
  /** Origin of the service: another one has other files at the same paths. */
  readonly service: string
}

/** What is known of the files behind sources, on the disk and those asked for lately in memory. */
export function createOriginalRecords({ disk, service }: OriginalRecordsOptions): OriginalRecords {
  const toKey = (source: string) => `source ${source} of ${service}`
  const records = new LRUCache<string, Original>({ max: RECORDS_MAX })
  return {
    async load(source) {
      const known = records.get(source)
      if (known !== undefined) return known
      const entry = await disk.get(toKey(source))
      const { success, data } = originalSchema.safeParse(entry?.head)
      if (success) records.set(source, data)
      return success ? data : undefined
    },
    async keep(source, original) {
      records.set(source, original)
      await disk.set(toKey(source), { head: original, body: Buffer.alloc(0) })
    },
    async forget(source) {
      records.delete(source)
      await disk.delete(toKey(source))
    },
  }
}
