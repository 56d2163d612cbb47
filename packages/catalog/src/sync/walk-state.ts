import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../server/data/database.ts'

/** Where a walk goes on. */
export interface WalkCursor {
  /** From 1: the page that is read next. */
  readonly page: number
  readonly pageSize: number
  /** Place of the last product that is written. */
  readonly place: number
  /** Slug of the last category whose order is written. */
  readonly ordered?: string | undefined
}

export interface OpenWalk {
  readonly no: number
  readonly cursor: WalkCursor
}

/**
 * The walk to continue: the unfinished one, from the page after the last one written, else a new one. A walk with
 * another page size cannot be resumed and begins again.
 */
export async function openWalk(db: CatalogDatabase, pageSize: number): Promise<OpenWalk> {
  const [last] = await readRows<OpenWalk>(
    db,
    sql`select no, cursor from catalog_walks where finished_at is null order by no desc limit 1`,
  )
  if (last?.cursor.pageSize === pageSize) return last
  await db.execute(sql`delete from catalog_walks where finished_at is null`)
  const cursor: WalkCursor = { page: 1, pageSize, place: -1 }
  const [made] = await readRows<{ no: number }>(
    db,
    sql`insert into catalog_walks (cursor, started_at)
      values (${JSON.stringify(cursor)}::text::json, clock_timestamp()) returning no`,
  )
  if (made === undefined) throw new Error('A walk was not stored')
  return { no: made.no, cursor }
}

/** Whether visitors are answered already: a walk has ended before. */
export async function hasWalked(db: CatalogDatabase): Promise<boolean> {
  const rows = await readRows(db, sql`select no from catalog_walks where finished_at is not null limit 1`)
  return rows.length > 0
}

export async function writeCursor(db: CatalogDatabase, { no, cursor }: OpenWalk): Promise<void> {
  await db.execute(
    sql`update catalog_walks set cursor = ${JSON.stringify(cursor)}::text::json where no = ${no}::integer`,
  )
}

/** Ends a walk and forgets what it and earlier ones have met. */
export async function finishWalk(db: CatalogDatabase, no: number): Promise<void> {
  await db.execute(sql`update catalog_walks set finished_at = clock_timestamp() where no = ${no}::integer`)
  await db.execute(sql`delete from catalog_seen where walk_no <= ${no}::integer`)
  await db.execute(sql`delete from catalog_walks where no < ${no}::integer`)
}

export async function noteSeen(db: CatalogDatabase, no: number, ids: readonly string[]): Promise<void> {
  const given = toTable(
    ids.map((id) => ({ id })),
    'id text',
  )
  await db.execute(sql`insert into catalog_seen (walk_no, product_id)
    select ${no}::integer, id from ${given} on conflict do nothing`)
}

/** The places that these products have, by id. */
export async function findSortKeys(
  db: CatalogDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const given = toTable(
    ids.map((id) => ({ id })),
    'id text',
  )
  const rows = await readRows<{ id: string; position: number }>(
    db,
    sql`select id, position from catalog_products join ${given} using (id)`,
  )
  return new Map(rows.map(({ id, position }) => [id, position]))
}

/** Products of the index that the walk has not met, a part of them, in the order of their ids after `after`. */
export async function findUnseen(
  db: CatalogDatabase,
  { no, after, limit }: { readonly no: number; readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from catalog_products where id > ${after} and not exists
        (select 1 from catalog_seen where walk_no = ${no}::integer and product_id = id)
      order by id limit ${limit}::integer`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether a walk is to begin or to go on: none has been finished, one was broken off, one was asked for since the last
 * began, or the last ended longer ago than `everyMs`.
 */
export async function isWalkDue(db: CatalogDatabase, everyMs: number): Promise<boolean> {
  const [row] = await readRows<{ due: boolean }>(
    db,
    sql`select coalesce(bool_and(finished_at is not null
        and finished_at > clock_timestamp() - ${everyMs}::double precision * interval '1 millisecond'
        and started_at > coalesce((select changed_at from catalog_state where name = 'walk-wanted'), '-infinity')),
      false) is false as due from catalog_walks`,
  )
  return row?.due ?? true
}

export async function wantWalk(db: CatalogDatabase): Promise<void> {
  await db.execute(sql`insert into catalog_state (name, changed_at) values ('walk-wanted', clock_timestamp())
    on conflict (name) do update set changed_at = excluded.changed_at`)
}
