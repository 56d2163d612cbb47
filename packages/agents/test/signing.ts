import { createHash } from 'node:crypto'
import { createSignature, type Signer } from 'http-message-sig'
import { DIRECTORY_PATH } from '../src/profile/document-reader.ts'
import { createDirectoryReader, createProfileReader } from '../src/profile.ts'
import type { PublicKey } from '../src/signature/public-key.ts'
import { aProfile, openShop, ORIGIN, PROFILE, type ShopFixtureOptions } from './shop-fixture.ts'

export const NOW = 1_800_000_000
export const DIRECTORY = `https://agent.example${DIRECTORY_PATH}`
const BODY = JSON.stringify({ query: 'soap', context: { currency: 'GBP' } })

type KeyKind = 'P-256' | 'P-384' | 'Ed25519'
const KINDS = {
  'P-256': { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256', algorithm: 'ecdsa-p256-sha256' },
  'P-384': { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384', algorithm: 'ecdsa-p384-sha384' },
  Ed25519: { name: 'Ed25519', algorithm: 'ed25519' },
} as const

export interface TestKey {
  readonly jwk: PublicKey
  readonly signer: Signer
}

export async function aKey(kind: KeyKind, kid?: string): Promise<TestKey> {
  const { algorithm, ...parameters } = KINDS[kind]
  const pair = await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('not a pair')
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const sign = async (data: Uint8Array) =>
    new Uint8Array(await crypto.subtle.sign(parameters, pair.privateKey, Uint8Array.from(data)))
  // What a platform publishes has been through JSON.
  const jwk: PublicKey = JSON.parse(JSON.stringify({ kty, crv, x, y, kid }))
  return { jwk, signer: { algorithm, sign } }
}

export const KEY = await aKey('P-256', 'platform-2026')

interface Documents {
  keys?: readonly unknown[]
  /** The field of the profile that lists them. Default: that of the newest release. */
  field?: 'keys' | 'signing_keys'
  directory?: readonly unknown[]
  /** Instead of a profile. */
  profile?: () => Response
}

/** A shop whose service is away: a call that is let in ends as 503. Its log says whom it took the caller for. */
export function openSigned(
  { keys = [KEY.jwk], field = 'keys', directory = [], profile }: Documents = {},
  overrides: Partial<ShopFixtureOptions> = {},
) {
  let now = NOW * 1000
  const given = { keys, directory }
  const reads: string[] = []
  const fetch = async (url: URL) => {
    reads.push(url.href)
    if (url.href === PROFILE && profile) return profile()
    if (url.href === PROFILE) return Response.json({ ...aProfile(), [field]: given.keys })
    if (url.href === DIRECTORY) return Response.json({ keys: given.directory })
    return new Response(null, { status: 404 })
  }
  const clock = { now: () => now }
  const shop = openShop({
    commerceUrl: 'http://127.0.0.1:9',
    readProfile: createProfileReader({ fetch, ...clock }),
    readDirectory: createDirectoryReader({ fetch, ...clock }),
    ...clock,
    ...overrides,
  })
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { ...shop, given, reads, pass }
}

export interface Signing {
  readonly key?: TestKey
  readonly path?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Undefined leaves one out. */
  readonly parameters?: Readonly<Record<string, string | number | undefined>>
  readonly components?: readonly string[]
  /** Put in place of what was signed. */
  readonly sent?: {
    readonly body?: string
    readonly path?: string
    readonly headers?: Record<string, string>
  }
}

const toDigest = (body: string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

export const COMPONENTS = ['@method', '@authority', '@path', 'content-digest', 'content-type', 'ucp-agent']

export async function sign({
  key = KEY,
  path = '/ucp/v1/catalog/search',
  body = BODY,
  ...signing
}: Signing = {}) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-digest': toDigest(body),
    'ucp-agent': `profile="${PROFILE}"`,
    ...signing.headers,
  }
  const fields = Object.entries(headers).map(([name, value]) => ({ name, value }))
  const components = (signing.components ?? COMPONENTS).map((name) =>
    name === 'signature-agent' && headers['signature-agent']?.includes('=')
      ? { name, parameters: { key: 'sig1' } }
      : name,
  )
  const parameters: Signing['parameters'] & object = {
    keyid: 'platform-2026',
    created: NOW,
    ...signing.parameters,
  }
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  const { signature, signatureInput } = await createSignature(
    { kind: 'request', method: 'POST', targetUri: ORIGIN + path, fields },
    {
      label: 'sig1',
      components,
      parameters: Object.fromEntries(given),
      // Whoever attacks may claim any.
      signer: { ...key.signer, algorithm: String(parameters.alg ?? key.signer.algorithm) },
    },
  )
  const { sent } = signing
  const sentHeaders: Record<string, string> = {
    ...headers,
    signature,
    'signature-input': signatureInput,
    ...sent?.headers,
  }
  const init = {
    method: 'POST',
    headers: sentHeaders,
    body: sent?.body ?? body,
  }
  return [sent?.path ?? path, init] as const
}

export type SignedShop = ReturnType<typeof openSigned>

export async function call(shop: SignedShop, signing: Signing = {}) {
  const response = await shop.send(...(await sign(signing)))
  const { code } = await response.json()
  return [response.status, code]
}
