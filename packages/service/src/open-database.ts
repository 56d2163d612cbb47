import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Extensions, PGlite as EmbeddedDatabase } from '@electric-sql/pglite'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { readEmptyDatabase } from './empty-database.ts'
import { IN_MEMORY } from './environment.ts'
import { lockFolder } from './lock-folder.ts'
import { openPool, toReason } from './postgres-pool.ts'

/** The place of the data. */
export interface DatabasePlace {
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Absolute folder of the embedded database, or `memory://`. */
  readonly dataDir: string
}

/** The tables and settings of the database. */
export interface DatabaseTables<Schema extends Record<string, unknown>> {
  readonly migrations: MigrationConfig
  /** For queries by the tables' names. Default: none. */
  readonly schema?: Schema
  /** Of the embedded database; a migration creates them. Default: none. */
  readonly extensions?: Extensions
  /** Lines of the embedded database's `postgresql.conf`. Default: none. */
  readonly embeddedSettings?: readonly string[]
  /** Settings of each connection, if the server or a pool in front of it accepts them. Default: none. */
  readonly connectionSettings?: Readonly<Record<string, string>>
}

/** How a library that brings its own queries reaches the same database. */
export type DatabaseConnection = { readonly url: string } | { readonly embedded: EmbeddedDatabase }

export interface OpenDatabase<Schema extends Record<string, unknown> = Record<string, never>> {
  readonly db: PgDatabase<PgQueryResultHKT, Schema>
  readonly connection: DatabaseConnection
  /** Only this process writes to it. */
  readonly isOwn: boolean
  readonly close: () => Promise<void>
}

/**
 * Opens and migrates the database: PostgreSQL if `databaseUrl` is set, else one embedded in this process, which locks the
 * folder. Throws a one-line error if the server does not answer, the folder is in use, or the tables are of another
 * version.
 */
export function openDatabase<Schema extends Record<string, unknown> = Record<string, never>>(
  { databaseUrl, dataDir }: DatabasePlace,
  tables: DatabaseTables<Schema>,
): Promise<OpenDatabase<Schema>> {
  return databaseUrl === undefined ? openEmbedded(dataDir, tables) : openServer(databaseUrl, tables)
}

/** Removes the embedded database of a data folder. Throws a one-line error while a service runs on it. */
export async function removeDatabase(dataDir: string): Promise<void> {
  if (dataDir === IN_MEMORY) return
  const release = lockFolder(dataDir)
  await rm(toFolder(dataDir), { recursive: true, force: true })
  release()
}

const toFolder = (dataDir: string) => join(dataDir, 'database')

async function openServer<Schema extends Record<string, unknown>>(
  url: string,
  { migrations, schema, connectionSettings }: DatabaseTables<Schema>,
): Promise<OpenDatabase<Schema>> {
  const [{ drizzle }, { migrate }, { pool, close }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    openPool(url, connectionSettings),
  ])
  const db = drizzle(pool, { schema })
  await migrateOr(close, () => inTurn(pool, () => migrate(db, migrations)))
  return { db, connection: { url }, isOwn: false, close }
}

/** Names the lock below. Any number does that no other program takes on the same database. */
const MIGRATION_LOCK = 7_367_726_583

/**
 * One process after the other brings the tables up to date, so that several can start at once on an empty database. The
 * lock belongs to a transaction, and a pool in front of the server gives it back with that.
 */
async function inTurn(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await work()
    await client.query('commit')
    client.release()
  } catch (error) {
    // A connection that is closed gives its lock back.
    client.release(true)
    throw error
  }
}

async function openEmbedded<Schema extends Record<string, unknown>>(
  dataDir: string,
  { migrations, schema, extensions, embeddedSettings }: DatabaseTables<Schema>,
): Promise<OpenDatabase<Schema>> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const isInMemory = dataDir === IN_MEMORY
  const release = isInMemory ? () => {} : lockFolder(dataDir)
  const folder = isInMemory ? dataDir : toFolder(dataDir)
  const create = async () => {
    const isNew = isInMemory || !existsSync(join(folder, 'PG_VERSION'))
    return PGlite.create(folder, {
      ...(extensions && { extensions }),
      ...(embeddedSettings && { postgresqlconf: [...embeddedSettings] }),
      ...(isNew && { loadDataDir: await readEmptyDatabase() }),
    })
  }
  const client = await create().catch((cause: unknown) => {
    release()
    throw new Error(`The database in ${folder} cannot be opened: ${toReason(cause)}`, { cause })
  })
  const db = drizzle(client, { schema })
  const close = () => client.close().finally(release)
  await migrateOr(close, () => migrate(db, migrations))
  return { db, connection: { embedded: client }, isOwn: true, close }
}

/** PostgreSQL's error codes for a table, column or type that already exists or is missing. */
const OTHER_TABLES = /^42(?:P0[1-7]|70[1-4]|710|723|883)$/

async function migrateOr(close: () => Promise<void>, migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate()
  } catch (cause) {
    await close().catch(() => undefined)
    const root = toRoot(cause)
    const isOther = root instanceof Error && 'code' in root && OTHER_TABLES.test(String(root.code))
    const what = isOther
      ? 'The stored data is of another version of the service: run "npm run sandbox:reset".'
      : 'The tables of the database cannot be brought up to date:'
    throw new Error(`${what} ${isOther ? `(${toReason(root)})` : toReason(root)}`, { cause })
  }
}

/** The error that all others around it come from: the outer ones repeat the statement, not the reason. */
function toRoot(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? toRoot(error.cause) : error
}
