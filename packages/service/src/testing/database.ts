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
  const { client, giveBack } = lend(idle.pop() ?? (await create()))
  const db = drizzle(client, { schema: tables.schema })
  return { db, connection: { embedded: client }, isOwn: true, close: giveBack }
}

/** Databases as they began, for reuse: opening one takes a second of the processor. */
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
    await client.exec(RESTORE)
    idle.push(client)
  }
  return { client: proxy, giveBack }
}

/** Copies the rows that the tables begin with. Tables without rows have no copy. */
const KEEP = `do $$ declare name text; has_rows bool; begin
  create schema kept;
  create schema numbers;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then execute format('create table kept.%1$I as table public.%1$I', name); end if;
  end loop;
  create table numbers.kept as select format('public.%I', sequencename) as name, last_value from pg_sequences
    where schemaname = 'public' and last_value is not null;
end $$`

/** Brings those rows back, in any order of the tables, and the next numbers of identity columns. */
const RESTORE = `do $$ declare name text; begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'kept' loop
    execute format('insert into public.%1$I overriding system value select * from kept.%1$I', name);
  end loop;
  perform setval(kept.name, last_value) from numbers.kept;
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
  await client.exec(KEEP)
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
