import { existsSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CATALOG_MIGRATIONS, type CatalogDatabase } from '../src/server.ts'
import { readRows } from '../src/server/data/database.ts'

export interface BenchDatabase {
  readonly name: string
  readonly db: CatalogDatabase
  /** Statements that were sent since the last call of it. */
  readonly takeStatements: () => readonly Statement[]
  readonly close: () => Promise<void>
}

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The server of DATABASE_URL; else an embedded one in the folder of DATA_DIR or, without it, in memory. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  let statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  const takeStatements = () => {
    const taken = statements
    statements = []
    return taken
  }
  const url = process.env.DATABASE_URL ?? ''
  if (url === '') {
    const client = await PGlite.create({
      dataDir: process.env.DATA_DIR || 'memory://',
      extensions: { pg_trgm },
    })
    const db = drizzlePglite(client, { logger })
    await migratePglite(db, CATALOG_MIGRATIONS)
    return { name: 'PGlite', db, takeStatements, close: () => client.close() }
  }
  // As the service connects.
  const options = '-c max_parallel_workers_per_gather=0 -c jit=off'
  const client = new pg.Pool({ connectionString: url, options })
  const db = drizzlePostgres(client, { logger })
  await migratePostgres(db, CATALOG_MIGRATIONS)
  return { name: 'PostgreSQL', db, takeStatements, close: () => client.end() }
}

/** Linux counts the processor's time of a process in hundredths of a second. */
const TICK_MS = 10

/**
 * Processor time of this process and of the database's processes for it, where they run on this Linux machine. Unlike a
 * time it says the same while the machine has other work.
 */
export async function readCpuMs(db: CatalogDatabase): Promise<number> {
  const { user, system } = process.cpuUsage()
  const rows = await readRows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  const ofServer = rows
    .filter(({ pid }) => pid !== process.pid)
    .reduce((sum, { pid }) => {
      const file = `/proc/${pid}/stat`
      const fields = existsSync(file) ? (readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []) : []
      return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
    }, 0)
  return (user + system) / 1000 + ofServer
}

export async function readSizeMb(db: CatalogDatabase): Promise<number> {
  const [row] = await readRows<{ bytes: string }>(
    db,
    sql`select sum(pg_total_relation_size(oid))::text as bytes from pg_class
      where relname like 'catalog\\_%' and relkind = 'r'`,
  )
  return Number(row?.bytes ?? 0) / 1024 / 1024
}

/** What the database does for a statement, as it says itself. */
export async function explain(db: CatalogDatabase, { text, values }: Statement): Promise<string> {
  const parts = text.split(/\$(\d+)/)
  const query = parts.map((part, index): SQL => {
    return index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`
  })
  const rows = await readRows<{ 'QUERY PLAN': string }>(
    db,
    sql`explain (analyze, buffers) ${sql.join(query)}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
