import { removeDatabase } from '@sorrel/service/open-database'
import { sql } from 'drizzle-orm'
import type { Config } from './config.ts'
import { openCatalogDatabase } from './database.ts'

/** Empties the index, which then reads everything again. Rejects while a service runs on the same embedded database. */
export async function reset(config: Config): Promise<void> {
  await (config.databaseUrl === undefined ? removeDatabase(config.dataDir) : emptyTables(config))
}

async function emptyTables(config: Config): Promise<void> {
  const { db, close } = await openCatalogDatabase(config)
  await db.execute(sql`do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables from pg_tables
      where schemaname = current_schema() and tablename like 'catalog\_%' and tablename <> 'catalog_migrations';
    execute 'truncate ' || tables || ' restart identity'; end $$`)
  await close()
}
