import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY_LIMIT_BYTES = 1_000_000

/** The body of a request; undefined where it is larger than 1 MB. What is too much is read and thrown away. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= BODY_LIMIT_BYTES) chunks.push(bytes)
  }
  return size <= BODY_LIMIT_BYTES ? Buffer.concat(chunks) : undefined
}

/** A Node request as a standard one. */
export function toRequest(incoming: IncomingMessage, url: URL, body: Buffer): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

/** Writes a standard answer to a Node one. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) {
    outgoing.end()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.setHeader('content-length', body.length)
  outgoing.end(body)
}
