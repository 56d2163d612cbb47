import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVIEWS_MIGRATIONS, type ReviewsDatabase } from '@sorrel/reviews/server'
import type { Config } from './config.ts'

export interface OpenDatabase {
  readonly db: ReviewsDatabase
  /** Only this process writes to it. */
  readonly isOwn: boolean
  readonly close: () => Promise<void>
}

/**
 * Opens the database and brings its tables up to date: the PostgreSQL server of `databaseUrl`, or an embedded one in
 * `dataDir`, which one process at a time may use. Throws a one-line error.
 */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl)
}

async function openServer(url: string): Promise<OpenDatabase> {
  const { default: postgres } = await import('postgres')
  const { drizzle } = await import('drizzle-orm/postgres-js')
  const { migrate } = await import('drizzle-orm/postgres-js/migrator')
  const client = postgres(url, { onnotice: () => {} })
  const db = drizzle(client)
  try {
    await migrate(db, REVIEWS_MIGRATIONS)
  } catch (cause) {
    await client.end()
    throw new Error(`The database at ${new URL(url).host} cannot be used.`, { cause })
  }
  return { db, isOwn: false, close: () => client.end({ timeout: 5 }) }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const unlock = lockFolder(dataDir)
  try {
    const client = await PGlite.create(join(dataDir, 'database'))
    const db = drizzle(client)
    await migrate(db, REVIEWS_MIGRATIONS)
    return { db, isOwn: true, close: () => client.close().finally(unlock) }
  } catch (cause) {
    unlock()
    throw new Error(`The database in ${dataDir} cannot be used: run "npm run sandbox:reset".`, { cause })
  }
}

/** The embedded database has no lock of its own, and two writers would spoil it. One of a dead process is taken over. */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'process-id')
  const holder = readNumber(file)
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new Error(`${dataDir} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function readNumber(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
