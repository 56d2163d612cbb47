import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, serveUntilStopped } from '@sorrel/service/command'
import { openTelemetry } from '@sorrel/service/telemetry'
import sharp from 'sharp'
import { type Config, parseConfig } from './config.ts'
import { reset } from './reset.ts'
import { isSeeded, writeSeed } from './seed/write-seed.ts'
import { createService, type Service } from './service.ts'

const NAME = 'sorrel-reviews'

/** A little longer than an upload may take, which ends with its reason. */
const REQUEST_TIMEOUT_MS = 32_000

// Pictures are seen once each: keeping decoded ones would only cost memory.
sharp.cache(false)

// `node src/main.ts` serves; `node src/main.ts --reset` drops what is stored, for the seed to be written anew.
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
