import { parseArgs } from 'node:util'
import { runCommand, serveUntilStopped } from '@sorrel/service/command'
import { type Config, parseConfig } from './config.ts'
import { reset } from './reset.ts'
import { createService } from './service.ts'

// `node src/main.ts` serves; `node src/main.ts --reset` empties the index, which then reads everything again.
await runCommand(async () => {
  const config = parseConfig(process.env)
  if (!config.ok) throw new Error(config.error)
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  await (values.reset ? reset(config.value) : serve(config.value))
})

async function serve(config: Config): Promise<void> {
  const service = await createService(config)
  const { port } = await serveUntilStopped({ name: 'sorrel-catalog', ...config, ...service })
  // It is ready while it still walks: a shop asks the commerce service for what the index does not know yet.
  service.log.info({ port }, 'listening')
  service.sync.start()
}
