import { randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inject } from 'vitest'
import { type DatabaseTables, type OpenDatabase, openDatabase } from '../open-database.ts'
import { readEmptyDatabase } from '../empty-database.ts'
import { getTemplateName, runStatement, toDatabaseUrl } from './template.ts'

/** Repetitions of a costly test: the given number on PostgreSQL, where the full tests run it, a quarter in memory. */
export const toRuns = (runs: number): number => (process.env.DATABASE_URL ? runs : Math.ceil(runs / 4))

/** Tables and their rows at the start of a test. */
export interface TestTables<Schema extends Record<string, unknown>> extends DatabaseTables<Schema> {
  /** Default: they are empty. */
  readonly fill?: (db: OpenDatabase<Schema>['db']) => Promise<void>
}

/**
 * A test's own database: in memory, or on the PostgreSQL server of DATABASE_URL, where `close` drops it. Migrating
 * and filling takes seconds, so the first call of a test run does it, and each call copies the result. Needs
 * `@sorrel/service/test-runs` as Vitest's global setup.
 */
export async function openTestDatabase<Schema extends Record<string, unknown> = Record<string, never>>(
  tables: TestTables<Schema>,
): Promise<OpenDatabase<Schema>> {
  const folder = inject('templateFolder')
  const server = process.env.DATABASE_URL
  if (server) {
    await buildOnce(folder, () => buildOnServer(server, tables))
    return copyOnServer(server, tables)
  }
  const dump = join(folder, 'dump.tar')
  await buildOnce(folder, () => buildDump(dump, tables))
  const create = async () => PGlite.create({ loadDataDir: await openAsBlob(dump), ...toOptions(tables) })
  if (tables.fill !== undefined) {
    const client = await create()
    return toOpen(client, { tables, close: () => client.close() })
  }
  const { client, giveBack } = lend(idle.pop() ?? (await create()))
  return toOpen(client, { tables, close: giveBack })
}

function toOpen<Schema extends Record<string, unknown>>(
  client: PGlite,
  { tables, close }: { readonly tables: TestTables<Schema>; readonly close: () => Promise<void> },
): OpenDatabase<Schema> {
  const db = drizzle(client, { schema: tables.schema })
  return { db, connection: { embedded: client }, isOwn: true, close }
}

/** Emptied databases for reuse: opening one takes half a second. */
const idle: PGlite[] = []

/** After it is given back, leftovers of a test cannot reach the database. */
function lend(client: PGlite): { readonly client: PGlite; readonly giveBack: () => Promise<void> } {
  const { proxy, revoke } = Proxy.revocable(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const giveBack = async () => {
    revoke()
    await client.exec(EMPTY)
    idle.push(client)
  }
  return { client: proxy, giveBack }
}

const EMPTY = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
end $$`

/** The first caller builds, in whichever process; all others wait for it. */
async function buildOnce(folder: string, build: () => Promise<void>): Promise<void> {
  const done = join(folder, 'done')
  const isFirst = await mkdir(join(folder, 'begun')).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await build()
    await writeFile(done, '')
  }
  while (!existsSync(done)) await wait(100)
}

async function buildDump<Schema extends Record<string, unknown>>(
  file: string,
  tables: TestTables<Schema>,
): Promise<void> {
  const client = await PGlite.create({ loadDataDir: await readEmptyDatabase(), ...toOptions(tables) })
  const db = drizzle(client, { schema: tables.schema })
  await migrate(db, tables.migrations)
  await tables.fill?.(db)
  await writeFile(file, (await client.dumpDataDir('none')).stream())
  await client.close()
}

async function buildOnServer<Schema extends Record<string, unknown>>(
  server: string,
  tables: TestTables<Schema>,
): Promise<void> {
  const name = getTemplateName(inject('templateFolder'))
  await runStatement(server, `create database ${name}`)
  const { db, close } = await openDatabase({ databaseUrl: toDatabaseUrl(server, name), dataDir: '' }, tables)
  await tables.fill?.(db)
  // A database with connections cannot be copied.
  await close()
}

async function copyOnServer<Schema extends Record<string, unknown>>(
  server: string,
  tables: TestTables<Schema>,
): Promise<OpenDatabase<Schema>> {
  const name = `sorrel_test_${randomUUID().replaceAll('-', '')}`
  const template = getTemplateName(inject('templateFolder'))
  await runStatement(server, `create database ${name} template ${template}`)
  const opened = await openDatabase({ databaseUrl: toDatabaseUrl(server, name), dataDir: '' }, tables)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await runStatement(server, `drop database ${name} with (force)`)
    },
  }
}

const toOptions = ({ extensions }: Pick<DatabaseTables<Record<string, unknown>>, 'extensions'>) =>
  extensions && { extensions }
