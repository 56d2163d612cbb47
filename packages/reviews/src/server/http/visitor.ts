import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import { readCookie } from '@sorrel/contracts/http/request'
import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { generateCookie } from 'hono/cookie'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Identifies voters and reporters by a signed cookie without personal data. */
export interface Visitors {
  readonly cookieName: string
  identify(request: Request, address: string): Promise<Visitor>
}

export interface Visitor {
  readonly id: string
  /** Whether the cookie came back. A visitor without cookies may have voted before under another id. */
  readonly isKnown: boolean
  /** A hash of the address, an IPv6 address by its /64 network. */
  readonly addressId: string
  /** `Set-Cookie` for a visitor who has none yet. */
  readonly cookie: string | undefined
}

export interface VisitorOptions {
  /** The first one signs cookies, and all of them verify cookies. The last one hashes addresses. */
  readonly secrets: Secrets
  /** Whether the shop uses https; the cookie is then bound to its host. */
  readonly secure: boolean
}

/**
 * A caller without a cookie gets a new id and a cookie for it. The user agent is ignored, because anybody can change
 * it.
 */
export function createVisitors({ secrets, secure }: VisitorOptions): Visitors {
  const cookieName = secure ? '__Host-reviews_visitor' : 'reviews_visitor'
  const tokens = createSignedTokens({ audience: 'reviews visitor', secrets })
  const attributes = { path: '/', maxAge: COOKIE_SECONDS, httpOnly: true, secure, sameSite: 'Lax' } as const
  return {
    cookieName,
    identify: async (request, address) => {
      const addressId = toAddressId(address, secrets.at(-1) ?? secrets[0])
      const id = (await tokens.read(readCookie(request, cookieName) ?? ''))?.sub
      if (id !== undefined) return { id, isKnown: true, addressId, cookie: undefined }
      const made = randomBytes(16).toString('base64url')
      const cookie = generateCookie(cookieName, await tokens.issue({ sub: made }), attributes)
      return { id: made, isKnown: false, addressId, cookie }
    },
  }
}

/** A keyed hash of a network address, so that the stored value does not reveal it. */
export function toAddressId(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`address ${getAddressGroup(address)}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Whether two texts are equal, in constant time, so that the time does not reveal where they differ. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
