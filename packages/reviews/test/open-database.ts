import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { inject } from 'vitest'
import type { ReviewsDatabase } from '../src/server.ts'
import { createDatabase } from './postgres.ts'

export interface TestDatabase {
  readonly db: ReviewsDatabase
  readonly close: () => Promise<void>
}

/** An empty database in memory, or on the PostgreSQL server of DATABASE_URL, where `close` drops it. */
export async function openDatabase(): Promise<TestDatabase> {
  const migrated = inject('migrated')
  if ('dump' in migrated) {
    const client = await PGlite.create({ loadDataDir: await openAsBlob(migrated.dump) })
    return { db: drizzlePglite(client), close: () => client.close() }
  }
  const { client, drop } = await createDatabase(migrated.server, migrated.template)
  return { db: drizzlePostgres(client), close: drop }
}
