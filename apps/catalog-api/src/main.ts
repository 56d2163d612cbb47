import { parseArgs } from 'node:util'
import { runCommand, serveUntilStopped } from '@sorrel/service/command'
import { openTelemetry } from '@sorrel/service/telemetry'
import { type Config, parseConfig } from './config.ts'
import { removeDatabase } from '@sorrel/service/open-database'
import { sql } from 'drizzle-orm'
import { openCatalogDatabase } from './database.ts'
import { createService } from './service.ts'

const NAME = 'sorrel-catalog'

// `node src/main.ts` serves; `node src/main.ts --reset` empties the index, which then reads everything again.
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
  const { port } = await serveUntilStopped({ name: NAME, ...config, ...service, telemetry })
  // Ready while the first walk still runs: a shop asks the commerce service for everything that the index does not know
  // yet.
  service.log.info({ port }, 'listening')
  service.sync.start()
}

/** Empties the index, which then reads everything again. Rejects while a service runs on the same embedded database. */
async function reset(config: Config): Promise<void> {
  await (config.databaseUrl === undefined ? removeDatabase(config.dataDir) : emptyTables(config))
}

async function emptyTables(config: Config): Promise<void> {
  const { db, close } = await openCatalogDatabase(config)
  await db.execute(sql`do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables from pg_tables
      where schemaname = current_schema() and tablename like 'catalog\_%' and tablename <> 'catalog_migrations';
    execute 'truncate ' || tables || ' restart identity'; end $$`)
  await close()
}
