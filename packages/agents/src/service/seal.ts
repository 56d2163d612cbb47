const IV_BYTES = 12

/** Longest id that is opened; ours are a third of that. */
const SEALED_MAX = 900

/** What a sealed text is for: one kind never opens as another. */
export type SealKind = 'cart' | 'checkout' | 'handoff'

/** Texts that only this shop can read and nobody can make: AES-256-GCM under a key of the shop's secret. */
export interface Seal {
  readonly seal: (kind: SealKind, value: object) => Promise<string>
  /** The value, not parsed yet; undefined for a text that was not sealed here as this kind. */
  readonly open: (kind: SealKind, text: string) => Promise<unknown>
}

export function createSeal(secret: string): Seal {
  const key = importKey(secret)
  const toAlgorithm = (kind: SealKind, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`sorrel agents ${kind}`),
  })
  return {
    seal: async (kind, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const text = new TextEncoder().encode(JSON.stringify(value))
      const sealed = await crypto.subtle.encrypt(toAlgorithm(kind, iv), await key, text)
      return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
    },
    open: async (kind, text) => {
      if (text.length > SEALED_MAX) return undefined
      const decoded = Buffer.from(text, 'base64url')
      // Several texts are the same bytes; only one of them is the id.
      if (decoded.toString('base64url') !== text) return undefined
      const bytes = Uint8Array.from(decoded)
      const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
      try {
        const plain = await crypto.subtle.decrypt(toAlgorithm(kind, iv), await key, sealed)
        return JSON.parse(new TextDecoder().decode(plain))
      } catch {
        return undefined
      }
    },
  }
}

async function importKey(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`sorrel agents ${secret}`))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** A name for a value that says nothing of it. */
export async function toDigest(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('base64url')
}
