import { sql } from 'drizzle-orm'
import type { CatalogDatabase } from '../data/database.ts'

/** Serialises writing transactions across all processes, so that no fact gets two numbers. */
export const WRITE_LOCK = sql`select pg_advisory_xact_lock(7305119)`

/** Records that the index is up to date and, if something has changed, that its totals are outdated. */
export async function markWritten(db: CatalogDatabase, isChanged: boolean): Promise<void> {
  await db.execute(sql`insert into catalog_state (name, updated_at, changed_at)
    values ('index', clock_timestamp(), ${isChanged ? sql`clock_timestamp()` : sql`null`})
    on conflict (name) do update set updated_at = excluded.updated_at,
      changed_at = coalesce(excluded.changed_at, catalog_state.changed_at)`)
}
