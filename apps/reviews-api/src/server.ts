import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Config } from './config.ts'
import type { Service } from './service.ts'

const STOP_DEADLINE_MS = 10_000
/** A slow line needs a while for five pictures. */
const REQUEST_TIMEOUT_MS = 120_000
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than any proxy's or client's own: so it is never the server that closes a connection just as it is used again. */
const KEEP_ALIVE_MS = 65_000

export interface RunningServer {
  readonly port: number
  /** Takes no more requests, lets those under way finish (10 s at most), then closes the service. */
  stop(): Promise<void>
}

/** Listens on the configured host and port (0: any). Rejects with one line where the port is taken. */
export async function startServer(
  service: Service,
  config: Pick<Config, 'host' | 'port'>,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: service.app.fetch,
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} is taken: set PORT to another one.`)
          : error,
      ),
    )
    server.listen({ host: config.host, port: config.port }, resolve)
  })
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, STOP_DEADLINE_MS)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    await closed
    clearTimeout(cut)
    await service.close()
  }
  const address = server.address() as AddressInfo
  return { port: address.port, stop: () => (stopping ??= stop()) }
}
