import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, serveUntilStopped } from '@sorrel/service/command'
import { openTelemetry } from '@sorrel/service/telemetry'
import sharp from 'sharp'
import { type Config, parseConfig } from './config.ts'
import { rm } from 'node:fs/promises'
import { JOBS_SCHEMA } from '@sorrel/reviews/server'
import { removeDatabase } from '@sorrel/service/open-database'
import { sql } from 'drizzle-orm'
import { openReviewsDatabase } from './database.ts'
import { isSeeded, writeSeed } from './seed/write-seed.ts'
import { createService, type Service } from './service.ts'

const NAME = 'sorrel-reviews'

/** A little longer than an upload may take, which ends with its reason. */
const REQUEST_TIMEOUT_MS = 32_000

// Pictures are seen once each: keeping decoded ones would only cost memory.
sharp.cache(false)

// `node src/main.ts` serves; `node src/main.ts --reset` deletes the stored data, so that the seed is written anew.
await runCommand(async () => {
  const config = parseConfig(process.env)
  if (!config.ok) throw new Error(config.error)
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  await (values.reset ? reset(config.value) : serve(config.value))
})

async function serve(config: Config): Promise<void> {
  // Before the driver of the database is loaded.
  const telemetry = await openTelemetry({ service: NAME, ...config })
  const service = await createService(config, { middleware: telemetry.nameRoute })
  await service.sweep()
  const requestTimeoutMs = REQUEST_TIMEOUT_MS
  const { port } = await serveUntilStopped({
    name: NAME,
    ...config,
    ...service,
    telemetry,
    requestTimeoutMs,
  })
  service.log.info({ port, moderation: config.moderationToken !== undefined }, 'listening')
  await prepare(service, config)
  service.setBusy(undefined)
  service.log.info({}, 'ready')
}

async function prepare(service: Service, { seed }: Config): Promise<void> {
  if (seed !== 'demo' || (await isSeeded(service))) return
  service.setBusy('writing the demo reviews')
  await writeSeed(service, join(import.meta.dirname, '../photos'))
}

/** Drops every review, picture, vote, report, mail and job. Rejects while a service runs on the same embedded database. */
async function reset(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) await removeDatabase(config.dataDir)
  else await emptyTables(config)
  await rm(join(config.dataDir, 'pictures'), { recursive: true, force: true })
}

async function emptyTables(config: Config): Promise<void> {
  const { db, close } = await openReviewsDatabase(config)
  await db.execute(sql`truncate reviews, review_product_ratings, review_images, review_helpful_votes,
    review_reports, review_audit, review_mails, review_requests, review_restock_waits,
    review_rate_limits restart identity`)
  await db.execute(sql`drop schema if exists ${sql.identifier(JOBS_SCHEMA)} cascade`)
  await close()
}
