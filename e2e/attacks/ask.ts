import { request as connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Question {
  readonly origin: string
  readonly path: string
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
  /** The loopback address that it comes from. */
  readonly from?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Milliseconds until all of it was there. */
  readonly ms: number
}

const TIMEOUT_MS = 90_000

/** Sends a request as it is, over a connection of its own, and follows no redirect. */
export function ask({ origin, path, method = 'GET', headers = {}, body, from }: Question): Promise<Answer> {
  const { hostname: host, port } = new URL(origin)
  const began = performance.now()
  // Node frames a body by itself for some methods only.
  const framed = body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers }
  return new Promise((resolve, reject) => {
    const sent = connect(
      {
        host,
        port,
        path,
        method,
        headers: framed,
        agent: false,
        timeout: TIMEOUT_MS,
        ...(from ? { localAddress: from } : {}),
      },
      (answer) => {
        const done = (read: string) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: read,
            ms: performance.now() - began,
          })
        text(answer).then(done, reject)
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)))
    sent.once('error', reject)
    sent.end(body)
  })
}

let addresses = 0

/** A loopback address that nothing has come from yet, so that limits of addresses are not shared. */
export function newAddress(): string {
  addresses += 1
  return `127.${1 + (process.pid % 200)}.${(addresses >> 8) & 255}.${addresses & 255 || 255}`
}
