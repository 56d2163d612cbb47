import { hash } from 'node:crypto'
import { z } from 'zod'
import type { KeyedStore } from './read-through.ts'

export interface StoredEntry {
  /** JSON; whoever reads it parses it. */
  readonly head: unknown
  readonly body: Buffer
}

/** Entries by key. What cannot be read is absent, what cannot be written is not kept: no call ever rejects. */
export type EntryStore = KeyedStore<StoredEntry>

const CHECKSUM_BYTES = 32
const LENGTH_BYTES = 4

const header = z.object({ key: z.string(), head: z.unknown() })

/** A checksum of all that follows, the length of the header, the header, the body. */
export function encodeEntry(key: string, { head, body }: StoredEntry): Buffer {
  const headed = Buffer.from(JSON.stringify({ key, head }))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(headed.length)
  const content = Buffer.concat([length, headed, body])
  return Buffer.concat([hash('sha256', content, 'buffer'), content])
}

/** Undefined for bytes that are not as they were written. */
export function decodeEntry(
  bytes: Buffer,
): { readonly key: string; readonly entry: StoredEntry } | undefined {
  const content = bytes.subarray(CHECKSUM_BYTES)
  if (!hash('sha256', content, 'buffer').equals(bytes.subarray(0, CHECKSUM_BYTES))) return undefined
  const bodyStart = LENGTH_BYTES + content.readUInt32BE()
  const { key, head } = header.parse(JSON.parse(content.toString('utf8', LENGTH_BYTES, bodyStart)))
  return { key, entry: { head, body: content.subarray(bodyStart) } }
}
