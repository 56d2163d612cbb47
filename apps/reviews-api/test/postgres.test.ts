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
  const open = () => openReviewsDatabase({ databaseUrl: url.href, dataDir: 'memory://' })
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
