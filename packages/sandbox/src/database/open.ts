import { fileURLToPath } from 'node:url'
import * as service from '@sorrel/service/open-database'
import * as schema from './schema.ts'

export type OpenDatabase = service.OpenDatabase<typeof schema>
/** The database, or a transaction on it: PGlite and PostgreSQL answer the same query builder. */
export type Database = OpenDatabase['db']

export const TABLES = {
  schema,
  migrations: {
    migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
    migrationsTable: 'commerce_sandbox_migrations',
  },
}

/** Opens the service's database; see `openDatabase` of `@sorrel/service`. */
export const openDatabase = (place: service.DatabasePlace): Promise<OpenDatabase> =>
  service.openDatabase(place, TABLES)
