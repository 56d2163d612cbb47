import type { Verifier } from 'http-message-sig'
import { z } from 'zod'

const text = z.string().max(200)
const jwk = z.discriminatedUnion('kty', [
  z.object({ kty: z.literal('EC'), crv: z.enum(['P-256', 'P-384']), x: text, y: text, kid: text.optional() }),
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: text, kid: text.optional() }),
])

/** A public key of a type that is supported for signatures. */
export type PublicKey = z.infer<typeof jwk>

const named = z.looseObject({ kid: text.optional() })

const ALGORITHMS = {
  'P-256': { name: 'ecdsa-p256-sha256', key: { name: 'ECDSA', namedCurve: 'P-256' }, hash: 'SHA-256' },
  'P-384': { name: 'ecdsa-p384-sha384', key: { name: 'ECDSA', namedCurve: 'P-384' }, hash: 'SHA-384' },
  Ed25519: { name: 'ed25519', key: { name: 'Ed25519' }, hash: undefined },
} as const

/** RFC 9421 names of the supported algorithms. */
export const ALGORITHM_NAMES = Object.values(ALGORITHMS).map(({ name }) => name)

/** The key with this id, matched by `kid` or thumbprint; `unsupported` if its type is. */
export async function findKey(
  keys: readonly unknown[],
  id: string,
): Promise<PublicKey | 'unsupported' | undefined> {
  for (const given of keys) {
    const key = jwk.safeParse(given).data
    if (key !== undefined && (key.kid === id || (await toThumbprint(key)) === id)) return key
    if (key === undefined && named.safeParse(given).data?.kid === id) return 'unsupported'
  }
  return undefined
}

/** Identifies a key by its content (RFC 7638). */
export async function toThumbprint(key: PublicKey): Promise<string> {
  const { crv, kty, x } = key
  const members = key.kty === 'EC' ? { crv, kty, x, y: key.y } : { crv, kty, x }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(members)))
  return Buffer.from(digest).toString('base64url')
}

/** A verifier for signatures of a key. The key determines the algorithm, never the signature. */
export function toVerifier(key: PublicKey): Verifier {
  const { name, key: algorithm, hash } = ALGORITHMS[key.crv]
  const parameters = hash === undefined ? { name: 'Ed25519' } : { name: 'ECDSA', hash }
  return {
    algorithm: name,
    verify: async (data, signature) => {
      const imported = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify'])
      return crypto.subtle.verify(parameters, imported, Uint8Array.from(signature), Uint8Array.from(data))
    },
  }
}
