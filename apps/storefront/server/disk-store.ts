import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { decodeEntry, encodeEntry, type EntryStore } from './stored-entry.ts'

export interface DiskStoreOptions {
  /** Made when it is missing. Files of other names in it stay. */
  readonly directory: string
  /** Of all files together. The entry that was used least recently goes first. */
  readonly maxBytes: number
  readonly log: Pick<Logger, 'warn'>
}

const FILE_NAME = /^[\da-f]{64}$/
const TEMPORARY = '.tmp'

/** Entries in files. Opens the store and indexes the files that an earlier process left. */
export async function openDiskStore({ directory, maxBytes, log }: DiskStoreOptions): Promise<EntryStore> {
  const toPath = (name: string) => join(directory, name.slice(0, 2), name)
  const index = createIndex(maxBytes)
  let isFailing = false

  /** One warning when the disk begins to fail: there is a call for each request. */
  function warn(error: unknown): void {
    if (!isFailing) log.warn({ err: error, directory }, 'the disk store fails: its entries are not kept')
    isFailing = true
  }

  async function remove(name: string): Promise<void> {
    index.delete(name)
    await rm(toPath(name), { force: true }).catch(warn)
  }

  async function keep(name: string, bytes: number): Promise<void> {
    await Promise.all(index.use(name, bytes).map(remove))
  }

  for (const { name, bytes } of await readIndex(directory).catch(toNothing(warn))) await keep(name, bytes)

  return {
    async get(key) {
      const name = toName(key)
      const file = await readFile(toPath(name)).catch((error: unknown) => {
        index.delete(name)
        if (!isMissing(error)) warn(error)
      })
      if (file === undefined) return undefined
      const found = decodeEntry(file)
      if (found?.key === key) {
        await keep(name, file.length)
        await touch(toPath(name))
        return found.entry
      }
      log.warn({ file: toPath(name) }, 'a file of the disk store is damaged: deleted')
      await remove(name)
      return undefined
    },
    async set(key, entry) {
      const name = toName(key)
      const file = encodeEntry(key, entry)
      if (file.length > maxBytes) return remove(name)
      try {
        await writeWhole(toPath(name), file)
        isFailing = false
        await keep(name, file.length)
      } catch (error) {
        warn(error)
      }
    },
    delete: (key) => remove(toName(key)),
  }
}

/** The files and their bytes, the one that was used least recently first. */
function createIndex(maxBytes: number) {
  const evicted: string[] = []
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })
  return {
    /** Notes a use. Answers the files that have to go for it: itself where it is too large for any. */
    use: (name: string, bytes: number): readonly string[] => {
      files.set(name, bytes)
      if (!files.has(name)) evicted.push(name)
      return evicted.splice(0)
    },
    delete: (name: string) => files.delete(name),
  }
}

function toName(key: string): string {
  return hash('sha256', key)
}

/** The file appears whole under its name or not at all. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(temporary, content)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** The time of a file is that of its last use, so that the order outlives the process. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  // A file that was evicted meanwhile, or a disk that is read only: the order is then that of writing.
  await utimes(path, now, now).catch(() => undefined)
}

interface IndexedFile {
  readonly name: string
  readonly bytes: number
  readonly usedAt: number
}

/** The files of an earlier process, the least recently used first. What it left half written is deleted. */
async function readIndex(directory: string): Promise<readonly IndexedFile[]> {
  await mkdir(directory, { recursive: true })
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = found.filter((file) => file.isFile())
  const halves = files.filter(({ name }) => name.endsWith(TEMPORARY))
  await Promise.all(halves.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })))
  const whole = files.filter(({ name }) => FILE_NAME.test(name))
  const indexed = await Promise.all(
    whole.map(async ({ parentPath, name }) => {
      const { size, mtimeMs } = await stat(join(parentPath, name))
      return { name, bytes: size, usedAt: mtimeMs }
    }),
  )
  return indexed.toSorted((one, other) => one.usedAt - other.usedAt)
}

function toNothing(warn: (error: unknown) => void) {
  return (error: unknown): readonly IndexedFile[] => {
    warn(error)
    return []
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
