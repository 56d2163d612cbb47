import { serveUntilStopped } from '@sorrel/service/command'
import type { Config } from './config.ts'
import { isSeeded, writeSeed } from './database/write-seed.ts'
import type { Seed } from './seed/demo.ts'
import { toServing } from './server.ts'
import { createService } from './service.ts'

/**
 * Serves until the process is stopped. It listens at once, and answers when the seed is written, if nothing is stored yet.
 * Resolves then with the port.
 */
export async function serveStore(config: Config, { seed }: { readonly seed: Seed }): Promise<number> {
  const service = await createService(config)
  const { port } = await serveUntilStopped({ name: 'sorrel-sandbox', ...toServing(service) })
  service.log.info({ port }, 'listening')
  if (!(await isSeeded(service.db))) {
    service.readiness.setBusy('writing the demo catalogue')
    await writeSeed(service, seed)
  }
  service.readiness.setBusy(undefined)
  service.log.info('ready')
  return port
}
