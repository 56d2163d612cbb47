import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '@sorrel/http/request'

const COOKIE_DAYS = 365

/** Identifies who votes and reports by a signed cookie without personal data. */
export interface Visitors {
  readonly cookieName: string
  identify(request: Request, address: string): Visitor
}

export interface Visitor {
  readonly id: string
  /** `Set-Cookie` for a visitor who has none yet. */
  readonly cookie: string | undefined
}

export interface VisitorOptions {
  readonly secret: string
  /** Whether the shop uses https; the cookie is then bound to its host. */
  readonly secure: boolean
  readonly now: () => Date
}

/**
 * A caller without a cookie gets an id made of address, browser and day. So leaving the cookie out does not give
 * additional votes.
 */
export function createVisitors({ secret, secure, now }: VisitorOptions): Visitors {
  const cookieName = secure ? '__Host-reviews_visitor' : 'reviews_visitor'
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const attributes = `Path=/; Max-Age=${COOKIE_DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    cookieName,
    identify: (request, address) => {
      const [id = '', signature = ''] = readCookie(request, cookieName)?.split('.') ?? []
      if (id !== '' && isEqual(signature, sign(`visitor ${id}`))) return { id, cookie: undefined }
      const day = now().toISOString().slice(0, 10)
      const browser = request.headers.get('user-agent') ?? ''
      const made = sign(`new visitor ${JSON.stringify([address, browser, day])}`).slice(0, 22)
      return { id: made, cookie: `${cookieName}=${made}.${sign(`visitor ${made}`)}; ${attributes}` }
    },
  }
}

/** Whether two texts are equal, in constant time, so that the time does not reveal where they differ. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
