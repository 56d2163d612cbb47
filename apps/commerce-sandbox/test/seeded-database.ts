import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inject } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { MIGRATIONS, type OpenDatabase, openDatabase } from '../src/database/open.ts'
import * as schema from '../src/database/schema.ts'
import { writeSeed } from '../src/database/write-seed.ts'
import { seed } from '../src/seed/demo.ts'
import { createService } from '../src/service.ts'
import { getTemplateName, runStatement } from './template.ts'

/** The instant at which the demo store was written and a test's sandbox starts. */
export const TEST_CLOCK = '2026-11-21T09:00:00Z'

/**
 * A database of its own that holds the demo store: in memory, or on the PostgreSQL server of DATABASE_URL, where closing
 * drops it. Migrations and seed run once in a run of the tests; each call copies what came of them.
 */
export async function copyDatabase(): Promise<OpenDatabase> {
  const folder = inject('templateFolder')
  const server = process.env.DATABASE_URL
  await buildOnce(
    folder,
    server ? () => buildOnServer(server, getTemplateName(folder)) : () => buildDump(folder),
  )
  if (server) return copyOnServer(server, getTemplateName(folder))
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(join(folder, 'dump.tar'))]) })
  return { db: drizzle(client, { schema }), close: () => client.close() }
}

/** The first to come builds, in whichever process it runs; all others wait until that is done. */
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

async function buildDump(folder: string): Promise<void> {
  const client = await PGlite.create()
  const db = drizzle(client, { schema })
  await migrate(db, MIGRATIONS)
  await seedDatabase({ db, close: () => Promise.resolve() })
  const dump = await client.dumpDataDir('none')
  await writeFile(join(folder, 'dump.tar'), new Uint8Array(await dump.arrayBuffer()))
  await client.close()
}

async function buildOnServer(server: string, name: string): Promise<void> {
  await runStatement(server, `create database ${name}`)
  await seedDatabase(await openDatabase({ databaseUrl: toUrl(server, name), dataDir: '' }))
}

async function copyOnServer(server: string, template: string): Promise<OpenDatabase> {
  const name = `sorrel_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${name} template ${template}`)
  const opened = await openDatabase({ databaseUrl: toUrl(server, name), dataDir: '' })
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await runStatement(server, `drop database ${name} with (force)`)
    },
  }
}

function toUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function seedDatabase(database: OpenDatabase): Promise<void> {
  const config = parseConfig({ CLOCK: TEST_CLOCK, DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
  if (!config.ok) throw new Error(config.error)
  const service = await createService(config.value, undefined, database)
  await writeSeed(service, seed)
  await service.close()
}
