import { createHmac } from 'node:crypto'
import { readCookie } from '@sorrel/http/request'
import { isEqual } from '../http/visitor.ts'

const COOKIE = 'reviews_moderator'
const HOURS = 12

export interface ModeratorSession {
  /** Whether a token that was typed in is the right one. */
  accepts(token: string): boolean
  /** `Set-Cookie` of somebody who has just signed in. */
  open(): string
  /** `Set-Cookie` that signs out. */
  close(): string
  /** The text that each form of this session carries; undefined when nobody is signed in. */
  getFormKey(request: Request): string | undefined
}

export interface SessionOptions {
  readonly token: string
  readonly secret: string
  readonly secure: boolean
  readonly now: () => Date
}

/** The page's own session: a signed time of expiry. The token is not in it; another token ends it. */
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
