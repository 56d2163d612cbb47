import {
  base64url,
  calculateJwkThumbprint,
  EncryptJWT,
  errors,
  jwtDecrypt,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'

/** The claims of a token (RFC 7519); it expires at `exp`, in seconds since 1970. */
export type Claims = JWTPayload

/** The first makes tokens, all read them: a new secret goes in front, and an old one out when its tokens have ended. */
export type Secrets = readonly [string, ...string[]]

export interface TokenOptions {
  /** The purpose of the tokens. Each audience has its own keys, so a token for one is refused by all others. */
  readonly audience: string
  readonly secrets: Secrets
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: (() => number) | undefined
}

export interface Tokens {
  /** `seconds` is how long the token holds, unless its claims say so. Default: as long as its secret. */
  issue(claims: Claims, seconds?: number): Promise<string>
  /** Undefined for a text that was not issued for this audience with one of the secrets, or is over. Never throws. */
  read(token: string): Promise<Claims | undefined>
}

/** Longer texts are refused unread: a browser keeps no longer cookie. */
const TOKEN_MAX_LENGTH = 4096

/**
 * Tokens that everybody can read and only a holder of the secret can make (JWT, HS256).
 *
 * @example
 * ```ts
 * import { createSignedTokens } from '@sorrel/contracts/http/token'
 *
 * const before = createSignedTokens({ audience: 'visitor', secrets: ['the old secret'] })
 * const after = createSignedTokens({ audience: 'visitor', secrets: ['the new secret', 'the old secret'] })
 * const other = createSignedTokens({ audience: 'letter', secrets: ['the old secret'] })
 * const token = await before.issue({ sub: 'v1' })
 * console.log((await after.read(token))?.sub, await other.read(token)) // v1 undefined
 * ```
 */
export function createSignedTokens({ audience, secrets, now = Date.now }: TokenOptions): Tokens {
  const keys = deriveKeys(secrets, audience)
  return {
    issue: async (claims, seconds) => {
      const [{ kid, key }] = await keys
      const all = toAll({ claims, seconds, audience, now })
      return new SignJWT(all).setProtectedHeader({ alg: 'HS256', kid }).sign(key)
    },
    read: (token) =>
      readClaims(token, () =>
        jwtVerify(token, findKey(keys), { audience, algorithms: ['HS256'], currentDate: new Date(now()) }),
      ),
  }
}

/** Tokens that only a holder of the secret can make or read (JWE, AES-256-GCM). */
export function createSealedTokens({ audience, secrets, now = Date.now }: TokenOptions): Tokens {
  const keys = deriveKeys(secrets, audience)
  const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  return {
    issue: async (claims, seconds) => {
      const [{ kid, key }] = await keys
      const all = toAll({ claims, seconds, audience, now })
      return new EncryptJWT(all).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid }).encrypt(key)
    },
    read: (token) =>
      readClaims(token, () =>
        jwtDecrypt(token, findKey(keys), { audience, ...algorithms, currentDate: new Date(now()) }),
      ),
  }
}

async function readClaims(
  token: string,
  read: () => Promise<{ readonly payload: Claims }>,
): Promise<Claims | undefined> {
  if (token.length > TOKEN_MAX_LENGTH || !isCanonical(token)) return undefined
  try {
    return (await read()).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** Base64url has several spellings of the same bytes; only one of them is accepted. */
function isCanonical(token: string): boolean {
  try {
    return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part)
  } catch {
    return false
  }
}

interface Issued {
  readonly claims: Claims
  readonly seconds: number | undefined
  readonly audience: string
  readonly now: () => number
}

function toAll({ claims, seconds, audience, now }: Issued): Claims {
  const end = seconds === undefined ? {} : { exp: Math.floor(now() / 1000) + seconds }
  return { ...claims, ...end, aud: audience }
}

interface Key {
  /** Its thumbprint (RFC 7638), so that a key is named by what it is. */
  readonly kid: string
  readonly key: Uint8Array
}

type Keys = Promise<readonly [Key, ...Key[]]>

async function deriveKeys([first, ...others]: Secrets, audience: string): Keys {
  const derive = (secret: string) => deriveKey(secret, audience)
  return [await derive(first), ...(await Promise.all(others.map(derive)))]
}

const findKey =
  (keys: Keys) =>
  async ({ kid }: { readonly kid?: string }): Promise<Uint8Array> => {
    const found = (await keys).find((one) => one.kid === kid)
    if (found === undefined) throw new errors.JWKSNoMatchingKey()
    return found.key
  }

/** HKDF with SHA-256 (RFC 5869), without salt; the audience is its `info`. */
async function deriveKey(secret: string, audience: string): Promise<Key> {
  const encoder = new TextEncoder()
  const source = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(audience) }
  const key = new Uint8Array(await crypto.subtle.deriveBits(algorithm, source, 256))
  const thumbprint = await calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(key) })
  return { kid: thumbprint.slice(0, 8), key }
}
