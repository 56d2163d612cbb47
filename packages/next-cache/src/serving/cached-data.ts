import { type Entry, judge } from '../entries/entry.ts'
import { checkCacheable } from '../entries/cacheable.ts'
import { type DataValue, getText } from '../entries/next-values.ts'
import type { CachedOptions } from './cached-pages.ts'
import type { FoundValue, GetContext, SetContext } from './next-handler.ts'

const toId = (key: string) => `data ${key}`

/** Answers of `fetch` and `unstable_cache`. Invalidated data is read again; the page decides who waits for that. */
export function createCachedData({ known, entries, readStarts, getTags, now }: CachedOptions) {
  return {
    async get(key: string, { tags = [], softTags = [] }: GetContext): Promise<FoundValue | null> {
      const id = toId(key)
      const entry = await entries.find(id)
      const state = entry && judge(entry, { known, now: now(), moreTags: [...tags, ...softTags] })
      if (state !== 'fresh') readStarts.startData(id, known.getMark())
      if (entry === undefined || state === 'invalidated' || state === 'purged') return null
      return { value: entry.value, lastModified: Math.min(entry.at, now()) }
    },
    set(key: string, value: DataValue | null, { tags = [] }: SetContext): void {
      const id = toId(key)
      const begun = readStarts.end(id) ?? { mark: known.getOldestMark(), at: now() }
      if (value === null) return entries.remove(id)
      if (checkCacheable(key, value) !== 'good') return
      const all = new Set([...tags, ...(value.tags ?? []), ...getTags({ body: getText(value) })])
      const entry: Entry = {
        id,
        ...begun,
        tags: [...all],
        revalidate: value.revalidate ?? false,
        owner: '',
        value,
      }
      entries.save(entry)
    },
  }
}
