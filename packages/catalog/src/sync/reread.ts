import { ok, type Result } from '@sorrel/domain/result'
import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, WRITE_LOCK } from '../server/data/database.ts'
import type { CatalogRating } from '../model.ts'
import { deleteProducts } from '../server/write/delete-products.ts'
import { writeProducts } from '../server/write/write-products.ts'
import { writeRatings } from '../server/write/write-ratings.ts'
import type { SourceCaller } from './call-source.ts'
import { findReadSince, noteChanges, noteRead, readClock } from './changes.ts'
import { all, mergeAnswers, toAudiences } from './read-markets.ts'
import type { CatalogSource, SourceError } from './source.ts'

/** Maximum number of products per read, so that the URL stays short. */
export const REREAD_MAX = 50
/** Maximum number of products per call for ratings. */
const RATINGS_MAX = 100

/** The dependencies of everything that reads from the service and writes to the index. */
export interface SyncContext {
  readonly db: CatalogDatabase
  readonly source: CatalogSource
  /** Calls the commerce service. */
  readonly caller: SourceCaller
  /** Calls the reviews service; separate, so that its outage stops nothing else. */
  readonly reviewsCaller: SourceCaller
  readonly signal: AbortSignal
  readonly log: SyncLog
  /** Whether the reviews service failed to answer, so that all ratings must be read again. */
  readonly ratings: { areMissing: boolean }
}

export interface SyncLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

export interface Reread {
  readonly written: readonly string[]
  readonly deleted: readonly string[]
}

/** Re-reads products, at most `REREAD_MAX`, and writes them; deletes those that no longer exist. */
export async function reread(
  context: SyncContext,
  ids: readonly string[],
): Promise<Result<Reread, SourceError>> {
  const { db, source, caller, signal } = context
  const readAt = await readClock(db)
  const markets = await caller.call(() => source.readMarkets(signal))
  if (!markets.ok) return markets
  const answers = all(
    await Promise.all(
      toAudiences(markets.value).map(async (audience) => {
        const answer = await caller.call(() => source.readProducts({ ...audience, ids, signal }))
        return answer.ok ? ok({ audience, products: answer.value }) : answer
      }),
    ),
  )
  if (!answers.ok) return answers
  const { whole, torn } = mergeAnswers(answers.value)
  const isThere = new Set([...whole.map(({ id }) => id), ...torn])
  const done = await db.transaction(async (tx) => {
    // From here on no other transaction writes, so older data cannot overwrite newer data.
    await tx.execute(WRITE_LOCK)
    const newer = await findReadSince(tx, ids, readAt)
    const own = ids.filter((id) => !newer.has(id))
    const written = await writeProducts(
      tx,
      whole.filter(({ id }) => own.includes(id)),
    )
    const deleted = await deleteProducts(
      tx,
      own.filter((id) => !isThere.has(id)),
    )
    await noteRead(tx, own, readAt)
    await noteChanges(tx, torn)
    return { written: written.changed, deleted }
  })
  await readRatings(
    context,
    ids.filter((id) => isThere.has(id)),
  )
  return ok(done)
}

/**
 * Writes the ratings of the products, including those whose last review is gone. If the reviews service does not
 * answer, the index keeps its ratings and `readMissingRatings` retries later.
 */
async function readRatings(context: SyncContext, ids: readonly string[]): Promise<void> {
  await writeRatings(context.db, await fetchRatings(context, ids))
}

/** The ratings of the products, including those without reviews; incomplete if the reviews service does not answer. */
export async function fetchRatings(
  { source, reviewsCaller, signal, log, ratings }: SyncContext,
  ids: readonly string[],
): Promise<readonly CatalogRating[]> {
  const { readRatings: read } = source
  const fetched: CatalogRating[] = []
  for (let start = 0; read !== undefined && start < ids.length; start += RATINGS_MAX) {
    const part = ids.slice(start, start + RATINGS_MAX)
    const answer = await reviewsCaller.call(() => read(part, signal))
    if (!answer.ok) {
      if (!ratings.areMissing) log.warn({ reason: answer.error.message }, 'the reviews do not answer')
      ratings.areMissing = true
      return fetched
    }
    const rated = new Map(answer.value.map((rating) => [rating.productId, rating]))
    fetched.push(...part.map((productId) => rated.get(productId) ?? { productId, average: 0, count: 0 }))
  }
  return fetched
}

/** Reads the ratings of all products again after the reviews service failed to answer. */
export async function readMissingRatings(context: SyncContext): Promise<void> {
  const { db, ratings } = context
  if (!ratings.areMissing) return
  ratings.areMissing = false
  for (let after = ''; ; ) {
    const rows = await readRows<{ id: string }>(
      db,
      sql`select id from catalog_products where id > ${after} order by id limit ${RATINGS_MAX}::integer`,
    )
    const last = rows.at(-1)
    if (last === undefined) return
    await readRatings(
      context,
      rows.map(({ id }) => id),
    )
    if (ratings.areMissing) return
    after = last.id
  }
}
