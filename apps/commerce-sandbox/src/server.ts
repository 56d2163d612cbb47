import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './http/app.ts'
import { createRoutes } from './routes.ts'
import type { Service } from './service.ts'

const STOP_DEADLINE_MS = 10_000
/** Longer than any proxy's or client's own: so it is never the server that closes a connection just as it is used again. */
const KEEP_ALIVE_MS = 65_000

export interface RunningServer {
  readonly port: number
  /** Takes no more requests, lets those under way finish (10 s at most), then closes the service. */
  stop(): Promise<void>
}

/** Listens on the configured host and port (0: any). Throws a one-line error that names a port that is taken. */
export async function startServer(service: Service): Promise<RunningServer> {
  const { fetch } = createApp(service, createRoutes(service))
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await listen(server, service.config)
  let stopping: Promise<void> | undefined
  return {
    port: getPort(server.address()),
    stop: () => {
      stopping ??= close(server).finally(() => service.close())
      return stopping
    },
  }
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, port)))
    server.listen({ host, port }, () => resolve())
  })
}

function toStartError(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error
  return new Error(`Port ${port} is taken: stop what uses it or set PORT to another one.`)
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}
