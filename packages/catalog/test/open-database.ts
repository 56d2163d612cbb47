import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { openTestDatabase } from '@sorrel/service/test-database'
import { sql } from 'drizzle-orm'
import { CATALOG_MIGRATIONS } from '../src/server.ts'

export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>

/** An empty database; see `openTestDatabase`. */
export const openDatabase = () =>
  openTestDatabase({ migrations: CATALOG_MIGRATIONS, extensions: { pg_trgm } })

/** Takes everything out of the tables, which costs less than a new database. */
export const emptyTables = ({ db }: TestDatabase) =>
  db.execute(sql`do $$ begin
    execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity' from pg_tables
      where schemaname = current_schema() and tablename like 'catalog\\_%' and tablename <> 'catalog_migrations');
  end $$`)
