import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new token nobody can guess: 32 random bytes, safe in a header and in an address. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash of a token that is stored; the token cannot be derived from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
