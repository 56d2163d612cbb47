import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import type { TestProject } from 'vitest/node'
import { REVIEWS_MIGRATIONS } from '../src/server.ts'
import { createDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that tests copy: a dump of the embedded one, or a template on the server. */
    migrated: { readonly dump: string } | { readonly server: string; readonly template: string }
  }
}

/** Migrates a database once per run, since that takes seconds and copying it a fraction of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ?? ''
  if (server !== '') {
    const { client, name, drop } = await createDatabase(server)
    await migratePostgres(drizzlePostgres(client), REVIEWS_MIGRATIONS)
    // A database with connections cannot be copied.
    await client.end()
    project.provide('migrated', { server, template: name })
    return drop
  }
  const folder = await mkdtemp(join(tmpdir(), 'reviews-database-'))
  const dump = join(folder, 'dump.tar')
  const client = await PGlite.create()
  await migratePglite(drizzlePglite(client), REVIEWS_MIGRATIONS)
  await writeFile(dump, (await client.dumpDataDir('none')).stream())
  await client.close()
  project.provide('migrated', { dump })
  return () => rm(folder, { recursive: true })
}
