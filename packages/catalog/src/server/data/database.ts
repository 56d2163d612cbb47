import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database on PostgreSQL 15 or later or on PGlite with `pg_trgm`, or a transaction on it. It may have other tables too. */
export type CatalogDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The rows of a query written as text. The caller declares the selected columns. */
export async function readRows<Row>(db: CatalogDatabase, query: SQL): Promise<readonly Row[]> {
  const result: unknown = await db.execute(query)
  // With postgres.js, drizzle returns the rows themselves.
  const rows: unknown = Array.isArray(result) ? result : getRows(result)
  // The caller declares the row type beside its query.
  return rows as readonly Row[]
}

function getRows(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'rows' in result ? result.rows : []
}

/** Records as a table of a query: `toTable(products, 'id text, position integer')`. */
export function toTable(records: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(records)}::text::json) as given(${sql.raw(columns)})`
}

/** Serialises writing transactions across all processes, so that no fact gets two numbers. */
export const WRITE_LOCK = sql`select pg_advisory_xact_lock(7305119)`

/** Records that the index is up to date and, if something has changed, that its totals are outdated. */
export async function markWritten(db: CatalogDatabase, isChanged: boolean): Promise<void> {
  await db.execute(sql`insert into catalog_state (name, updated_at, changed_at)
    values ('index', clock_timestamp(), ${isChanged ? sql`clock_timestamp()` : sql`null`})
    on conflict (name) do update set updated_at = excluded.updated_at,
      changed_at = coalesce(excluded.changed_at, catalog_state.changed_at)`)
}
