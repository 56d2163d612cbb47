import { createHmac } from 'node:crypto'
import { readCookie } from '@sorrel/http/request'
import { isEqual } from '../http/visitor.ts'

const COOKIE = 'reviews_moderator'
const HOURS = 12

export interface ModeratorSession {
  /** Whether a typed token is the right one. */
  accepts(token: string): boolean
  /** The `Set-Cookie` header that starts a session. */
  open(): string
  /** The `Set-Cookie` header that ends a session. */
  close(): string
  /** The form key of this session, which each form must contain; undefined when nobody is signed in. */
  getFormKey(request: Request): string | undefined
}

export interface SessionOptions {
  readonly token: string
  readonly secret: string
  readonly secure: boolean
  readonly now: () => Date
}

/**
 * The session of the moderation page: a cookie with a signed time of expiry. It does not contain the token, but a new
 * token ends it.
 */
export function createModeratorSession({ token, secret, secure, now }: SessionOptions): ModeratorSession {
  const sign = (text: string) => createHmac('sha256', `${secret}\n${token}`).update(text).digest('base64url')
  const attributes = `Path=/moderation; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    accepts: (typed) => isEqual(typed, token),
    open: () => {
      const expires = String(now().getTime() + HOURS * 60 * 60_000)
      return `${COOKIE}=${expires}.${sign(`session ${expires}`)}; Max-Age=${HOURS * 60 * 60}; ${attributes}`
    },
    close: () => `${COOKIE}=; Max-Age=0; ${attributes}`,
    getFormKey: (request) => {
      const value = readCookie(request, COOKIE) ?? ''
      const [expires = '', signature = ''] = value.split('.')
      if (!isEqual(signature, sign(`session ${expires}`)) || Number(expires) < now().getTime())
        return undefined
      return sign(`form ${value}`)
    },
  }
}
