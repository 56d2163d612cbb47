import { removeDatabase } from '@sorrel/service/open-database'
import { sql } from 'drizzle-orm'
import type { Config } from './config.ts'
import { TABLE_LIST } from './database/open.ts'
import { isSeeded, writeSeed } from './database/write-seed.ts'
import type { Seed } from './seed/demo.ts'
import { growCatalogue } from './seed/varied/grow.ts'
import { createService } from './service.ts'

/**
 * Drops everything the service has stored, of whatever version, and writes the seed.
 * Throws a one-line error while a service is running on the same folder.
 */
export async function reset(config: Config, seed: Seed): Promise<void> {
  if (config.databaseUrl !== undefined) await dropTables(config.databaseUrl)
  else await removeDatabase(config.dataDir)
  const service = await createService({ ...config, revalidateSecrets: undefined })
  try {
    await writeSeed(service, seed)
    service.log.info('reset')
  } finally {
    await service.close()
  }
}

/**
 * Fills the catalogue up to a number of products; the seed is written first when the folder is empty. Throws a
 * one-line error while a service is running on the same folder.
 */
export async function grow(config: Config, seed: Seed, count: number): Promise<void> {
  const service = await createService({ ...config, revalidateSecrets: undefined })
  try {
    if (!(await isSeeded(service.db))) await writeSeed(service, seed)
    await growCatalogue(service.db, count, (written) => {
      if (written % 10_000 === 0 || written === count) service.log.info({ products: written }, 'growing')
    })
  } finally {
    await service.close()
  }
}

async function dropTables(url: string): Promise<void> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db = drizzle(client)
  await db.execute(sql`drop table if exists ${TABLE_LIST} cascade`)
  await db.execute(sql`drop table if exists drizzle.commerce_sandbox_migrations`)
  await client.end()
}
