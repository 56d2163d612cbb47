import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../server/data/database.ts'

const DAY = sql`interval '1 day'`

/** An instant by the database's clock, in the database's own notation. */
export type Instant = string

export async function readClock(db: CatalogDatabase): Promise<Instant> {
  const [row] = await readRows<{ now: string }>(db, sql`select clock_timestamp()::text as now`)
  if (row === undefined) throw new Error('The database has no clock')
  return row.now
}

/** Records that these products may have changed; repeated announcements are merged. */
export async function noteChanges(db: CatalogDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`insert into catalog_changes (product_id, noticed_at)
    select id, clock_timestamp() from ${toIds(ids)}
    on conflict (product_id) do update set noticed_at = excluded.noticed_at`)
}

const IS_PENDING = sql`(read_at is null or read_at <= noticed_at)`

/** Announced products that have not been read since, oldest announcement first. */
export async function findPending(db: CatalogDatabase, limit: number): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select product_id as id from catalog_changes where ${IS_PENDING} order by noticed_at limit ${limit}::integer`,
  )
  return rows.map(({ id }) => id)
}

/** Records from which instant on the products were read from the service. */
export async function noteRead(db: CatalogDatabase, ids: readonly string[], readAt: Instant): Promise<void> {
  await db.execute(sql`insert into catalog_changes as change (product_id, noticed_at, read_at)
    select id, ${readAt}::timestamptz - interval '1 microsecond', ${readAt}::timestamptz from ${toIds(ids)}
    on conflict (product_id) do update set read_at = greatest(change.read_at, excluded.read_at)`)
}

/** Those of the products for which the index already has newer data than a read at this instant. */
export async function findReadSince(
  db: CatalogDatabase,
  ids: readonly string[],
  readAt: Instant,
): Promise<ReadonlySet<string>> {
  return findChanges(db, ids, sql`read_at >= ${readAt}::timestamptz`)
}

/** The same, plus products that are announced and waiting to be read again. */
export async function findFresher(
  db: CatalogDatabase,
  ids: readonly string[],
  readAt: Instant,
): Promise<ReadonlySet<string>> {
  return findChanges(db, ids, sql`(${IS_PENDING} or read_at >= ${readAt}::timestamptz)`)
}

async function findChanges(
  db: CatalogDatabase,
  ids: readonly string[],
  condition: SQL,
): Promise<ReadonlySet<string>> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from ${toIds(ids)} join catalog_changes on product_id = id where ${condition}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes announcements that were settled over a day ago: no read takes that long. */
export async function forgetChanges(db: CatalogDatabase): Promise<void> {
  await db.execute(sql`delete from catalog_changes
    where not ${IS_PENDING} and read_at < clock_timestamp() - ${DAY}`)
}

function toIds(ids: readonly string[]): SQL {
  return toTable(
    [...new Set(ids)].map((id) => ({ id })),
    'id text',
  )
}
