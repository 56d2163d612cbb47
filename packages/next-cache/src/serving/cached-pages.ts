import type { KnownInvalidations } from '../invalidations/known-invalidations.ts'
import { createBackOff } from '../entries/back-off.ts'
import type { createReadStarts } from '../entries/read-starts.ts'
import { type Entry, judge } from '../entries/entry.ts'
import type { EntryStore } from '../entries/entry-store.ts'
import { checkCacheable } from '../entries/cacheable.ts'
import { getPageTags, type PageValue, readKey, type RouteValue } from '../entries/next-values.ts'
import { createWithdrawal } from './withdraw-purged.ts'
import type { FoundValue, GivenValue, SetContext } from './next-handler.ts'
import type { CompleteOptions } from './options.ts'

export interface CachedOptions extends Pick<CompleteOptions, 'getTags' | 'toHeaders' | 'now'> {
  readonly known: KnownInvalidations
  readonly entries: EntryStore
  readonly readStarts: ReturnType<typeof createReadStarts>
  /** Called with the path of each requested page that exists. */
  readonly onAsked: (path: string) => void
}

export type CachedPages = ReturnType<typeof createCachedPages>

/** The state of a path. A page that `rests` failed to render and is not tried again for a while. */
export type PageState = 'none' | 'purged' | 'stale' | 'rests' | 'fresh'

const toId = (path: string) => `page ${path}`

/**
 * Whole pages. An expired or invalidated page is served while one request renders it again, and for as long as that
 * fails; a purged one is not served. A page that is no longer public is removed.
 */
export function createCachedPages({ known, entries, readStarts, onAsked, now, ...options }: CachedOptions) {
  const backOff = createBackOff({ now })
  const { find, getRest } = createLookup({ known, entries, backOff, now })
  const completion = createCompletion()
  const withdrawal = createWithdrawal(known)
  let privateCount = 0

  function keep(key: string, value: PageValue | RouteValue, revalidate: number | false): void {
    const { path, owner } = readKey(key)
    const id = toId(path)
    const begun = readStarts.end(id) ?? { mark: known.getOldestMark(), at: now() }
    const tags = getPageTags(value, options.getTags)
    if (withdrawal.isPurged({ mark: begun.mark, tags })) return withdrawal.withdraw(value)
    // Next sends this object's headers after this call has resolved.
    if (value.kind === 'APP_PAGE')
      Object.assign((value.headers ??= {}), options.toHeaders({ key: path, html: value.html, tags }))
    backOff.succeed(id)
    entries.save({ id, ...begun, tags, revalidate, owner, value })
    onAsked(path)
  }

  function setNew(key: string, value: GivenValue | null, { cacheControl }: SetContext): void {
    const { path } = readKey(key)
    const id = toId(path)
    const isOfRoute = value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'
    const verdict = isOfRoute ? checkCacheable(path, value) : 'gone'
    if (isOfRoute && verdict === 'good') return keep(key, value, cacheControl?.revalidate ?? false)
    readStarts.end(id)
    if (verdict === 'private') privateCount += 1
    if (verdict === 'failed') backOff.fail(id, known.getMark())
    if (verdict === 'gone') entries.remove(id)
  }

  return {
    async get(key: string): Promise<FoundValue | null> {
      const { path, owner } = readKey(key)
      const { entry, state } = await find(path)
      const isOwn = entry?.owner === owner
      if (!isOwn || state === 'purged' || state === 'stale') readStarts.startPage(toId(path), known.getMark())
      if (entry !== undefined) onAsked(path)
      if (entry === undefined || !isOwn || state === 'purged') return null
      const value = withdrawal.lend(path, entry, { isRenewed: state === 'stale' })
      return toFound({ ...entry, value }, { state, now: now(), restMs: getRest(entry) })
    },
    set(key: string, value: GivenValue | null, context: SetContext): void {
      const before = withdrawal.end(readKey(key).path, value)
      if (before === undefined) setNew(key, value, context)
      else {
        readStarts.end(before.id)
        backOff.fail(before.id, known.getMark())
      }
      completion.complete(readKey(key).path)
    },
    find,
    withdrawPurged: () => withdrawal.withdrawPurged(),
    /** Resolves when Next has ended the next render of the page, successful or not. */
    whenSet: completion.wait,
    getPrivateCount: () => privateCount,
  }
}

interface LookupOptions extends Pick<CachedOptions, 'known' | 'entries' | 'now'> {
  readonly backOff: ReturnType<typeof createBackOff>
}

function createLookup({ known, entries, backOff, now }: LookupOptions) {
  const getRest = (entry: Entry) => backOff.getRest(entry.id, (mark) => known.isInvalidated(mark, entry.tags))
  const judgeNow = (entry: Entry) => judge(entry, { known, now: now() })

  return {
    getRest,
    async find(this: void, path: string): Promise<{ readonly entry?: Entry; readonly state: PageState }> {
      const near = entries.peek(toId(path))
      const isResting = near !== undefined && getRest(near) > 0 && judgeNow(near) !== 'purged'
      const entry = isResting ? near : await entries.find(toId(path))
      if (entry === undefined) return { state: 'none' }
      const state = judgeNow(entry)
      if (state === 'fresh' || state === 'purged') return { entry, state }
      return { entry, state: getRest(entry) > 0 ? 'rests' : 'stale' }
    },
  }
}

interface FoundOptions {
  readonly state: PageState
  readonly now: number
  readonly restMs: number
}

/** `expire` is never set: after it Next would make visitors wait for a service that may fail. */
function toFound({ value, at, revalidate }: Entry, { state, now, restMs }: FoundOptions): FoundValue {
  const says = (lastModified: number, seconds: number | false): FoundValue => ({
    value,
    lastModified,
    cacheControl: { revalidate: seconds, expire: undefined },
  })
  if (state === 'fresh') return says(Math.min(at, now), revalidate)
  return state === 'rests' ? says(now, Math.max(1, Math.ceil(restMs / 1000))) : says(now - 2000, 1)
}

/** Lets callers wait for the end of named work. */
function createCompletion() {
  const waiting = new Map<string, () => void>()
  return {
    wait: (name: string): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.set(name, resolve)
      return promise
    },
    complete: (name: string): void => {
      waiting.get(name)?.()
      waiting.delete(name)
    },
  }
}
