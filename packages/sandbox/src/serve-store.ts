import { serveUntilStopped } from '@sorrel/service/command'
import type { Config } from './config.ts'
import { isSeeded, writeSeed } from './database/write-seed.ts'
import type { Seed } from './seed/demo.ts'
import { createService, type Service } from './service.ts'
import { createApp } from './http/app.ts'
import { createRoutes } from './routes.ts'

/** The service's routes, its port (0: any free one) and its shutdown. */
export function toServing(service: Service) {
  const { host, port, drainMs } = service.config
  const { fetch } = createApp(service, createRoutes(service))
  return { host, port, drainMs, fetch, log: service.log, close: () => service.close() }
}

/**
 * Serves until the process is stopped. Listens immediately. If the database is empty, requests are answered only after
 * the seed has been written. Resolves with the port once the service is ready.
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
