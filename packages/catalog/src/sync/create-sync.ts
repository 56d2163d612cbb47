import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { CatalogDatabase } from '../server/data/database.ts'
import type { SynonymGroups } from '../server/search/synonyms.ts'
import { refreshTotals } from '../server/write/refresh-totals.ts'
import { createCaller } from './call-source.ts'
import { findPending, noteChanges } from './changes.ts'
import { createBackground, shareRun } from './background.ts'
import { endLease, type Lease, LeaseLost, renewLease, takeLease } from './lease.ts'
import { readMissingRatings, reread, REREAD_MAX, type SyncLog, type SyncContext } from './reread.ts'
import type { CatalogSource, SourceError } from './source.ts'
import { walk, type WalkReport } from './walk.ts'
import { isWalkDue, wantWalk } from './walk-state.ts'

const HOUR_MS = 3_600_000
const REST_FACTOR = 20

export interface CatalogSyncOptions {
  readonly db: CatalogDatabase
  readonly source: CatalogSource
  /** The synonyms of the API, for the precomputed counts of frequent words. Default: none. */
  readonly synonyms?: SynonymGroups | undefined
  /** Default: nothing is logged. */
  readonly log?: SyncLog | undefined
  /** Products per call. Default 1000, the maximum of the hosted service. */
  readonly pageSize?: number | undefined
  /**
   * Products per transaction; an embedded database answers nothing else during a transaction. Default 40. The first
   * walk, which runs before any visitor is served, writes at least 250.
   */
  readonly writeSize?: number | undefined
  /** Maximum number of concurrent calls to the service. Default 3. */
  readonly concurrency?: number | undefined
  /** Attempts per call, with growing pauses between them. Default 6. */
  readonly tries?: number | undefined
  /** How often the whole catalogue is compared with the service. Default every 12 hours. */
  readonly walkEveryMs?: number | undefined
  /** How often the index checks for work that other processes have stored. Default 15 s. */
  readonly pollMs?: number | undefined
  /** How long the walk of a dead process stays reserved for it. Default 60 s. */
  readonly leaseMs?: number | undefined
  /** No other process uses the database: an interrupted walk is taken over immediately. Default false. */
  readonly isAlone?: boolean | undefined
  /** Waits for a time; replaceable in tests. Default: real time. */
  readonly wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
}

/** An announcement: these products changed, or anything may have. */
export type CatalogChange = { readonly ids: readonly string[] } | { readonly all: true }

/** The index's connection to the service. */
export interface CatalogSync {
  /** Starts the background work: due walks, re-reads of announced products, category counts. */
  start(): void
  /** Stores an announcement; the products are re-read soon. Announcements may repeat and arrive in any order. */
  notice(change: CatalogChange): Promise<void>
  /** Walks now, or resumes an interrupted walk. Undefined while another process walks. */
  walk(): Promise<Result<WalkReport, SourceError> | undefined>
  /** Re-reads all announced products now. Returns how many there were. */
  settleChanges(): Promise<Result<number, SourceError>>
  /** Stops the background work after the current transaction. */
  stop(): Promise<void>
}

