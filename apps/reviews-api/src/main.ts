import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Config, parseConfig } from './config.ts'
import { reset } from './reset.ts'
import { isSeeded, writeSeed } from './seed/write-seed.ts'
import { startServer } from './server.ts'
import { createService, type Service } from './service.ts'

// Pictures are seen once each: keeping decoded ones would only cost memory.
sharp.cache(false)

// `node src/main.ts` serves; `node src/main.ts --reset` drops what is stored, for the seed to be written anew.
try {
  const config = parseConfig(process.env)
  if (!config.ok) throw new Error(config.error)
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  if (values.reset) await reset(config.value)
  else await serve(config.value)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function serve(config: Config): Promise<void> {
  const service = await createService(config)
  await service.sweep()
  const server = await startServer(service, config).catch(async (error: unknown) => {
    await service.close()
    throw error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      service.log.info({ signal }, 'stopping')
      void server.stop()
    })
  }
  service.log.info({ port: server.port, moderation: config.moderationToken !== undefined }, 'listening')
  await prepare(service, config)
  service.setBusy(undefined)
  service.log.info({}, 'ready')
}

async function prepare(service: Service, { seed }: Config): Promise<void> {
  if (seed !== 'demo' || (await isSeeded(service))) return
  service.setBusy('writing the demo reviews')
  await writeSeed(service, join(import.meta.dirname, '../photos'))
}
