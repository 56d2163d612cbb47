import { LRUCache } from 'lru-cache'
import type { KnownInvalidations } from '../invalidations/known-invalidations.ts'
import { maxEntries } from '../invalidations/mark.ts'
import type { Entry } from '../entries/entry.ts'
import type { CachedValue, PageValue, RouteValue } from '../entries/next-values.ts'

/** Pages that are made anew at the same time. */
const SHOWN_MAX = 10_000

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/html; charset=utf-8',
  'retry-after': '1',
  refresh: '1',
  'x-robots-tag': 'noindex',
}

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>One moment</title>' +
  '<p>This page has just changed. <a href="">Show it</a></p></html>'

type Begun = Pick<Entry, 'mark' | 'tags'>

/**
 * Takes back what Next was given before a purge and goes on showing: while it makes a page anew, it shows the old one
 * to all who ask, and everybody who waits for a page gets the one that is on its way. They get a document in its stead
 * that asks again after a second.
 */
export function createWithdrawal(known: Pick<KnownInvalidations, 'isPurged'>) {
  const shown = new LRUCache<string, { readonly value: PageValue | RouteValue; readonly begun: Begun }>(
    maxEntries(SHOWN_MAX),
  )
  /** Next hands over the very same value again when it could not make the page anew. */
  const given = new WeakMap<object, Entry>()
  const isPurged = ({ mark, tags }: Begun) => known.isPurged(mark, tags)

  return {
    isPurged,
    withdraw,
    /** The value for Next: one that is made anew meanwhile may be taken back, so it is one of its own. */
    lend(path: string, entry: Entry, { isRenewed }: { readonly isRenewed: boolean }): CachedValue {
      const { value: kept, mark, tags } = entry
      if (kept.kind === 'FETCH') return kept
      const value = isRenewed ? { ...kept } : kept
      given.set(value, entry)
      if (isRenewed) shown.set(path, { value, begun: { mark, tags } })
      return value
    },
    /** Next shows it no longer. Gives the entry of a value that was lent. */
    end(path: string, value: object | null): Entry | undefined {
      shown.delete(path)
      return value === null ? undefined : given.get(value)
    },
    /** To be called whenever an invalidation was heard. */
    withdrawPurged(): void {
      for (const [path, { value, begun }] of shown.entries()) {
        if (!isPurged(begun)) continue
        withdraw(value)
        shown.delete(path)
      }
    },
  }
}

/** Next reads a value anew for each of those that it sends it to. */
function withdraw(value: PageValue | RouteValue): void {
  const instead = { status: 503, headers: { ...HEADERS } }
  if (value.kind === 'APP_ROUTE') Object.assign(value, { ...instead, body: Buffer.from(HTML) })
  else Object.assign(value, { ...instead, html: HTML, rscData: Buffer.alloc(0), segmentData: undefined })
}
