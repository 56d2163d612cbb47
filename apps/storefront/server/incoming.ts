import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** How the route handlers learn who asks and under which id; set here, never believed from outside. */
export const ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'

/** Headers that mean something to Next or to us and that a client has no business to send. */
const INTERNAL_HEADERS = [
  ADDRESS_HEADER,
  'x-page-nonce',
  'x-page-preview',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-matched-path',
]

/** Written by reverse proxies: believed only when there are some of our own in front. */
const FORWARDED_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
]

const REQUEST_ID = /^[\w-]{8,64}$/

/** Cleans a request's headers in place and gives it an id and its client's address. Returns the id. */
export function admit(request: IncomingMessage, proxyHops: number): string {
  const address = getClientAddress(request, proxyHops)
  const id = getRequestId(request.headers, proxyHops)
  for (const name of INTERNAL_HEADERS) delete request.headers[name]
  if (proxyHops === 0) for (const name of FORWARDED_HEADERS) delete request.headers[name]
  request.headers[ADDRESS_HEADER] = address
  request.headers[REQUEST_ID_HEADER] = id
  return id
}

/** The address of whoever reached the outermost of our own proxies; the peer's own when there are none. */
export function getClientAddress(
  request: {
    readonly headers: IncomingHttpHeaders
    readonly socket: { readonly remoteAddress?: string | undefined }
  },
  proxyHops: number,
): string {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for']
  if (proxyHops === 0 || forwarded === undefined) return peer
  const addresses = String(forwarded)
    .split(',')
    .map((part) => part.trim())
  return addresses.at(-proxyHops) ?? addresses[0] ?? peer
}

function getRequestId(headers: IncomingHttpHeaders, proxyHops: number): string {
  const given = headers[REQUEST_ID_HEADER]
  return proxyHops > 0 && typeof given === 'string' && REQUEST_ID.test(given)
    ? given
    : randomBytes(9).toString('base64url')
}
