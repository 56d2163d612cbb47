import { err, ok, type Result } from '@sorrel/domain/result'
import type { CatalogProduct, CatalogRating } from '../model.ts'
import { makePartitions, setBulkIndexing } from '../server/write/partitions.ts'
import { writeCategories } from '../server/write/write-categories.ts'
import { WRITE_LOCK } from '../server/data/database.ts'
import { writeProducts } from '../server/write/write-products.ts'
import { writeRatings } from '../server/write/write-ratings.ts'
import { findFresher, forgetChanges, type Instant, noteChanges, readClock } from './changes.ts'
import { LeaseLost, renewLease } from './lease.ts'
import { all, mergeAnswers, toAudiences } from './read-markets.ts'
import { fetchRatings, reread, REREAD_MAX } from './reread.ts'
import type { SourceError, SourceMarkets } from './source.ts'
import { toSortKeys } from './sort-keys.ts'
import { type WalkContext, walkOrders } from './walk-orders.ts'
import {
  findSortKeys,
  findUnseen,
  finishWalk,
  hasWalked,
  noteSeen,
  type OpenWalk,
  openWalk,
  type WalkCursor,
  writeCursor,
} from './walk-state.ts'

/** The result of a walk. Pages that an interrupted run wrote earlier are not counted. */
export interface WalkReport {
  readonly pages: number
  /** Products that were new or had changed. */
  readonly written: number
  readonly deleted: number
  /** Calls to the service, counting each attempt. */
  readonly calls: number
}

/**
 * Walks through all products of the service, or resumes an interrupted walk: writes each page, then checks indexed
 * products that the walk has not met, and deletes those that the service no longer has. The caller holds the lease.
 * Throws `LeaseLost` if another process has taken it.
 */
export async function walk(context: WalkContext): Promise<Result<WalkReport, SourceError>> {
  const { db, source, caller, signal, pageSize } = context
  const before = caller.count()
  const markets = await caller.call(() => source.readMarkets(signal))
  if (!markets.ok) return markets
  const categories = await walkCategories(context, markets.value)
  if (!categories.ok) return categories
  const opened = await openWalk(db, pageSize)
  // Before the first walk has finished, no lists are served.
  const isFirst = !(await hasWalked(db))
  if (isFirst) await beginFirst(context, markets.value)
  const pages = await walkPages(isFirst ? toFirst(context) : context, markets.value, opened)
  if (!pages.ok) return pages
  const gone = await rereadUnseen(context, opened.no)
  if (!gone.ok) return gone
  const ordered = await walkOrders(context, categories.value, { ...opened, cursor: pages.value.cursor })
  if (!ordered.ok) return ordered
  if (isFirst) await setBulkIndexing(db, false)
  await finishWalk(db, opened.no)
  await forgetChanges(db)
  const { deleted, found } = gone.value
  return ok({
    pages: pages.value.pages,
    written: pages.value.written + found,
    deleted,
    calls: caller.count() - before,
  })
}

async function beginFirst({ db }: WalkContext, { locales }: SourceMarkets): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    await makePartitions(tx, locales)
    await setBulkIndexing(tx, true)
  })
}

/** Minimum number of products per transaction in the first walk: fewer transactions are cheaper. */
const FIRST_WRITE_SIZE = 250

function toFirst(context: WalkContext): WalkContext {
  return {
    ...context,
    writeSize: Math.max(context.writeSize, FIRST_WRITE_SIZE),
    rest: () => Promise.resolve(),
  }
}

/** Returns the slugs of all categories. */
async function walkCategories(
  { db, source, caller, signal }: WalkContext,
  { locales }: SourceMarkets,
): Promise<Result<readonly string[], SourceError>> {
  const answers = all(
    await Promise.all(locales.map((locale) => caller.call(() => source.readCategories(locale, signal)))),
  )
  if (!answers.ok) return answers
  const [first = []] = answers.value
  const names = answers.value.map((list) => new Map(list.map(({ slug, name }) => [slug, name])))
  await writeCategories(
    db,
    first.map(({ id, slug, parentSlug }) => ({
      id,
      slug,
      parentSlug,
      names: Object.fromEntries(
        locales.flatMap((locale, index) => {
          const name = names[index]?.get(slug)
          return name === undefined ? [] : [[locale, name]]
        }),
      ),
    })),
  )
  return ok(first.map(({ slug }) => slug))
}

interface ReadPage {
  readonly products: readonly CatalogProduct[]
  readonly ratings: readonly CatalogRating[]
  readonly torn: readonly string[]
  /** The instant before the page was read. */
  readonly readAt: Instant
  readonly isLast: boolean
}

interface WalkedPages {
  readonly pages: number
  readonly written: number
  readonly cursor: WalkCursor
}

