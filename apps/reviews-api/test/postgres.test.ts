import { startReviewJobs } from '@sorrel/reviews/server'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openReviewsDatabase } from '../src/database.ts'

const server = process.env.DATABASE_URL ?? ''

/** The fault that this looks for did not show every time. */
const ROUNDS = 10

test('three nodes that start at once on an empty database all open it, and make its tables once', async () => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const name = `reviews_api_${String(process.pid)}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const open = async () => {
    const { close, ...database } = await openReviewsDatabase({ databaseUrl: url.href, dataDir: 'memory://' })
    const jobs = await startReviewJobs({ ...database, deliver: () => Promise.resolve() })
    return { ...database, close: () => jobs.stop().finally(close) }
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.query(`create database ${name}`)
      const opened = await Promise.allSettled([open(), open(), open()])
      const nodes = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      for (const { db } of nodes) await db.execute(sql`select count(*) from reviews`)
      await Promise.all(nodes.map(({ close }) => close()))
      await admin.query(`drop database ${name} with (force)`)
      expect(nodes, `round ${String(round)}`).toHaveLength(3)
    }
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
})

test('a server that ends a connection in the middle of a transaction fails that transaction alone', async () => {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { db, close } = await openReviewsDatabase({ databaseUrl: server, dataDir: 'memory://' })
  // Called between two queries of the transaction: none of them then waits for the connection that ends.
  const endConnection = async (name: string) => {
    await admin.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1',
      [name],
    )
  }
  try {
    const name = `ended_${String(process.pid)}`
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local application_name = '${name}'`))
      await endConnection(name)
      await tx.execute(sql`select 1`)
    })
    await expect(failed).rejects.toThrow('Failed query')
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
  } finally {
    await close()
    await admin.end()
  }
})
