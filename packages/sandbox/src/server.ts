import { createApp } from './http/app.ts'
import { createRoutes } from './routes.ts'
import type { Service } from './service.ts'

/** The service's routes, its port (0: any free one) and its shutdown. */
export function toServing(service: Service) {
  const { host, port, drainMs } = service.config
  const { fetch } = createApp(service, createRoutes(service))
  return { host, port, drainMs, fetch, log: service.log, close: () => service.close() }
}
