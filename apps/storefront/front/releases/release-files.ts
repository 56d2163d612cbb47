import { setTimeout as wait } from 'node:timers/promises'
import type { ObjectStore } from '@sorrel/service/object-store'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { z } from 'zod'
import type { Clock } from '#backend/clock.ts'

/** The files of one release, by their paths below `/_next/static/`. */
export interface Release {
  /** Different for each build. */
  readonly id: string
  readonly paths: readonly string[]
  readonly read: (path: string) => Promise<Uint8Array>
}

export interface ReleaseFiles {
  /**
   * Stores the files of a release for all processes and removes the oldest releases. Rejects while the store is away.
   */
  publish(release: Release): Promise<void>
  /**
   * A file of any stored release, or its compressed copy with this ending. Undefined: no such file. Rejects while the
   * store is away.
   */
  find(path: string, ending?: string): Promise<FoundFile | undefined>
}

export interface FoundFile {
  readonly bytes: Uint8Array
  /** Whether this is the compressed copy. */
  readonly isCopy: boolean
}

export interface ReleaseFilesOptions {
  readonly store: ObjectStore
  /** How many of the latest releases are kept. */
  readonly kept: number
  readonly now: Clock
}

const RELEASES = 'releases/'
const FILES = 'files/'
const AT_ONCE = 8

/** An unknown path makes the index be read again, at most this often. */
const REFRESH_MS = 1000

/** Memory for files that open tabs request. */
const MEMORY_BYTES = 8 * 1024 * 1024

/**
 * Index of a release. Releases are numbered, because dates of object stores are precise to a second only; the latest
 * start has the greatest number.
 */
const releaseIndex = z.object({ no: z.number(), paths: z.array(z.string()) })

/**
 * The static files of the latest releases. Content-hashed names let all releases share a folder: a tab opened before
 * a deploy keeps working, and during a deploy old processes can serve the new files.
 */
export function createReleaseFiles({ store, kept, now }: ReleaseFilesOptions): ReleaseFiles {
  const files = new LRUCache<string, Uint8Array>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  })
  const index = createIndex(store, now)

  async function load(path: string): Promise<Uint8Array | undefined> {
    const known = files.get(path)
    if (known !== undefined) return known
    const found = await store.get(FILES + path)
    if (found !== undefined) files.set(path, found)
    return found
  }

  return {
    async publish({ id, paths, read }) {
      const [last] = await readReleases(store)
      const written = { no: (last?.no ?? 0) + 1, paths }
      await store.put(`${RELEASES}${id}.json`, Buffer.from(JSON.stringify(written)))
      const present = new Set(await list(store, FILES))
      await inTurn(
        paths.filter((path) => !present.has(FILES + path)),
        async (path) => store.put(FILES + path, await read(path)),
      )
      await forget(store, kept)
    },
    async find(path, ending) {
      if (!(await index.learns(path))) return undefined
      const isCopy = ending !== undefined && index.has(path + ending)
      const bytes = await load(isCopy ? path + ending : path)
      return bytes && { bytes, isCopy }
    },
  }
}

/** The paths of all files. An unknown path reads the index again, once for all concurrent requests. */
function createIndex(store: ObjectStore, now: Clock) {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function refresh(): Promise<void> {
    await wait(Math.max(0, readAt + REFRESH_MS - now()))
    readAt = now()
    const releases = await readReleases(store)
    known = new Set(releases.flatMap(({ paths }) => paths))
  }

  return {
    has: (path: string) => known.has(path),
    async learns(path: string): Promise<boolean> {
      if (known.has(path)) return true
      reading ??= refresh().finally(() => {
        reading = undefined
      })
      await reading
      return known.has(path)
    },
  }
}

/** The stored releases, the latest first. */
async function readReleases(store: ObjectStore) {
  const keys = await list(store, RELEASES)
  const found = await Promise.all(keys.map(async (key) => ({ key, ...readIndex(await store.get(key)) })))
  return found.toSorted((one, other) => other.no - one.no)
}

/** An unreadable index counts as the oldest, without files. */
function readIndex(bytes: Uint8Array | undefined) {
  try {
    return releaseIndex.parse(JSON.parse(Buffer.from(bytes ?? []).toString('utf8')))
  } catch {
    return { no: 0, paths: [] }
  }
}

/** Removes releases beyond the kept ones, and files that no other release has. */
async function forget(store: ObjectStore, kept: number): Promise<void> {
  const releases = await readReleases(store)
  const needed = new Set(releases.slice(0, kept).flatMap(({ paths }) => paths))
  const old = releases.slice(kept)
  const remove = (key: string) => store.remove(key)
  const unneeded = new Set(old.flatMap(({ paths }) => paths).filter((path) => !needed.has(path)))
  await inTurn(
    [...unneeded].map((path) => FILES + path),
    remove,
  )
  await inTurn(
    old.map(({ key }) => key),
    remove,
  )
}

async function list(store: ObjectStore, prefix: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { key } of store.list(prefix)) found.push(key)
  return found
}

/** Limits concurrent calls. */
async function inTurn(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE })
  await Promise.all(keys.map((key) => queue.add(() => work(key))))
}
