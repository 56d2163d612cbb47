import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { REVIEWS_MIGRATIONS, type ReviewsDatabase } from '../src/server.ts'

export interface TestDatabase {
  readonly db: ReviewsDatabase
  readonly close: () => Promise<void>
}

/** An empty database in memory, or on the PostgreSQL server of DATABASE_URL, where `close` drops it. */
export function openDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL ?? ''
  return server === '' ? openEmbedded() : openPostgres(server)
}

async function openEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create()
  const db = drizzlePglite(client)
  await migratePglite(db, REVIEWS_MIGRATIONS)
  return { db, close: () => client.close() }
}

async function openPostgres(server: string): Promise<TestDatabase> {
  const name = `reviews_test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = postgres(url.href, { max: 10, onnotice: () => {} })
  const db = drizzlePostgres(client)
  await migratePostgres(db, REVIEWS_MIGRATIONS)
  const close = async () => {
    await client.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { db, close }
}
