import { rm } from 'node:fs/promises'
import { getTableName, isTable, sql } from 'drizzle-orm'
import type { Config } from './config.ts'
import { lockFolder } from './database/lock.ts'
import { getDatabaseFolder } from './database/open.ts'
import * as schema from './database/schema.ts'
import { writeSeed } from './database/write-seed.ts'
import { seed } from './seed/demo.ts'
import { createService } from './service.ts'

/**
 * Drops everything the service has stored, of whatever version, and writes the seed.
 * Throws a one-line error while a service is running on the same folder.
 */
export async function reset(config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) await dropTables(config.databaseUrl)
  else if (config.dataDir !== 'memory://') await removeFolder(config.dataDir)
  const service = await createService({ ...config, revalidateSecret: undefined })
  try {
    await writeSeed(service, seed)
    service.log.info('reset')
  } finally {
    await service.close()
  }
}

async function removeFolder(dataDir: string): Promise<void> {
  const release = lockFolder(dataDir)
  await rm(getDatabaseFolder(dataDir), { recursive: true, force: true })
  release()
}

/** Drops our own tables and nothing else: the database may hold those of others. */
async function dropTables(url: string): Promise<void> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ])
  const client = postgres(url, { max: 1, onnotice: () => {} })
  const db = drizzle(client)
  const names = Object.values(schema).flatMap((entry) => (isTable(entry) ? [getTableName(entry)] : []))
  const tables = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`drop table if exists ${tables} cascade`)
  await db.execute(sql`drop table if exists drizzle.commerce_sandbox_migrations`)
  await client.end()
}
