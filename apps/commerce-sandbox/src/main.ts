import { parseArgs } from 'node:util'
import { runCommand, serveUntilStopped } from '@sorrel/service/command'
import { type Config, parseConfig } from './config.ts'
import { isSeeded, writeSeed } from './database/write-seed.ts'
import { grow, reset } from './reset.ts'
import { seed } from './seed/demo.ts'
import { toServing } from './server.ts'
import { createService } from './service.ts'

/** The numbers in the generated SKUs have six digits. */
const COUNT_MAX = 1_000_000

// `node src/main.ts` serves; `--reset` drops what is stored and writes the seed again; `--grow 100000` fills the
// catalogue up to that many products.
await runCommand(async () => {
  const config = parseConfig(process.env)
  if (!config.ok) throw new Error(config.error)
  const { values } = parseArgs({
    options: { reset: { type: 'boolean', default: false }, grow: { type: 'string' } },
  })
  if (values.reset) await reset(config.value)
  else if (values.grow !== undefined) await grow(config.value, toCount(values.grow))
  else await serve(config.value)
})

function toCount(text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count > COUNT_MAX)
    throw new Error(`--grow needs a number of products up to ${COUNT_MAX}`)
  return count
}

async function serve(config: Config): Promise<void> {
  const service = await createService(config)
  const { port } = await serveUntilStopped({ name: 'sorrel-sandbox', ...toServing(service) })
  service.log.info({ port }, 'listening')
  if (!(await isSeeded(service.db))) {
    service.readiness.setBusy('writing the demo catalogue')
    await writeSeed(service, seed)
  }
  service.readiness.setBusy(undefined)
  service.log.info('ready')
}