/** Reads the next page while the current one is being written. */
async function walkPages(
  context: WalkContext,
  markets: SourceMarkets,
  { no, cursor }: OpenWalk,
): Promise<Result<WalkedPages, SourceError>> {
  const { page: firstPage } = cursor
  let written = 0
  let { place } = cursor
  let next = readPage(context, markets, firstPage)
  for (let page = firstPage; ; page += 1) {
    const answer = await next
    if (!answer.ok) return answer
    const { isLast } = answer.value
    if (!isLast) next = readPage(context, markets, page + 1)
    const products = await assignSortKeys(context.db, answer.value.products, place)
    place = products.at(-1)?.position ?? place
    const after = { no, cursor: { ...cursor, page: page + 1, place } }
    written += await writePage(context, { ...answer.value, products }, after)
    if (isLast) return ok({ pages: page - firstPage + 1, written, cursor: after.cursor })
  }
}

async function readPage(
  context: WalkContext,
  markets: SourceMarkets,
  page: number,
): Promise<Result<ReadPage, SourceError>> {
  const { db, source, caller, signal, pageSize } = context
  try {
    const readAt = await readClock(db)
    const answers = all(
      await Promise.all(
        toAudiences(markets).map(async (audience) => {
          const request = { ...audience, page, limit: pageSize, signal }
          const answer = await caller.call(() => source.readPage(request))
          return answer.ok ? ok({ ...answer.value, audience }) : answer
        }),
      ),
    )
    if (!answers.ok) return answers
    const { whole, torn } = mergeAnswers(answers.value)
    const [first] = answers.value
    const ratings = await fetchRatings(
      context,
      whole.map(({ id }) => id),
    )
    return ok({
      products: whole,
      ratings,
      torn,
      readAt,
      isLast: first === undefined || first.products.length === 0 || first.count <= page * pageSize,
    })
  } catch (thrown) {
    return err({ message: thrown instanceof Error ? thrown.message : String(thrown) })
  }
}

type SortedProduct = CatalogProduct & { readonly position: number }

/** Gives the products of a page positions that follow the previous page. */
async function assignSortKeys(
  db: WalkContext['db'],
  products: readonly CatalogProduct[],
  previous: number,
): Promise<readonly SortedProduct[]> {
  const known = await findSortKeys(
    db,
    products.map(({ id }) => id),
  )
  const places = toSortKeys(
    products.map(({ id }) => known.get(id)),
    previous,
  )
  return products.map((product, index) => ({ ...product, position: places[index] ?? previous }))
}

/**
 * Writes a page in small transactions, the last of which advances the walk. After each one it pauses for as long as the
 * transaction took, so that visitors get at least half of the time. Returns how many products were new or changed.
 */
async function writePage(
  { db, lease, writeSize, rest }: WalkContext,
  { products, ratings, torn, readAt }: ReadPage,
  { no, cursor }: OpenWalk,
): Promise<number> {
  let written = 0
  for (let start = 0; start === 0 || start < products.length; start += writeSize) {
    const part = products.slice(start, start + writeSize)
    const ids = part.map(({ id }) => id)
    const startedAt = performance.now()
    await db.transaction(async (tx) => {
      // From here on no other transaction writes, so older data cannot overwrite newer data.
      await tx.execute(WRITE_LOCK)
      if (!(await renewLease(tx, lease))) throw new LeaseLost('Another process has taken over the walk')
      const fresher = await findFresher(tx, ids, readAt)
      const own = new Set(ids.filter((id) => !fresher.has(id)))
      await writeRatings(
        tx,
        ratings.filter(({ productId }) => own.has(productId)),
      )
      const result = await writeProducts(
        tx,
        part.filter(({ id }) => own.has(id)),
      )
      written += result.changed.length
      await noteSeen(tx, no, ids)
      if (start + writeSize < products.length) return
      await noteChanges(tx, torn)
      await writeCursor(tx, { no, cursor })
    })
    await rest(performance.now() - startedAt)
  }
  return written
}

/** Asks the service about each indexed product that the walk has not met, because lists shift while they are read. */
async function rereadUnseen(
  context: WalkContext,
  no: number,
): Promise<Result<{ readonly found: number; readonly deleted: number }, SourceError>> {
  const { db, lease } = context
  let [found, deleted, after] = [0, 0, '']
  for (;;) {
    const ids = await findUnseen(db, { no, after, limit: REREAD_MAX })
    const last = ids.at(-1)
    if (last === undefined) return ok({ found, deleted })
    if (!(await renewLease(db, lease))) throw new LeaseLost('Another process has taken over the walk')
    const done = await reread(context, ids)
    if (!done.ok) return done
    found += done.value.written.length
    deleted += done.value.deleted.length
    after = last
  }
}
