import { isSignatureError, type UntrustedSignatureCandidate, verifySignature } from 'http-message-sig'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Failure, FailureCode } from '../model/outcome.ts'
import { DIRECTORY_PATH, readBoundedBody, type ReadDirectory } from '../profile/document-reader.ts'
import type { ReadProfile } from '../profile.ts'
import { type AgentMemory, toDigest } from '../service/memory.ts'
import { BODY_MAX_BYTES } from '../model/capabilities.ts'
import { ALGORITHM_NAMES, findKey, type PublicKey, toThumbprint, toVerifier } from './public-key.ts'

/** Where the keys of a signature are listed. */
type KeySource =
  /** In the profile that the call names. */
  | { readonly kind: 'profile' }
  /** At a URL of the agent's own. */
  | { readonly kind: 'directory'; readonly url: string; readonly origin: string }

/**
 * Parses `Signature-Agent`: `sig1="https://agent.example"`, or a bare string as in earlier drafts. With `type=jwks_uri`
 * the URL is that of the keys; without a type it is the origin of a directory. Undefined if it contains no https URL
 * for this signature.
 */
function readKeySource(header: string | null, label: string): KeySource | undefined {
  if (header === null) return { kind: 'profile' }
  const members = [...header.matchAll(/(?:^|,)\s*(?:([a-z*][\w.*-]*)=)?"([^"\\]*)"((?:;[^,]*)?)/g)]
  const [, , value = '', parameters = ''] = members.find(([, key = label]) => key === label) ?? []
  const url = URL.parse(value)
  const type = /;\s*type="?([\w-]+)/.exec(parameters)?.[1] ?? 'directory'
  if (url === null) return undefined
  if (type === 'jwks_uri') return { kind: 'directory', url: url.href, origin: url.origin }
  if (type !== 'directory') return undefined
  return { kind: 'directory', url: url.origin + DIRECTORY_PATH, origin: url.origin }
}

/** The signer of a call. */
export interface Signer {
  /** Origin of the profile or of the key directory. */
  readonly origin: string
  /** Whether a call may name this profile: it must be the profile whose key signed, or have the directory's origin. */
  readonly speaksFor: (profile: string) => boolean
  /** Whether the signature expires. If not, only an idempotency key protects the call from a later replay. */
  readonly ends: boolean
}

/** Undefined for an unsigned call. */
export type SignatureResult = Result<Signer | undefined, Failure>

/** Leaves the request's body unread. */
export type CheckSignature = (request: Request) => Promise<SignatureResult>