/** Keeps an index in step with the shop: by announced changes, and by walks through the whole catalogue. */
export function createCatalogSync(options: CatalogSyncOptions): CatalogSync {
  const { db, walkEveryMs = 12 * HOUR_MS, pollMs = 15_000 } = options
  const stopping = new AbortController()
  const context = createContext(options, stopping.signal)
  const lease: Lease = {
    name: 'walk',
    holder: randomUUID(),
    ttlMs: options.leaseMs ?? 60_000,
    isAlone: options.isAlone ?? false,
  }
  const walkNow = shareRun(() => walkWithLease({ context, lease, options }))
  const settleChanges = shareRun(() => rereadPending(context))
  const refresh = createRefresh(options, { ...lease, name: 'totals' })
  const background = createBackground({ pollMs, signal: stopping.signal, log: context.log })
  return {
    start: () => {
      background.repeat('changes', async () => {
        const settled = await settleChanges()
        if (!settled.ok)
          context.log.warn({ reason: settled.error.message }, 'could not read changed products')
        if (!settled.ok || settled.value > 0) background.wake('totals')
      })
      background.repeat('totals', refresh)
      background.repeat('ratings', () => readMissingRatings(context))
      background.repeat('walk', async () => {
        if (!(await isWalkDue(db, walkEveryMs))) return
        const walked = await walkNow()
        if (walked?.ok === false)
          context.log.warn({ reason: walked.error.message }, 'the walk was broken off and goes on later')
        background.wake('totals')
      })
    },
    notice: async (change) => {
      if ('all' in change) await wantWalk(db)
      else await noteChanges(db, change.ids)
      background.wake('all' in change ? 'walk' : 'changes')
    },
    walk: walkNow,
    settleChanges,
    stop: async () => {
      stopping.abort()
      await background.ended()
    },
  }
}

function createContext(
  { db, source, log, concurrency = 3, tries = 6, wait = pause }: CatalogSyncOptions,
  signal: AbortSignal,
): SyncContext {
  return {
    db,
    source,
    signal,
    ratings: { areMissing: false },
    log: log ?? { info: () => {}, warn: () => {} },
    caller: createCaller({ concurrency, tries, signal, wait }),
    reviewsCaller: createCaller({ concurrency: 1, tries: 1, signal, wait }),
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

interface LeasedWalk {
  readonly context: SyncContext
  readonly lease: Lease
  readonly options: CatalogSyncOptions
}

/** Walks while holding the lease, which is renewed even while the service makes the walk wait. */
async function walkWithLease({
  context,
  lease,
  options,
}: LeasedWalk): Promise<Result<WalkReport, SourceError> | undefined> {
  const { db, log } = context
  if (!(await takeLease(db, lease))) return undefined
  const timer = setInterval(() => void renewLease(db, lease).catch(() => false), lease.ttlMs / 4)
  timer.unref()
  try {
    const { pageSize = 1000, writeSize = 40, wait = pause } = options
    const rest = (ms: number) => wait(ms, context.signal)
    log.info({}, 'walking over the catalogue')
    const walked = await walk({ ...context, lease, pageSize, writeSize, rest })
    if (walked.ok) log.info(walked.value, 'the index is like the service')
    return walked
  } catch (thrown) {
    if (thrown instanceof LeaseLost) return err({ message: thrown.message })
    throw thrown
  } finally {
    clearInterval(timer)
    await endLease(db, lease)
  }
}

/**
 * Recomputes the counts of whole categories when something has changed, one process at a time. It then pauses for
 * twenty times the duration of the last count, so that single changes cost a large catalogue little.
 */
function createRefresh({ db, synonyms }: CatalogSyncOptions, lease: Lease): () => Promise<void> {
  let restUntil = 0
  return async () => {
    const startedAt = performance.now()
    if (startedAt < restUntil || !(await takeLease(db, lease))) return
    const isCounted = await refreshTotals(db, { synonyms }).finally(() => endLease(db, lease))
    const endedAt = performance.now()
    if (isCounted) restUntil = endedAt + REST_FACTOR * (endedAt - startedAt)
  }
}

/** Re-reads all announced products, batch by batch. */
async function rereadPending(context: SyncContext): Promise<Result<number, SourceError>> {
  // A product that is announced again during its read is read once more.
  const read = new Set<string>()
  for (;;) {
    const ids = await findPending(context.db, REREAD_MAX)
    if (ids.length === 0 || context.signal.aborted) return ok(read.size)
    const done = await reread(context, ids)
    if (!done.ok) return done
    for (const id of ids) read.add(id)
    const { written, deleted } = done.value
    context.log.info({ written: written.length, deleted: deleted.length }, 'read changed products again')
  }
}
