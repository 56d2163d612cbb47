import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** No browser asks again on a connection before its last answer came; a few programs ask once or twice. */
const ANSWERS_MAX = 4

/** How long a connection may stand still while it waits for an answer or has one to take, in milliseconds. */
const STILL_MS = 30_000

export interface GuardedServerOptions extends ServerOptions {
  /** Default 30,000. */
  readonly stillMs?: number | undefined
  /** How many connections an address may have at once. Default: no limit. */
  readonly connections?: ConnectionLimit | undefined
}

export interface ConnectionLimit {
  readonly max: number
  /** Addresses with the same key count as one. */
  readonly toKey: (address: string) => string
}

/**
 * A server whose memory no client can fill with answers that it does not read: a connection with more than four open
 * answers is closed, and so is one on which nothing moves. A request with two hosts is refused.
 */
export function createGuardedServer(
  { stillMs = STILL_MS, connections, ...options }: GuardedServerOptions,
  listener: RequestListener,
): Server {
  const server = createServer(options, limitAnswers(listener))
  server.timeout = stillMs
  if (connections !== undefined) limitConnections(server, connections)
  return server
}

function limitAnswers(listener: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (open.get(socket) ?? 0) + 1
    if (count > ANSWERS_MAX) socket.destroy()
    if (socket.destroyed) return
    open.set(socket, count)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    // Once Node has read all requests of the packet: those of a connection that asks too much cost nothing.
    process.nextTick(() => {
      if (socket.destroyed) return
      if ((request.headersDistinct.host?.length ?? 0) <= 1) listener(request, response)
      else response.writeHead(400, { connection: 'close', 'cache-control': 'no-store' }).end()
    })
  }
}

function limitConnections(server: Server, { max, toKey }: ConnectionLimit): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = toKey(socket.remoteAddress ?? '')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    if (count > max) socket.destroy()
  })
}
