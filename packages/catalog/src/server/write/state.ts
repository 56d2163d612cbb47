import { sql } from 'drizzle-orm'
import type { CatalogDatabase } from '../data/database.ts'

/** Lets one transaction write at a time, over all processes, so that no two give a number to the same fact. */
export const WRITE_LOCK = sql`select pg_advisory_xact_lock(7305119)`

/** Notes that the index is up to date now, and where something has changed that its totals are not. */
export async function markWritten(db: CatalogDatabase, isChanged: boolean): Promise<void> {
  await db.execute(sql`insert into catalog_state (name, updated_at, changed_at)
    values ('index', clock_timestamp(), ${isChanged ? sql`clock_timestamp()` : sql`null`})
    on conflict (name) do update set updated_at = excluded.updated_at,
      changed_at = coalesce(excluded.changed_at, catalog_state.changed_at)`)
}
