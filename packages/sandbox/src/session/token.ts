import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
/** Characters of a session token's check. */
const CHECK_LENGTH = 12

/** A new unguessable token: 32 random bytes, safe in a header and in an address. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A new session token: a random part, `:`, and a checksum that detects truncation. */
export function createSessionToken(): string {
  const random = createToken()
  return `${random}:${getCheck(random)}`
}

/**
 * The integrity of a received session token: `whole`, percent-encoded, or damaged in any other way, such as cut short.
 * It does not show whether the token is known. See docs/commerce-service.md#sessions.
 */
export function getTokenState(token: string): 'whole' | 'encoded' | 'damaged' {
  if (isWhole(token)) return 'whole'
  return isWhole(token.replaceAll(/%3a/gi, ':')) ? 'encoded' : 'damaged'
}

function isWhole(token: string): boolean {
  const [random = '', check = ''] = token.split(':')
  return check !== '' && token === `${random}:${getCheck(random)}`
}

function getCheck(random: string): string {
  return hashToken(random).slice(0, CHECK_LENGTH)
}

/** The hash of a token that is stored; the token cannot be derived from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
