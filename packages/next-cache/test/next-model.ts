import { hash } from 'node:crypto'
import type { DataValue, PageValue } from '../src/entries/next-values.ts'
import type { CacheHandlerClass, FoundValue } from '../src/serving/next-handler.ts'

// Next's response cache and data cache, as far as they decide what a handler is asked and given: `server/response-cache`,
// `server/lib/incremental-cache` and `server/lib/patch-fetch.js` of Next 16.4.

export interface Shown {
  readonly use: 'HIT' | 'STALE' | 'MISS'
  readonly value: PageValue
  /** Resolves when what runs in the background has ended. */
  readonly settled: Promise<unknown>
}

interface NextModelOptions {
  readonly handler: CacheHandlerClass
  readonly now: () => number
  readonly revalidate?: number | false
}

const EXPIRE = 31_536_000

/** The key by which Next asks for a page. */
export const toKey = (path: string) =>
  `/route-cache/APP_PAGE/${hash('sha256', '/[slug]/page')}/$${path === '/' ? '/index' : path}`

export type NextModel = ReturnType<typeof createNextModel>

export function createNextModel({ handler: Handler, now, revalidate = 300 }: NextModelOptions) {
  const running = new Map<string, Promise<PageValue>>()
  const answering = new Map<string, Promise<Shown>>()
  const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }

  function isStale({ lastModified, cacheControl }: FoundValue): boolean | -1 {
    const seconds = cacheControl?.revalidate ?? 1
    const expire: number | undefined = cacheControl?.expire
    if (typeof expire === 'number' && lastModified + expire * 1000 < now()) return -1
    return seconds !== false && lastModified + seconds * 1000 < now()
  }

  async function retain(path: string, previous: FoundValue | null): Promise<void> {
    if (!previous?.cacheControl) return
    const again = Math.min(Math.max(previous.cacheControl.revalidate || 3, 3), 30)
    const cacheControl = { revalidate: again, expire: undefined }
    await new Handler().set(toKey(path), previous.value, { ...context, cacheControl })
  }

  async function make(path: string, render: () => Promise<PageValue>, previous: FoundValue | null) {
    let value: PageValue
    try {
      value = await render()
    } catch (error) {
      await retain(path, previous)
      throw error
    }
    await new Handler().set(toKey(path), value, { ...context, cacheControl: { revalidate, expire: EXPIRE } })
    return value
  }

  function renew(path: string, render: () => Promise<PageValue>, previous: FoundValue | null) {
    const current = running.get(path)
    if (current !== undefined) return current
    const work = make(path, render, previous).finally(() => running.delete(path))
    running.set(path, work)
    return work
  }

  async function find(path: string, render: () => Promise<PageValue>): Promise<Shown> {
    const forget = () => void answering.delete(path)
    let isRenewing = false
    try {
      const found = await new Handler().get(toKey(path), context)
      if (found === null || isStale(found) === -1)
        return { use: 'MISS', value: await renew(path, render, found), settled: Promise.resolve() }
      const value = toPage(found)
      if (!isStale(found)) return { use: 'HIT', value, settled: Promise.resolve() }
      isRenewing = true
      return { use: 'STALE', value, settled: renew(path, render, found).then(forget, forget) }
    } finally {
      if (!isRenewing) forget()
    }
  }

  return {
    /** What a visitor gets; rejects where Next would answer 500. Who asks meanwhile gets the same, read anew. */
    visit(path: string, render: () => Promise<PageValue>): Promise<Shown> {
      const current = answering.get(path)
      if (current !== undefined) return current
      const answer = find(path, render)
      answering.set(path, answer)
      return answer
    },
    /** A read of data by `unstable_cache` inside a render. */
    async read(
      key: string,
      { tags, fetch }: { readonly tags: string[]; readonly fetch: () => Promise<string> },
    ) {
      const found = await new Handler().get(key, { kind: 'FETCH', tags, softTags: [] })
      const seconds = revalidate === false ? EXPIRE : revalidate
      if (found?.value.kind === 'FETCH' && now() - found.lastModified <= seconds * 1000)
        return found.value.data.body
      const body = await fetch()
      const value: DataValue = { kind: 'FETCH', data: { body, url: '', status: 200 }, revalidate: seconds }
      await new Handler().set(key, value, { fetchCache: true, tags })
      return body
    },
    /** Ends a making that another status or value than a good page came out of. */
    answer: (path: string, value: PageValue | null) =>
      new Handler().set(toKey(path), value, { ...context, cacheControl: { revalidate, expire: EXPIRE } }),
    revalidateTag: (tag: string, durations?: { readonly expire?: number }) =>
      new Handler().revalidateTag(tag, durations),
  }
}

function toPage({ value }: FoundValue): PageValue {
  if (value.kind !== 'APP_PAGE') throw new Error(`Next refuses a ${value.kind} for a page`)
  return value
}

/** A page that Next has made. */
export const toPageValue = (text: string, tags: readonly string[] = []): PageValue => ({
  kind: 'APP_PAGE',
  html: `<html><body>${text}</body></html>`,
  rscData: Buffer.from(`0:{"c":["","a"],"q":"","t":${JSON.stringify(text)}}`),
  headers: { 'x-next-cache-tags': tags.join(',') },
  status: undefined,
  postponed: undefined,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})

export const getText = ({ html }: PageValue): string | undefined => /<body>(.*)<\/body>/s.exec(html)?.[1]
