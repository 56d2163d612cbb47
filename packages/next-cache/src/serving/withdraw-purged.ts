import { LRUCache } from 'lru-cache'
import type { KnownInvalidations } from '../invalidations/known-invalidations.ts'
import { maxEntries } from '../invalidations/mark.ts'
import type { Entry } from '../entries/entry.ts'
import type { CachedValue, PageValue, RouteValue } from '../entries/next-values.ts'

/** Limit of pages that are renewed at the same time. */
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
 * Withdraws values that Next got before a purge. While Next renews a page, it serves the old value to everybody and
 * shares the running render; those visitors get a document instead that retries after a second.
 */
export function createWithdrawal(known: Pick<KnownInvalidations, 'isPurged'>) {
  const shown = new LRUCache<string, { readonly value: PageValue | RouteValue; readonly begun: Begun }>(
    maxEntries(SHOWN_MAX),
  )
  /** If a render failed, Next passes the same object again. */
  const given = new WeakMap<object, Entry>()
  const isPurged = ({ mark, tags }: Begun) => known.isPurged(mark, tags)

  return {
    isPurged,
    withdraw,
    /** The value for Next. While a page is renewed it gets a copy of its own, which can be withdrawn. */
    lend(path: string, entry: Entry, { isRenewed }: { readonly isRenewed: boolean }): CachedValue {
      const { value: kept, mark, tags } = entry
      if (kept.kind === 'FETCH') return kept
      const value = isRenewed ? { ...kept } : kept
      given.set(value, entry)
      if (isRenewed) shown.set(path, { value, begun: { mark, tags } })
      return value
    },
    /** Next no longer serves the value. Returns the entry of a lent value. */
    end(path: string, value: object | null): Entry | undefined {
      shown.delete(path)
      return value === null ? undefined : given.get(value)
    },
    /** Call it after each invalidation. */
    withdrawPurged(): void {
      for (const [path, { value, begun }] of shown.entries()) {
        if (!isPurged(begun)) continue
        withdraw(value)
        shown.delete(path)
      }
    },
  }
}

/** Next reads the value again for each visitor, so changing it in place is enough. */
function withdraw(value: PageValue | RouteValue): void {
  const instead = { status: 503, headers: { ...HEADERS } }
  if (value.kind === 'APP_ROUTE') Object.assign(value, { ...instead, body: Buffer.from(HTML) })
  else Object.assign(value, { ...instead, html: HTML, rscData: Buffer.alloc(0), segmentData: undefined })
}
