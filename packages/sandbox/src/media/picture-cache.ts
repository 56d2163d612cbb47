import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

const MEMORY_LIMIT_BYTES = 64_000_000
const DISK_LIMIT_FILES = 4000
const CHECK_EVERY_WRITES = 200

/**
 * Caches resized pictures: the latest in memory, the rest in `{dataDir}/pictures`, where the oldest files are deleted.
 */
export interface PictureCache {
  /** The cached bytes of a key, else those of `make`, which is called once for simultaneous requests. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** With `memory://` nothing is written to disk. A picture that cannot be written is made again the next time. */
export function createPictureCache(dataDir: string): PictureCache {
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_LIMIT_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
  })
  const making = new Map<string, Promise<Buffer>>()
  const disk = dataDir === 'memory://' ? undefined : createDisk(join(dataDir, 'pictures'))
  const find = async (key: string, make: () => Promise<Buffer>) => {
    const cached = await disk?.read(key)
    const bytes = cached ?? (await make())
    if (cached === undefined) await disk?.write(key, bytes).catch(() => undefined)
    memory.set(key, bytes)
    return bytes
  }
  return {
    get: (key, make) => {
      const cached = memory.get(key)
      if (cached !== undefined) return Promise.resolve(cached)
      const running = making.get(key) ?? find(key, make).finally(() => making.delete(key))
      making.set(key, running)
      return running
    },
  }
}

interface Disk {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

function createDisk(folder: string): Disk {
  let writes = 0
  return {
    read: (key) => readFile(join(folder, key)).catch(() => undefined),
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true })
      const partial = join(folder, `${key}.${randomUUID()}`)
      await writeFile(partial, bytes)
      await rename(partial, join(folder, key))
      writes += 1
      if (writes % CHECK_EVERY_WRITES === 0) await throwAwayOldest(folder)
    },
  }
}

async function throwAwayOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= DISK_LIMIT_FILES) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = files
    .toSorted((left, right) => left.age - right.age)
    .slice(0, names.length - DISK_LIMIT_FILES)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}
