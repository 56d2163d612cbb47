import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Read } from '#service/render.ts'
import type { KeyedStore } from '../read-through.ts'
import type { EntryStore, StoredEntry } from '../stored-entry.ts'
import type { PageAnswer } from './answer.ts'
import { toPackedBody } from './body.ts'

/** A cached answer with what decides how long it is good. */
export interface StoredPage {
  readonly answer: PageAnswer
  /** What the page was made of: it is out of date once a tag of one of them is dropped. */
  readonly reads: readonly Read[]
  /** Until when the page is fresh if nothing is dropped, in milliseconds since the epoch. */
  readonly freshUntil: number
}

/** Where cached pages and their files live. */
export type PageStore = KeyedStore<StoredPage>

/** A store in memory, bounded by the bytes of its bodies; what was not asked for longest goes first. */
export function createMemoryStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: getBytes })
  return {
    get: (key) => Promise.resolve(pages.get(key)),
    set: (key, page) => Promise.resolve(void pages.set(key, page)),
    delete: (key) => Promise.resolve(void pages.delete(key)),
  }
}

/** Headers and bookkeeping weigh about as much as a small page. */
const OVERHEAD_BYTES = 4096

function getBytes({ answer: { body } }: StoredPage): number {
  return body.getSize() + OVERHEAD_BYTES
}

const head = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  brBytes: z.number(),
  reads: z.array(z.object({ startedAt: z.number(), tags: z.array(z.string()) })),
  freshUntil: z.number(),
})

/** Pages on disk, so that they outlive the process. */
export function createDiskPageStore(disk: EntryStore): PageStore {
  return {
    async get(key) {
      const entry = await disk.get(key)
      return entry && fromEntry(entry)
    },
    set: async (key, page) => disk.set(key, await toEntry(page)),
    delete: (key) => disk.delete(key),
  }
}

export async function toEntry({ answer, ...times }: StoredPage) {
  const { status, headers, body } = answer
  const [br, gzip] = await Promise.all([body.get('br'), body.get('gzip')])
  return { head: { status, headers, brBytes: br.length, ...times }, body: Buffer.concat([br, gzip]) }
}

export function fromEntry(entry: StoredEntry): StoredPage | undefined {
  const parsed = head.safeParse(entry.head)
  if (!parsed.success) return undefined
  const { status, headers, brBytes, ...times } = parsed.data
  const body = toPackedBody({ br: entry.body.subarray(0, brBytes), gzip: entry.body.subarray(brBytes) })
  return { answer: { status, headers, body }, ...times }
}
