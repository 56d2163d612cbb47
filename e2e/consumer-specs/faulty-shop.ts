import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What is wrong with a shop. */
export interface Fault {
  /** Changes what the shop is asked. */
  readonly ask?: (headers: Headers, path: string) => void
  /** Changes what it answers. */
  readonly tell?: (headers: Headers, path: string) => void
  readonly write?: (body: Buffer, path: string) => Buffer | string
}

/** Headers of one connection, and those that another body makes wrong. */
const OWN = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

function toHeaders(headers: IncomingMessage['headers']): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN.includes(name) ? [] : [[name, String(value)] as [string, string]],
  )
  return new Headers(entries)
}

/** The shop with a fault, on an origin of its own. */
export async function serveFaultyShop(shop: string, { ask, tell, write }: Fault) {
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    const body = await buffer(asked)
    const headers = toHeaders(asked.headers)
    if (headers.has('origin')) headers.set('origin', shop)
    ask?.(headers, path)
    const init = { method: asked.method, headers, redirect: 'manual' } as const
    const told = await fetch(shop + path, body.length > 0 ? { ...init, body } : init)
    const sent = new Headers(told.headers)
    for (const name of OWN) sent.delete(name)
    tell?.(sent, path)
    const content = Buffer.from(await told.arrayBuffer())
    for (const [name, value] of sent) if (name !== 'set-cookie') answer.setHeader(name, value)
    if (sent.getSetCookie().length > 0) answer.setHeader('set-cookie', sent.getSetCookie())
    answer.writeHead(told.status)
    answer.end(write?.(content, path) ?? content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so it has an address.
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, stop }
}
