import { fileURLToPath } from 'node:url'
import * as service from '@sorrel/service/open-database'
import { getTableName, isTable, sql } from 'drizzle-orm'
import * as catalogue from './catalogue-tables.ts'
import * as commerce from './commerce-tables.ts'

const schema = { ...catalogue, ...commerce }

const names = Object.values(schema).flatMap((entry) => (isTable(entry) ? [getTableName(entry)] : []))

/** A list of the service's own tables, for SQL: other programs may have tables in the same database. */
export const TABLE_LIST = sql.join(
  names.map((name) => sql.identifier(name)),
  sql`, `,
)

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
