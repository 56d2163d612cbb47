import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { FLASH_HEADER } from '#form/flash.ts'
import { STATUS_HEADER, TARGET_HEADER } from '#routing/target-header.ts'
import { getClientAddress, REQUEST_ID_HEADER, toRequestId } from '@sorrel/http/request'

/** The client's address for route handlers. Set here; never trusted from outside. */
export const ADDRESS_HEADER = 'x-client-address'

/** Headers that mean something to Next or to us and that a client has no business to send. */
const INTERNAL_HEADERS = [
  ADDRESS_HEADER,
  TARGET_HEADER,
  STATUS_HEADER,
  FLASH_HEADER,
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

/** Cleans a request's headers in place and gives it an id and its client's address. Returns the id. */
export function admit(request: IncomingMessage, proxyHops: number): string {
  const { headers, socket } = request
  const forwardedFor = headers['x-forwarded-for']
  const address = getClientAddress({ peer: socket.remoteAddress, forwardedFor, proxyHops })
  const id = toRequestId(proxyHops > 0 ? headers[REQUEST_ID_HEADER] : undefined)
  for (const name of INTERNAL_HEADERS) delete request.headers[name]
  if (proxyHops === 0) for (const name of FORWARDED_HEADERS) delete request.headers[name]
  request.headers[ADDRESS_HEADER] = address
  request.headers[REQUEST_ID_HEADER] = id
  return id
}

/** Takes a session that was logged out off a request, so that whatever answers it meets a stranger. */
export function dropEndedSession(
  { headers }: IncomingMessage,
  { name, isEnded }: { readonly name: string; readonly isEnded: (token: string) => boolean },
): void {
  const { cookie } = headers
  if (cookie === undefined || !cookie.includes(`${name}=`)) return
  const pairs = cookie.split(/; */)
  const kept = pairs.filter((pair) => !pair.startsWith(`${name}=`) || !isEnded(toToken(pair, name)))
  if (kept.length < pairs.length) headers.cookie = kept.join('; ')
}

/** The cookie's value, decoded as the endpoints decode it. */
function toToken(pair: string, name: string): string {
  return parseCookie(pair)[name] ?? ''
}
