import { ADDRESS_HEADER } from './client-address.ts'
import { FLASH_HEADER } from './flash-cookie.ts'
import { LEASE_HEADER } from './render-limiter/leases.ts'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import { getClientAddress } from '@sorrel/service/client-address'
import { getSessionCookie, isSessionToken } from '@sorrel/commerce/session-cookie'
import { endedSessions } from '#backend/ended-sessions.ts'
import { env } from '#config/env.ts'

/** Headers with a meaning to Next or to us, which clients must not send. */
const INTERNAL =
  /^(?:content-security-policy(?:-report-only)?|next-action|next-resume|x-(?:action|invoke|matched|middleware|next|nextjs|now|prerender|vercel)-.*)$/

const OWN: readonly string[] = [ADDRESS_HEADER, FLASH_HEADER, LEASE_HEADER, REQUEST_ID_HEADER]

/** Set by reverse proxies: trusted only if our own proxies are in front. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*)$/

/** Clients without a known address share their limits. */
const UNKNOWN_ADDRESS = 'unknown'

export interface SanitizeOptions {
  /** How many entries of X-Forwarded-For are trusted: one for each reverse proxy of our own, or the front's. */
  readonly addressHops: number
  /** Whether our own reverse proxies are in front, whose other headers are then trusted too. */
  readonly isProxied: boolean
  /** Whether a session was ended, by its token. */
  readonly isEnded: (token: string) => boolean
  /** Name of the session's cookie. */
  readonly sessionCookie: string
}

/** A request as the app may trust it. */
export interface SanitizedRequest {
  readonly headers: Headers
  readonly id: string
  readonly address: string
}

/** Removes headers that a client must not send, and adds the request's id and its client's address. */
export function sanitizeHeaders(given: Headers, options: SanitizeOptions): SanitizedRequest {
  const { addressHops: proxyHops, isProxied, isEnded, sessionCookie } = options
  const headers = new Headers(given)
  const address =
    getClientAddress({ peer: UNKNOWN_ADDRESS, forwardedFor: given.get('x-forwarded-for'), proxyHops }) ||
    UNKNOWN_ADDRESS
  const id = toRequestId(isProxied ? given.get(REQUEST_ID_HEADER) : undefined)
  for (const name of given.keys())
    if (INTERNAL.test(name) || OWN.includes(name) || (!isProxied && FORWARDED.test(name)))
      headers.delete(name)
  headers.set(ADDRESS_HEADER, address)
  headers.set(REQUEST_ID_HEADER, id)
  keepCookies(headers, (name, value) => name !== sessionCookie || (isSessionToken(value) && !isEnded(value)))
  return { headers, id, address }
}

/** Removes all other cookies from a request, as if the browser had not sent them. */
export function keepCookies(headers: Headers, isKept: (name: string, value: string) => boolean): void {
  const pairs = headers.get('cookie')?.split(/; */)
  if (pairs === undefined) return
  const kept = pairs.filter((pair) => isKept(...readPair(pair)))
  if (kept.length === 0) headers.delete('cookie')
  else if (kept.length < pairs.length) headers.set('cookie', kept.join('; '))
}

/** A cookie's name and its value, decoded as the endpoints decode it. */
function readPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  const [name, value] = at === -1 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)]
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return [name, value]
  }
}

/** Whether the front, our own server around Next, is running; it has already determined the client's address. */
export const hasFront = (): boolean => process.env.SHOP_FRONT === '1'

/** A request to this shop as the app may trust it. */
export function sanitizeRequest(headers: Headers): SanitizedRequest {
  return sanitizeHeaders(headers, {
    addressHops: hasFront() ? 1 : env.proxyHops,
    isProxied: env.proxyHops > 0,
    sessionCookie: getSessionCookie(env.publicOrigin).name,
    isEnded: endedSessions.has,
  })
}
