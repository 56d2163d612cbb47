import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Config } from '../config.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema.ts'

/** The database, or a transaction on it: PGlite and PostgreSQL answer the same query builder. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

export const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
  migrationsTable: 'commerce_sandbox_migrations',
}
const POOL_SIZE = 10
const CLOSE_TIMEOUT_SECONDS = 5

/**
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is set, else PGlite in `dataDir` or in memory.
 * Throws a one-line error where the folder is in use or the stored tables are those of another version.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl)
  return openEmbedded(config.dataDir)
}

/** Folder of the embedded database inside the data folder. */
export function getDatabaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  const sql = postgres(url, { max: POOL_SIZE, onnotice: () => {} })
  const db = drizzle(sql, { schema })
  const close = () => sql.end({ timeout: CLOSE_TIMEOUT_SECONDS })
  await sql`select 1`.catch(async (cause: unknown) => {
    await close()
    throw new Error(`The database at ${new URL(url).host} cannot be used: ${toReason(cause)}`, { cause })
  })
  await migrateOr(close, () => migrate(db, MIGRATIONS))
  return { db, close }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const inMemory = dataDir === 'memory://'
  const release = inMemory ? () => {} : lockFolder(dataDir)
  const folder = inMemory ? dataDir : getDatabaseFolder(dataDir)
  const client = await PGlite.create(folder).catch((cause: unknown) => {
    release()
    throw new Error(`The database in ${folder} cannot be opened: ${toReason(cause)}`, { cause })
  })
  const db = drizzle(client, { schema })
  const close = async () => {
    await client.close()
    release()
  }
  await migrateOr(close, () => migrate(db, MIGRATIONS))
  return { db, close }
}

function toReason(cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? cause.message : 'it does not answer'
}

async function migrateOr(close: () => Promise<void>, migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate()
  } catch (cause) {
    await close()
    throw new Error('The stored data is of another version of the service: run "npm run sandbox:reset".', {
      cause,
    })
  }
}