export interface SignatureOptions {
  readonly readProfile: ReadProfile
  /** Default: Web Bot Auth signatures with keys from a directory are refused. */
  readonly readDirectory?: ReadDirectory | undefined
  readonly memory: AgentMemory
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Tolerated clock difference, and the lifetime of a signature without expiry. Seconds. */
const SKEW = 60
const AGE_MAX = 300
/** Maximum lifetime of a signature, whatever its own expiry. */
const LIFE_MAX = 24 * 60 * 60

/** Thrown when the library requests the key of a signature that is not accepted. */
class Refusal extends Error {
  readonly failure: Failure
  constructor(code: FailureCode, content: string) {
    super(content)
    this.failure = { code, content }
  }
}

const invalid = (content: string) => new Refusal('signature_invalid', content)

/**
 * Creates a verifier for HTTP message signatures (RFC 9421): ES256, ES384 and Ed25519, with the keys of the profile
 * that `UCP-Agent` names, or of the directory in `Signature-Agent` (Web Bot Auth). A call with any signature header
 * must have a valid signature: it is never treated as unsigned.
 */
export function createSignatureCheck(options: SignatureOptions): CheckSignature {
  return async (request) => {
    const { headers } = request
    const isSigned = ['signature', 'signature-input', 'signature-agent'].some((name) => headers.has(name))
    if (!isSigned) return ok(undefined)
    try {
      return ok(await check(options, request))
    } catch (error) {
      return err(toFailure(error))
    }
  }
}

async function check(options: SignatureOptions, request: Request): Promise<Signer | undefined> {
  const body = await readBoundedBody(request.clone(), BODY_MAX_BYTES)
  if (body === undefined) throw new Refusal('request_too_large', 'The body is larger than 64 KiB')
  const hasBody = body.length > 0
  for (const name of ['signature', 'signature-input', ...(hasBody ? ['content-digest'] : [])])
    if (!request.headers.has(name)) throw new Refusal('signature_missing', `The header ${name} is missing`)
  if (hasBody) await checkDigest(request, body)
  let signer: Signer | undefined
  const verified = await verifySignature(toMessage(request), {
    policy: {
      algorithms: ALGORITHM_NAMES,
      requiredComponents: getRequiredComponents(request, hasBody),
      requiredParameters: ['keyid'],
      clockSkew: SKEW,
      now: Math.floor(options.now() / 1000),
    },
    resolveVerifier: async (candidate, { now }) => {
      checkTime(candidate, now)
      const found = await resolveSigner(options, request, candidate)
      signer = found.signer
      return toVerifier(found.key)
    },
  })
  await takeNonce(options, verified.parameters)
  return signer
}

function toMessage({ method, url, headers }: Request) {
  const fields = [...headers].map(([name, value]) => ({ name, value }))
  return { kind: 'request', method, targetUri: url, fields } as const
}

async function checkDigest({ headers }: Request, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('base64')
  const given = /(?:^|,)\s*sha-256=:([\w+/=]*):/.exec(headers.get('content-digest') ?? '')?.[1]
  if (given !== digest) throw new Refusal('digest_mismatch', 'Content-Digest is not the SHA-256 of the body')
}

/** Checks that the library omits: the age of a signature, and the parameters of Web Bot Auth. */
function checkTime({ parameters }: UntrustedSignatureCandidate, now: number): void {
  const { created, expires, nonce, tag } = parameters
  if (created === undefined) {
    if (expires !== undefined || nonce !== undefined || tag === 'web-bot-auth')
      throw invalid('The signature does not say when it was created')
    return
  }
  const life = expires === undefined ? AGE_MAX : Math.min(expires - created, LIFE_MAX)
  if (now > created + life + SKEW) throw invalid('The signature is too old')
  if (tag === 'web-bot-auth' && expires === undefined)
    throw invalid('The signature does not say when it ends')
}

interface Resolved {
  readonly signer: Signer
  readonly key: PublicKey
}

async function resolveSigner(
  { readProfile, readDirectory }: SignatureOptions,
  { headers }: Request,
  { label, components, parameters }: UntrustedSignatureCandidate,
): Promise<Resolved> {
  const source = readKeySource(headers.get('signature-agent'), label)
  if (source === undefined) throw invalid('Signature-Agent names no https address for this signature')
  if (headers.has('signature-agent') && !components.some(({ name }) => name === 'signature-agent'))
    throw invalid('The signature does not cover signature-agent')
  const { keyid = '', created, tag } = parameters
  const ends = created !== undefined
  if (source.kind === 'directory') {
    const key = await readKey(keyid, async (isMissing) => {
      const found = await readDirectory?.(source.url, { isMissing })
      return found?.ok ? ok(found.value.keys) : found
    })
    if (tag === 'web-bot-auth' && (await toThumbprint(key)) !== keyid)
      throw invalid('keyid is not the thumbprint of the key')
    const speaksFor = (profile: string) => URL.parse(profile)?.origin === source.origin
    return { key, signer: { origin: source.origin, speaksFor, ends } }
  }
  const url = readProfileUrl(headers.get('ucp-agent'))
  const key = await readKey(keyid, async (isMissing) => {
    const found = await readProfile(url, { isMissing })
    return found.ok ? ok(found.value.keys) : found
  })
  const speaksFor = (profile: string) => profile === url
  return { key, signer: { origin: URL.parse(url ?? '')?.origin ?? '', speaksFor, ends } }
}

type ReadKeys = (isMissing: boolean) => Promise<Result<readonly unknown[], Failure> | undefined>

/** Finds a key by id; if it is missing, the list is read again, since the key may be newer. */
async function readKey(id: string, readKeys: ReadKeys): Promise<PublicKey> {
  for (const isMissing of [false, true]) {
    const keys = await readKeys(isMissing)
    if (keys === undefined) break
    if (!keys.ok) throw new Refusal(keys.error.code, keys.error.content)
    const key = await findKey(keys.value, id)
    if (key === 'unsupported') throw new Refusal('algorithm_unsupported', 'Sign with ES256, ES384 or Ed25519')
    if (key !== undefined) return key
  }
  throw new Refusal('key_not_found', 'The agent lists no key with this keyid')
}

type Parameters = UntrustedSignatureCandidate['parameters']

/** Rejects a nonce that was already used during the lifetime of its signature. */
async function takeNonce({ memory, now }: SignatureOptions, parameters: Parameters): Promise<void> {
  const { nonce, keyid, created = 0, expires = created + AGE_MAX } = parameters
  if (nonce === undefined) return
  const end = Math.min(expires, created + LIFE_MAX) + SKEW
  const name = `nonce ${await toDigest(JSON.stringify([keyid, nonce]))}`
  const isFirst = await memory.claim(name, 'used', Math.max(1, end - Math.floor(now() / 1000)))
  if (!isFirst) throw invalid('The nonce was used before')
}

function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure
  if (!isSignatureError(error)) throw error
  if (error.cause instanceof Refusal) return error.cause.failure
  if (error.code === 'ResolverFailed') throw error
  const isAlgorithm = /^Algorithm .* is not allowed$/.test(error.message)
  if (isAlgorithm || error.code === 'AlgorithmMismatch')
    return { code: 'algorithm_unsupported', content: 'Sign with ES256, ES384 or Ed25519' }
  return { code: 'signature_invalid', content: error.message }
}

/**
 * The parts of a call that its signature must cover: its target, its body, and every header that identifies the caller
 * or a repetition. Any other part could be changed in transit.
 */
function getRequiredComponents(request: Request, hasBody: boolean): readonly string[] {
  const headers = ['ucp-agent', 'idempotency-key'].filter((name) => request.headers.has(name))
  return [
    '@method',
    '@authority',
    '@path',
    ...(new URL(request.url).search === '' ? [] : ['@query']),
    ...(hasBody ? ['content-digest', 'content-type'] : []),
    ...headers,
  ]
}

/** The profile that `UCP-Agent: profile="https://…"` names; undefined where it names none. */
export function readProfileUrl(header: string | null): string | undefined {
  return /(?:^|,)\s*profile="([^"\\]*)"/.exec(header ?? '')?.[1]
}
