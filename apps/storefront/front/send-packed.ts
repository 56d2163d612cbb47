import type { IncomingMessage, ServerResponse } from 'node:http'
import { INERT_POLICY } from '#request/content-security-policy.ts'
import { type Encoding, getEncoding, isHeld } from './negotiation.ts'
import type { PackedBody } from './packed-body.ts'

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

const YEAR_SECONDS = 31_536_000

/** The bytes for a client; undefined: the client's cached copy is current. */
export interface Picked {
  readonly bytes?: Buffer
  readonly encoding?: Encoding | undefined
}

/** Picks the encoding that the client wants. */
export async function pickBody(body: PackedBody, request: IncomingMessage, etag?: string): Promise<Picked> {
  if (etag !== undefined && isHeld(request, etag)) return {}
  const encoding = getEncoding(request)
  return { bytes: await body.get(encoding), encoding }
}

/** Ends a response with the picked bytes. */
export function sendPicked({ bytes, encoding }: Picked, response: ServerResponse): void {
  if (bytes === undefined) {
    for (const name of ['content-type', 'content-length']) response.removeHeader(name)
    response.statusCode = 304
    response.end()
    return
  }
  if (encoding !== undefined) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}

/** Sends a page's data. The file's name is a hash of its content, so it never changes. */
export async function sendDataFile(file: PackedBody, { request, response }: Exchange): Promise<void> {
  const picked = await pickBody(file, request)
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
  response.setHeader('content-security-policy', INERT_POLICY)
  response.setHeader('vary', 'Accept-Encoding')
  sendPicked(picked, response)
}

/** Adds names to `Vary`. */
export function appendVary(response: ServerResponse, names: readonly string[]): void {
  const present = [response.getHeader('vary') ?? []].flat().flatMap((list) => String(list).split(/\s*,\s*/))
  const known = new Set(present.map((name) => name.toLowerCase()))
  const added = names.filter((name) => !known.has(name.toLowerCase()))
  response.setHeader('vary', [...present, ...added].join(', '))
}
