import { createHmac } from 'node:crypto'
import { readCookie } from '@sorrel/http/request'
import { isEqual } from '../http/visitor.ts'

const COOKIE = 'reviews_moderator'
const HOURS = 12

/** Who may moderate: the name for the audit table, and the token that proves it. */
export interface Moderator {
  readonly name: string
  readonly token: string
}

/** A signed-in moderator. */
export interface SignedIn {
  readonly name: string
  /** The form key of this session, which each form must contain. */
  readonly key: string
}

export interface ModeratorSession {
  /** The moderator whose token was typed; undefined for a wrong one. */
  findByToken(token: string): Moderator | undefined
  /** The `Set-Cookie` header that starts a session. */
  open(moderator: Moderator): string
  /** The `Set-Cookie` header that ends a session. */
  close(): string
  /** Who is signed in; undefined when nobody is. */
  identify(request: Request): SignedIn | undefined
}

export interface SessionOptions {
  readonly moderators: readonly Moderator[]
  readonly secret: string
  readonly secure: boolean
  readonly now: () => Date
}

/**
 * The session of the moderation page: a cookie with the moderator's name and a signed time of expiry. It does not contain
 * the token, but a new token ends it.
 */
export function createModeratorSession(options: SessionOptions): ModeratorSession {
  const { moderators, secret, secure, now } = options
  const sign = ({ token }: Moderator, text: string) =>
    createHmac('sha256', `${secret}\n${token}`).update(text).digest('base64url')
  const attributes = `Path=/moderation; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  const toCode = ({ name }: Moderator) => Buffer.from(name).toString('base64url')
  return {
    // Every token is compared, so that the time does not tell how many there are before the right one.
    findByToken: (token) => moderators.filter((moderator) => isEqual(token, moderator.token))[0],
    open: (moderator) => {
      const facts = `${toCode(moderator)}.${now().getTime() + HOURS * 60 * 60_000}`
      const cookie = `${COOKIE}=${facts}.${sign(moderator, `session ${facts}`)}`
      return `${cookie}; Max-Age=${HOURS * 60 * 60}; ${attributes}`
    },
    close: () => `${COOKIE}=; Max-Age=0; ${attributes}`,
    identify: (request) => {
      const value = readCookie(request, COOKIE) ?? ''
      const [code = '', expires = '', signature = ''] = value.split('.')
      const moderator = moderators.find((one) => toCode(one) === code)
      if (moderator === undefined || !isEqual(signature, sign(moderator, `session ${code}.${expires}`)))
        return undefined
      if (Number(expires) < now().getTime()) return undefined
      return { name: moderator.name, key: sign(moderator, `form ${value}`) }
    },
  }
}
