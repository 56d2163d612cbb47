import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '#service/clock.ts'
import type { DroppedTags } from '#service/dropped-tags.ts'
import type { Read } from '#service/render.ts'
import type { PageAnswer } from './answer.ts'
import { finishPage, type FinishTools, isShareable, type MadeAnswer } from './finish-page.ts'
import type { PageStore, StoredPage } from './store.ts'

/** A page, or a page's data as the router asks for it. Holds all that the answer depends on and nothing else. */
export interface PageRequest {
  /** The page's address inside the app. */
  readonly target: string
  /** The page's public path. */
  readonly path: string
  /** The router's headers; empty for the page itself. */
  readonly router: Readonly<Record<string, string>>
}

/** Who waits for a page that has to be made. */
export interface Visitor {
  readonly address: string
}

/** Makes a page, and reports each read of a service on the way. */
export type MakePage = (
  page: PageRequest,
  how: {
    /** Undefined where nobody waits, because an older page is good enough meanwhile. */
    readonly visitor: Visitor | undefined
    readonly recordRead: (read: Read) => void
  },
) => Promise<MadeAnswer>

export interface CachedPages {
  /** The page from the cache or made now for the visitor. Rejects when it cannot be made. */
  get(page: PageRequest, visitor: Visitor | undefined): Promise<FoundPage>
  /** A file that a cached page names. */
  getFile(path: string): Promise<PageAnswer | undefined>
  /** Makes the pages anew that were asked for lately and are out of date, one after the other. */
  renewRecent(): Promise<void>
}

/** A page for everybody; or an answer that is not one, such as a failure or "not found". */
export type FoundPage =
  | { readonly use: 'hit' | 'stale'; readonly answer: PageAnswer; readonly reads: StoredPage['reads'] }
  | {
      readonly use: 'miss'
      readonly answer: PageAnswer
      readonly reads: StoredPage['reads']
      readonly isSettled: boolean
    }
  | { readonly use: 'none'; readonly made: MadeAnswer }

export interface CachedPagesOptions extends FinishTools {
  readonly store: PageStore
  readonly make: MakePage
  readonly dropped: DroppedTags
  readonly now: Clock
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** A page without limits of its own is fresh for this long. See docs/adr/0001-cached-pages-per-market.md. */
const FRESH_MS = 300_000

/** Pages that the server renews by itself when their data changes: those that were asked for last. */
const RECENT_MAX = 100

/** After a failure the old page is served this long before the next try. */
const RETRY_MS = 5000

/**
 * How often a page is made in a row, at most: once more when its data changed on the way, and a frequent one once more
 * when it had to wait for data. Pages whose data is all there have the same bytes in every process, since nothing in
 * them depends on which answer came first.
 */
const TRIES = 3

/**
 * Cached pages. A page that expired or whose data changed is still served while one request renews it; it is replaced
 * only by a good page that knows more, and leaves when it is gone at the service.
 */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { store, dropped, now } = options
  const making = createMaking(options)
  const recent = new LRUCache<string, PageRequest>({ max: RECENT_MAX })

  const isFresh = (page: StoredPage) => now() < page.freshUntil && !isDropped(page, dropped)

  return {
    async get(page, visitor) {
      const found = await store.get(toKey(page))
      recent.set(toKey(page), page)
      const known = found?.reads.some((read) => dropped.isPurged(read)) === true ? undefined : found
      if (known === undefined) {
        const made = await making.makeFor(page, visitor)
        if (made.use === 'miss' && !made.isSettled) void making.renewMeanwhile(page)
        return made
      }
      const { answer, reads } = known
      if (isFresh(known)) return { use: 'hit', answer, reads }
      void making.renewMeanwhile(page)
      return { use: 'stale', answer, reads }
    },
    async renewRecent() {
      const asked = [...recent.entries()]
      for (const [key, page] of asked) {
        const known = await store.get(key)
        if (known !== undefined && !isFresh(known)) await making.renewMeanwhile(page)
      }
    },
    async getFile(path) {
      return (await store.get(path))?.answer
    },
  }
}

