/** Names of the two headers that a signed call carries. */
export interface SignatureHeaders {
  /** Milliseconds since 1970. */
  readonly timestamp: string
  /** 64 hex digits: HMAC-SHA256 over time stamp, dot and body, exactly as sent. */
  readonly signature: string
}

export interface SigningOptions {
  /** What sender and receiver share. */
  readonly secret: string
  readonly headers: SignatureHeaders
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: () => number
}

/** Gives the headers to send with a body. */
export type Sign = (body: string) => Promise<Record<string, string>>

/** Signs calls. No two share a time stamp: the receiver would take the second of two equal calls for a replay. */
export function createSigner({ secret, headers, now = Date.now }: SigningOptions): Sign {
  const key = importKey(secret)
  let last = 0
  return async (body) => {
    last = Math.max(now(), last + 1)
    const timestamp = String(last)
    const signature = await crypto.subtle.sign('HMAC', await key, toSignedBytes(timestamp, body))
    return { [headers.timestamp]: timestamp, [headers.signature]: toHex(signature) }
  }
}

export interface SignedCall {
  readonly headers: { get(name: string): string | null }
  /** Exactly as received. */
  readonly body: string
}

export interface VerifyingOptions extends SigningOptions {
  /** How far the sender's clock may be off, either way. Default five minutes. */
  readonly windowMs?: number
  /**
   * Whether a signature comes for the first time; it has to be remembered for twice the window. Default: the last 10,000
   * are remembered in memory, so that a call counts once in each process.
   */
  readonly isNew?: ((signature: string) => Promise<boolean>) | undefined
}

/** Whether a call was signed with the secret, is recent, and came for the first time. */
export type Verify = (call: SignedCall) => Promise<boolean>

/** How far a sender's clock may be off unless something else is said: five minutes, in milliseconds. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000
/** Calls remembered against replay; within one window there are far fewer. */
const CALLS_MAX = 10_000

/**
 * @example
 * ```ts
 * import { createSigner, createVerifier } from '@sorrel/http/signature'
 *
 * const keys = { secret: 'shared', headers: { timestamp: 'x-timestamp', signature: 'x-signature' } }
 * const call = { headers: new Headers(await createSigner(keys)('{}')), body: '{}' }
 * const verify = createVerifier(keys)
 * console.log(await verify(call), await verify(call)) // true false
 * ```
 */
export function createVerifier(options: VerifyingOptions): Verify {
  const { secret, headers: names, now = Date.now, windowMs = SIGNATURE_WINDOW_MS } = options
  const key = importKey(secret)
  const { isNew = createReplayMemory(2 * windowMs, now) } = options
  return async ({ headers, body }) => {
    const timestamp = headers.get(names.timestamp) ?? ''
    const signature = headers.get(names.signature)?.toLowerCase() ?? ''
    if (!/^\d{1,15}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false
    const bytes = toSignedBytes(timestamp, body)
    const isTrue = await crypto.subtle.verify('HMAC', await key, fromHex(signature), bytes)
    const isRecent = Math.abs(now() - Number(timestamp)) <= windowMs
    return isTrue && isRecent && isNew(signature)
  }
}

/** Remembers signatures for `ttlMs`, oldest forgotten first. */
function createReplayMemory(ttlMs: number, now: () => number): (signature: string) => Promise<boolean> {
  const seen = new Map<string, number>()
  return async (signature) => {
    for (const [old, at] of seen) {
      if (now() - at <= ttlMs && seen.size < CALLS_MAX) break
      seen.delete(old)
    }
    if (seen.has(signature)) return false
    seen.set(signature, now())
    return true
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
}

function toSignedBytes(timestamp: string, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${timestamp}.${body}`)
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
