import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Extensions } from '@electric-sql/pglite'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient, PoolConfig } from 'pg'
import { readEmptyDatabase } from './empty-database.ts'
import { IN_MEMORY } from './environment.ts'
import { lockFolder } from './lock-folder.ts'

/** Where the data is. */
export interface DatabasePlace {
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Absolute folder of the embedded database, or `memory://`. */
  readonly dataDir: string
}

/** What is in it. */
export interface DatabaseTables<Schema extends Record<string, unknown>> {
  readonly migrations: MigrationConfig
  /** For queries by the tables' names. Default: none. */
  readonly schema?: Schema
  /** Of the embedded database; a migration creates them. Default: none. */
  readonly extensions?: Extensions
  /** Lines of the embedded database's `postgresql.conf`. Default: none. */
  readonly embeddedSettings?: readonly string[]
  /** Settings of each connection to a server, where it or a pool in front of it takes them. Default: none. */
  readonly connectionSettings?: Readonly<Record<string, string>>
}

export interface OpenDatabase<Schema extends Record<string, unknown> = Record<string, never>> {
  readonly db: PgDatabase<PgQueryResultHKT, Schema>
  /** Only this process writes to it. */
  readonly isOwn: boolean
  readonly close: () => Promise<void>
}

const POOL_SIZE = 10
const CLOSE_TIMEOUT_MS = 5000
const POOL_SETTINGS: PoolConfig = {
  max: POOL_SIZE,
  // A server that is away is known to be so after this time.
  connectionTimeoutMillis: 10_000,
  // Connections are kept for the next request, and replaced now and then: their processes at the server grow.
  idleTimeoutMillis: 0,
  maxLifetimeSeconds: 45 * 60,
  // Else a connection whose server vanished without a word would look open.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL where `databaseUrl` is set, else one embedded in this
 * process, which has the folder for itself. Throws a one-line error where the server does not answer, the folder is in
 * use, or the stored tables are those of another version.
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
    connect(url, connectionSettings),
  ])
  const db = drizzle(pool, { schema })
  await migrateOr(close, () => inTurn(pool, () => migrate(db, migrations)))
  return { db, isOwn: false, close }
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

/** What a pool answers that takes no settings of connections. */
const PROTOCOL_VIOLATION = '08P01'

interface Connections {
  readonly pool: Pool
  readonly close: () => Promise<void>
}

async function connect(url: string, settings: Readonly<Record<string, string>> = {}): Promise<Connections> {
  const { default: pg } = await import('pg')
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    ...POOL_SETTINGS,
    connectionString: url,
    ...(options.length > 0 && { options: options.join(' ') }),
  })
  const close = watch(pool)
  try {
    await pool.query('select 1')
    return { pool, close }
  } catch (cause) {
    await close()
    const isRefused = cause instanceof pg.DatabaseError && cause.code === PROTOCOL_VIOLATION
    if (isRefused && options.length > 0) return connect(url)
    throw new Error(`The database at ${new URL(url).host} cannot be used: ${toReason(cause)}`, { cause })
  }
}

/** Replaces connections that break. What it returns closes the pool: queries that run have some seconds to end. */
function watch(pool: Pool): () => Promise<void> {
  const lent = new Set<PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // A server that goes away ends its idle connections; without a listener that would end this process. The next query opens another.
  pool.on('error', () => undefined)
  // While somebody holds a connection the pool does not listen to it. Drizzle does not give it back where "begin" fails.
  pool.on('connect', (client) => {
    client.on('error', () => {
      if (lent.has(client)) takeBack(client)
    })
  })
  let closing: Promise<void> | undefined
  const end = async () => {
    const timer = setTimeout(() => lent.forEach(takeBack), CLOSE_TIMEOUT_MS)
    await pool.end().finally(() => clearTimeout(timer))
  }
  return () => (closing ??= end())
}

/** Ends a connection, whoever holds it; who gives it back later need not know. */
function takeBack(client: PoolClient): void {
  client.release(true)
  client.release = () => undefined
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
  return { db, isOwn: true, close }
}

function toReason(cause: unknown): string {
  // A name that stands for several addresses fails once for each.
  if (cause instanceof AggregateError && cause.errors.length > 0) return toReason(cause.errors[0])
  return cause instanceof Error && cause.message !== '' ? cause.message : 'it does not answer'
}

/** What PostgreSQL answers where a table, column or type is there already or is missing. */
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
