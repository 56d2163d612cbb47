import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Log } from '../serving/options.ts'

/** A failed disk is not tried again for this long. */
const PAUSE_MS = 5000

/** Longest wait for another process's lock on the file. */
const BUSY_MS = 1000

const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS entries (id TEXT PRIMARY KEY, size INTEGER NOT NULL, used INTEGER NOT NULL, bytes BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS entries_by_use ON entries (used, size);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS drops (place INTEGER PRIMARY KEY, drop_record TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, id TEXT NOT NULL, place INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS purges_by_place ON purges (place);
`

export type Disk = Awaited<ReturnType<typeof openDisk>>

export interface DiskOptions {
  readonly directory: string
  readonly shop: string
  readonly now: () => number
  readonly log: Log
}

/** A shop's name may be an address, which is no valid file name. */
const toFile = (directory: string, shop: string) =>
  join(directory, `next-cache-${hash('sha256', shop).slice(0, 12)}.sqlite`)

/** A database that prepares each statement once. */
export interface OpenDisk {
  readonly exec: (sql: string) => void
  readonly prepare: (sql: string) => StatementSync
}

function open({ DatabaseSync }: typeof import('node:sqlite'), file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const opened = new DatabaseSync(file, { timeout: BUSY_MS })
  try {
    opened.exec(SCHEMA)
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/** Runs the work in a transaction. */
function inTransaction(database: DatabaseSync, work: () => void): true {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
    return true
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const WARNING = 'the disk store fails: this process goes on without it. Make room, or remove the file'

/** One SQLite file. While it fails, nothing is read or stored; one log line says so, and it is tried again. */
export async function openDisk({ directory, shop, now, log }: DiskOptions) {
  // SQLite is loaded only where something is kept on disk.
  const sqlite = await import('node:sqlite')
  const file = toFile(directory, shop)
  let database: DatabaseSync | undefined
  let failure: string | undefined
  let resumesAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const statements = new Map<string, StatementSync>()

  function close(): void {
    statements.clear()
    database?.close()
    database = undefined
  }

  function fail(error: unknown): void {
    if (failure === undefined) log.warn({ err: error, file }, WARNING)
    failure = `the disk store ${file} fails: ${error instanceof Error ? error.message : String(error)}`
    resumesAt = now() + PAUSE_MS
    close()
  }

  function prepare(opened: DatabaseSync, sql: string): StatementSync {
    const statement = statements.get(sql) ?? opened.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  function runOn<Value>(work: (database: DatabaseSync, disk: OpenDisk) => Value): Value | undefined {
    if (isClosed || now() < resumesAt) return undefined
    try {
      const opened = (database ??= open(sqlite, file))
      const disk = { exec: (sql: string) => opened.exec(sql), prepare: (sql: string) => prepare(opened, sql) }
      const value = work(opened, disk)
      if (failure !== undefined) log.info({ file }, 'the disk store works again')
      failure = undefined
      return value
    } catch (error) {
      fail(error)
      return undefined
    }
  }

  runOn(() => undefined)
  return {
    /** The result of the work; undefined while the disk fails. */
    run: <Value>(work: (disk: OpenDisk) => Value) => runOn((_, disk) => work(disk)),
    /** The same in a transaction. Returns whether it was committed. */
    change: (work: (disk: OpenDisk) => void) =>
      runOn((opened, disk) => inTransaction(opened, () => work(disk))) === true,
    getFailure: () => failure,
    close(): void {
      isClosed = true
      close()
    },
  }
}
