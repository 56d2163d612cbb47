import { readCookie } from '@sorrel/contracts/http/request'
import { createSignedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { generateCookie } from 'hono/cookie'
import { isEqual } from '../http/visitor.ts'

const COOKIE = 'reviews_moderator'
const SECONDS = 12 * 60 * 60

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
  open(moderator: Moderator): Promise<string>
  /** The `Set-Cookie` header that ends a session. */
  toEndCookie(): string
  /** The signed-in operator; undefined without one. */
  identify(request: Request): Promise<SignedIn | undefined>
}

export interface SessionOptions {
  readonly moderators: readonly Moderator[]
  readonly secrets: Secrets
  readonly secure: boolean
  readonly now: () => Date
}

/**
 * The session of the moderation page: a cookie with the moderator's name, which ends after twelve hours. It does not contain
 * the token, but a new token ends it.
 */
export function createModeratorSession({
  moderators,
  secrets,
  secure,
  now,
}: SessionOptions): ModeratorSession {
  const attributes = { path: '/moderation', httpOnly: true, secure, sameSite: 'Strict' } as const
  const createTokens = ({ token }: Moderator) => {
    const [first, ...others] = secrets
    const withToken = (secret: string) => `${secret}\n${token}`
    return createSignedTokens({
      audience: 'reviews moderation',
      secrets: [withToken(first), ...others.map(withToken)],
      now: () => now().getTime(),
    })
  }
  const known = moderators.map((moderator) => ({ ...moderator, tokens: createTokens(moderator) }))
  return {
    // Compares every token, so that the response time does not reveal the position of the match.
    findByToken: (token) => moderators.filter((moderator) => isEqual(token, moderator.token))[0],
    open: async (moderator) => {
      const claims = { sub: moderator.name, jti: crypto.randomUUID() }
      const token = await createTokens(moderator).issue(claims, SECONDS)
      return generateCookie(COOKIE, token, { ...attributes, maxAge: SECONDS })
    },
    toEndCookie: () => generateCookie(COOKIE, '', { ...attributes, maxAge: 0 }),
    identify: async (request) => {
      const cookie = readCookie(request, COOKIE) ?? ''
      for (const { name, tokens } of known) {
        const { sub, jti } = (await tokens.read(cookie)) ?? {}
        if (sub === name && jti !== undefined) return { name, key: jti }
      }
      return undefined
    },
  }
}
