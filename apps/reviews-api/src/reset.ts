import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from './config.ts'
import { lockFolder, openDatabase } from './database.ts'

/** Drops every review, picture, vote, report and mail. Rejects while a service runs on the same embedded database. */
export async function reset(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) await removeEmbedded(config.dataDir)
  else await emptyTables(config)
  await rm(join(config.dataDir, 'pictures'), { recursive: true, force: true })
}

async function removeEmbedded(dataDir: string): Promise<void> {
  const unlock = lockFolder(dataDir)
  await rm(join(dataDir, 'database'), { recursive: true, force: true })
  unlock()
}

async function emptyTables(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config)
  await db.execute(sql`truncate reviews, review_product_ratings, review_images, review_helpful_votes,
    review_reports, review_audit, review_mails, review_rate_limits restart identity`)
  await close()
}
