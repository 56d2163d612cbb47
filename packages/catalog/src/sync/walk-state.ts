import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../server/data/database.ts'

/** Where a walk continues. */
export interface WalkCursor {
  /** From 1: the page that is read next. */
  readonly page: number
  readonly pageSize: number
  /** Position of the last written product. */
  readonly place: number
  /** Slug of the last category whose order was written. */
  readonly ordered?: string | undefined
}

export interface OpenWalk {
  readonly no: number
  readonly cursor: WalkCursor
}

/**
 * The unfinished walk, to be resumed at the page after the last written one, or else a new walk. With a different page
 * size a walk starts again.
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

/** Whether a walk has ever finished, so that visitors are being served. */
export async function hasWalked(db: CatalogDatabase): Promise<boolean> {
  const rows = await readRows(db, sql`select no from catalog_walks where finished_at is not null limit 1`)
  return rows.length > 0
}

export async function writeCursor(db: CatalogDatabase, { no, cursor }: OpenWalk): Promise<void> {
  await db.execute(
    sql`update catalog_walks set cursor = ${JSON.stringify(cursor)}::text::json where no = ${no}::integer`,
  )
}

/** Ends a walk and deletes the records of the products that walks have met. */
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

/** The stored positions of these products, by id. */
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

/** One batch of indexed products that the walk has not met, by id, after `after`. */
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
 * Whether a walk should start or resume: none has finished yet, one was interrupted, one was requested since the last
 * start, or the last one ended longer than `everyMs` ago.
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
