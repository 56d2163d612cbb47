import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { JOBS_SCHEMA } from '@sorrel/reviews/server'
import { removeDatabase } from '@sorrel/service/open-database'
import { sql } from 'drizzle-orm'
import type { Config } from './config.ts'
import { openReviewsDatabase } from './database.ts'

/** Drops every review, picture, vote, report, mail and job. Rejects while a service runs on the same embedded database. */
export async function reset(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) await removeDatabase(config.dataDir)
  else await emptyTables(config)
  await rm(join(config.dataDir, 'pictures'), { recursive: true, force: true })
}

async function emptyTables(config: Config): Promise<void> {
  const { db, close } = await openReviewsDatabase(config)
  await db.execute(sql`truncate reviews, review_product_ratings, review_images, review_helpful_votes,
    review_reports, review_audit, review_mails, review_requests, review_rate_limits restart identity`)
  await db.execute(sql`drop schema if exists ${sql.identifier(JOBS_SCHEMA)} cascade`)
  await close()
}
