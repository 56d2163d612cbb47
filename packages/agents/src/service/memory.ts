/**
 * State between calls: answers to repeated calls (`repeat`), checkouts (`checkout`), used nonces (`nonce`). The first
 * word of a key names its kind.
 */
export interface AgentMemory {
  readonly get: (key: string) => Promise<string | undefined>
  readonly set: (key: string, value: string, ttlSeconds: number) => Promise<void>
  /** Stores the value if the key is free, and returns whether it was. */
  readonly claim: (key: string, value: string, ttlSeconds: number) => Promise<boolean>
  readonly delete: (key: string) => Promise<void>
}

export interface AgentMemoryOptions {
  /** Maximum number of entries per kind; the oldest are dropped first. Default 2000. */
  readonly max?: number
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: () => number
}

interface Entry {
  readonly value: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** In-memory state of this process. Several processes of one shop need a shared implementation. */
export function createAgentMemory({ max = 2000, now = Date.now }: AgentMemoryOptions = {}): AgentMemory {
  const kinds = new Map<string, Map<string, Entry>>()
  const open = (key: string) => {
    const [kind = ''] = key.split(' ', 1)
    const entries = kinds.get(kind) ?? new Map<string, Entry>()
    kinds.set(kind, entries)
    return entries
  }
  const read = (key: string) => {
    const entries = open(key)
    const entry = entries.get(key)
    if (entry !== undefined && entry.until > now()) return entry.value
    entries.delete(key)
    return undefined
  }
  const write = (key: string, value: string, ttlSeconds: number) => {
    const entries = open(key)
    entries.delete(key)
    entries.set(key, { value, until: now() + ttlSeconds * 1000 })
    const [oldest] = entries.keys()
    if (entries.size > max && oldest !== undefined) entries.delete(oldest)
  }
  return {
    get: async (key) => read(key),
    set: async (key, value, ttlSeconds) => write(key, value, ttlSeconds),
    claim: async (key, value, ttlSeconds) => {
      if (read(key) !== undefined) return false
      write(key, value, ttlSeconds)
      return true
    },
    delete: async (key) => void open(key).delete(key),
  }
}

/** A digest that identifies a value without revealing it. */
export async function toDigest(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('base64url')
}