/** Makes each page once for all who want it at the same time, and waits a while after a renewal that failed. */
function createMaking(options: CachedPagesOptions) {
  const { now, log } = options
  const running = new Map<string, Promise<FoundPage>>()
  const failedAt = new Map<string, number>()

  function make(page: PageRequest, visitor: Visitor | undefined): Promise<FoundPage> {
    const key = toKey(page)
    const current = running.get(key)
    if (current !== undefined) return current
    const work = makePage(page, { ...options, visitor }).finally(() => running.delete(key))
    running.set(key, work)
    return work
  }

  return {
    /** Work that another request began may have met a failure that is over by now: then this one tries by itself. */
    async makeFor(page: PageRequest, visitor: Visitor | undefined): Promise<FoundPage> {
      const isJoining = running.has(toKey(page))
      const made = await make(page, visitor)
      return isJoining && made.use === 'none' && !isGone(made.made) ? make(page, visitor) : made
    },
    renewMeanwhile(page: PageRequest): Promise<void> | undefined {
      const key = toKey(page)
      if (now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) return undefined
      const fail = (facts: object) => {
        failedAt.set(key, now())
        log.warn({ page: page.target, ...facts }, 'a cached page was not renewed: the old one stays')
      }
      return make(page, undefined).then(
        (found) => {
          if (found.use === 'none' && !isGone(found.made)) fail({ status: found.made.status })
          else failedAt.delete(key)
        },
        (error: unknown) => fail({ err: error }),
      )
    },
  }
}

const UNKNOWN_SCRIPTS = 'a page holds scripts that nobody of us wrote: no browser runs them'

function toKey({ target, router }: PageRequest): string {
  return JSON.stringify([target, router])
}

/** Makes a page and keeps it, unless its data changed on the way. If nobody waits, again until it is settled. */
async function makePage(
  page: PageRequest,
  options: CachedPagesOptions & { readonly visitor: Visitor | undefined },
): Promise<FoundPage> {
  const { make, store, dropped, visitor, areFrequent } = options
  const key = toKey(page)
  for (let tries = 1; ; tries += 1) {
    const reads = collectReads(options.now())
    const made = await make(page, { visitor, recordRead: reads.record })
    if (!isShareable(made, options)) {
      if (isGone(made)) await store.delete(key)
      return { use: 'none', made }
    }
    const { answer, data, unknownScripts: scripts } = await finishPage(made, options)
    if (scripts.length > 0) options.log.error({ page: page.target, scripts }, UNKNOWN_SCRIPTS)
    if (data !== undefined) await store.set(data.path, { answer: data.answer, ...FILE_TIMES })
    const stored = { answer, ...reads.get() }
    const known = await store.get(key)
    const isCurrent = !isDropped(stored, dropped)
    // Another process may have made the known page, of reads that are fresh for longer.
    const isBetter = known === undefined || isDropped(known, dropped) || known.freshUntil <= stored.freshUntil
    if (isCurrent && isBetter) await store.set(key, stored)
    const isSettled = isCurrent && !(areFrequent && reads.hasWaited())
    if (isSettled || visitor !== undefined || tries === TRIES)
      return { use: 'miss', answer, reads: stored.reads, isSettled }
  }
}

/** The page has moved or is no more. */
function isGone({ status }: MadeAnswer): boolean {
  return status >= 300 && status < 500
}

function isDropped({ reads }: Pick<StoredPage, 'reads'>, dropped: DroppedTags): boolean {
  return reads.some((read) => dropped.isDropped(read))
}

/** Files are named by their content: they never expire. */
const FILE_TIMES = { reads: [], freshUntil: Number.MAX_SAFE_INTEGER }

/** What a page inherits of its reads: when each began, on what it depends, and the shortest life. */
function collectReads(madeAt: number) {
  const reads = new Map<string, Read>()
  let freshUntil = madeAt + FRESH_MS
  let hasWaited = false
  return {
    hasWaited: () => hasWaited,
    record: ({ startedAt, tags, cacheMs = FRESH_MS }: Read) => {
      if (tags.length > 0 && startedAt >= madeAt) hasWaited = true
      reads.set(`${startedAt} ${tags.join(' ')}`, { startedAt, tags })
      freshUntil = Math.min(freshUntil, startedAt + cacheMs)
    },
    get: () => ({ reads: [...reads.values()], freshUntil }),
  }
}
