import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** An older file is still given, and made anew meanwhile. */
const FRESH_MS = 3_600_000
/** All files together, packed. A file of 10,000 products is about 0.5 MB. */
const MAX_BYTES = 32 * 1024 * 1024

interface CachedFile {
  readonly packed: Buffer
  readonly madeAt: number
}

export interface CachedFilesOptions {
  readonly now: Clock
}

/**
 * Files that take long to make, kept packed. Each is made by one request at a time; only who asks first waits for it. A
 * file that cannot be made anew stays as it is.
 */
export function createCachedFiles({ now }: CachedFilesOptions) {
  const files = new LRUCache<string, CachedFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) => packed.length,
  })
  const running = new Map<string, Promise<CachedFile>>()

  async function build(name: string, make: () => Promise<string>): Promise<CachedFile> {
    try {
      const madeAt = now()
      const file = { packed: await pack(await make()), madeAt }
      files.set(name, file)
      return file
    } finally {
      running.delete(name)
    }
  }

  function renew(name: string, make: () => Promise<string>): Promise<CachedFile> {
    const building = running.get(name) ?? build(name, make)
    running.set(name, building)
    return building
  }

  return {
    /** The text of a file. Rejects as `make` does where there is none yet. */
    async read(name: string, make: () => Promise<string>): Promise<string> {
      const known = files.get(name)
      if (known === undefined) return toText(await renew(name, make))
      if (now() - known.madeAt >= FRESH_MS) renew(name, make).catch(() => undefined)
      return toText(known)
    },
  }
}

async function toText({ packed }: CachedFile): Promise<string> {
  return (await unpack(packed)).toString()
}
