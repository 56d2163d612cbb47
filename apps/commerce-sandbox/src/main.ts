import { parseArgs } from 'node:util'
import { parseConfig } from './config.ts'
import { isSeeded, writeSeed } from './database/write-seed.ts'
import { reset } from './reset.ts'
import { seed } from './seed/demo.ts'
import { startServer } from './server.ts'
import { createService } from './service.ts'

// `node src/main.ts` serves; `node src/main.ts --reset` drops what is stored and writes the seed again.
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

async function serve(config: Parameters<typeof createService>[0]): Promise<void> {
  const service = await createService(config)
  const server = await startServer(service).catch(async (error: unknown) => {
    await service.close()
    throw error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  service.log.info({ port: server.port }, 'listening')
  if (!(await isSeeded(service.db))) {
    service.readiness.setBusy('writing the demo catalogue')
    await writeSeed(service, seed)
  }
  service.readiness.setBusy(undefined)
  service.log.info('ready')

  async function stop(signal: string): Promise<void> {
    service.log.info({ signal }, 'stopping')
    await server.stop()
    process.exitCode = 0
  }
}
