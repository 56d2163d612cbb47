import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Clock } from './clock.ts'
import { withTimeout } from './resilience/with-timeout.ts'

const unpack = promisify(gunzip)

/** Files older than this are rebuilt. */
const FRESH_MS = 3_600_000
/**
 * Maximum size of all files together, compressed. A file of 10,000 products is about 0.5 MB in a sitemap and 2 MB in a
 * feed.
 */
const MAX_BYTES = 32 * 1024 * 1024

/** A file that changes constantly is being rebuilt for at most a tenth of the time. */
const REST_FACTOR = 9

export interface CachedFile {
  /** Compressed by gzip. */
  readonly packed: Buffer
  /** Derived from the bytes, so that identical files have the same ETag. */
  readonly etag: string
  readonly madeAt: number
  /** No rebuild because of a change before this time. */
  readonly restsUntil: number
}

/** Produces a file in parts, so that the uncompressed file is never in memory as a whole. */
export type MakeFile = () => AsyncIterable<string>

export interface CachedFilesOptions {
  readonly now: Clock
  /** When the files' data last changed. Default: unknown. */
  readonly getChangedAt?: (() => number) | undefined
  /**
   * How long a request waits for a new file. Default: an outdated file is served immediately, and a missing one is
   * awaited.
   */
  readonly waitMs?: number | undefined
  /** All files together, packed. Default 32 MB. */
  readonly maxBytes?: number | undefined
}

/**
 * Caches compressed files that take long to build. They are built one at a time, each once for all waiting requests. If
 * a rebuild fails, the old file is kept.
 */
export function createCachedFiles(options: CachedFilesOptions) {
  const { now, waitMs, getChangedAt = () => Number.NEGATIVE_INFINITY, maxBytes = MAX_BYTES } = options
  const files = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packed.length,
  })
  const running = new Map<string, Promise<CachedFile>>()
  const queue = new PQueue({ concurrency: 1 })

  function renew(name: string, make: MakeFile): Promise<CachedFile> {
    const known = running.get(name)
    if (known !== undefined) return known
    const building = queue
      .add(async () => {
        const file = await build(make, now)
        files.set(name, file)
        return file
      })
      .finally(() => running.delete(name))
    running.set(name, building)
    return building
  }

  function isOld({ madeAt, restsUntil }: CachedFile): boolean {
    return now() - madeAt >= FRESH_MS || (getChangedAt() >= madeAt && now() >= restsUntil)
  }

  return {
    /**
     * Returns a file. Rejects as `make` does if there is none yet, and with a `TimeoutError` if it takes too long; the
     * build continues.
     */
    async read(name: string, make: MakeFile): Promise<CachedFile> {
      const known = files.get(name)
      if (known !== undefined && !isOld(known)) return known
      const renewing = renew(name, make)
      if (known === undefined) return withTimeout(renewing, waitMs)
      const renewed = renewing.catch(() => known)
      return waitMs === undefined ? known : withTimeout(renewed, waitMs).catch(() => known)
    },
  }
}

async function build(make: MakeFile, now: Clock): Promise<CachedFile> {
  const madeAt = now()
  const parts: Buffer[] = []
  await pipeline(Readable.from(make()), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  })
  const packed = Buffer.concat(parts)
  const etag = `"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`
  return { packed, etag, madeAt, restsUntil: now() + REST_FACTOR * (now() - madeAt) }
}

/** The whole text of a file. */
export async function toText({ packed }: CachedFile): Promise<string> {
  return (await unpack(packed)).toString()
}
