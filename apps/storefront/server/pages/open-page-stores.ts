import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#service/env.ts'
import { type DiskStore, openDiskStore } from '../disk-store.ts'
import { createDiskPageStore, createMemoryStore, type PageStore } from './store.ts'

/** Of the bodies of pages that were asked for last. */
const MEMORY_BYTES = 32 * 1024 * 1024

/** Pages with a query are many and seldom asked for twice: they live in memory only. */
const QUERY_MEMORY_BYTES = 16 * 1024 * 1024

const DISK_BYTES = 512 * 1024 * 1024

/** Pages of other builds and configurations are deleted when nobody has used them for so long. */
const UNUSED_MS = 7 * 86_400_000

export interface PageStores {
  readonly store: PageStore
  readonly queryStore: PageStore
  /** The disk below the pages, for what has to be known before the first one; undefined without one. */
  readonly disk?: DiskStore | undefined
}

export interface OpenOptions {
  /** The app's own folder. */
  readonly directory: string
  readonly env: Env
  readonly log: Pick<Logger, 'warn'>
}

/**
 * The stores of cached pages. Those on disk outlive the process, in a folder for this build and this configuration:
 * other ones would make other pages.
 */
export async function openPageStores({ directory, env, log }: OpenOptions): Promise<PageStores> {
  const root = join(env.cacheDirectory ?? join(directory, '.cache'), 'pages')
  const buildId = await readFile(join(directory, '.next/BUILD_ID'), 'utf8')
  const name = createHash('sha256')
    .update(JSON.stringify([buildId, getPageConfiguration(env)]))
    .digest('hex')
  await removeUnused(root, name)
  const disk = await openDiskStore({ directory: join(root, name.slice(0, 32)), maxBytes: DISK_BYTES, log })
  return {
    store: createDiskPageStore(disk, createMemoryStore(MEMORY_BYTES)),
    queryStore: createMemoryStore(QUERY_MEMORY_BYTES),
    disk,
  }
}

/** Where and how loudly this process runs, and what it keeps to itself: pages do not depend on these. */
const NOT_IN_PAGES = [
  'port',
  'host',
  'logLevel',
  'drainMs',
  'sharedState',
  'deviceSecret',
  'cacheDirectory',
  'pictureCacheMb',
  'revalidateSecret',
  'previewSecret',
  'commerceCallsAtOnce',
  'warmUpPages',
  'serviceCacheSeconds',
  'commercePollSeconds',
  'webhookSecret',
  'webhookSources',
]

function getPageConfiguration(env: Env): readonly (readonly [string, unknown])[] {
  return Object.entries(env).filter(([name]) => !NOT_IN_PAGES.includes(name))
}

async function removeUnused(root: string, own: string): Promise<void> {
  const names = await readdir(root).catch(() => [])
  for (const name of names) {
    const folder = join(root, name)
    const used = await stat(folder).catch(() => undefined)
    if (name !== own.slice(0, 32) && used !== undefined && Date.now() - used.mtimeMs > UNUSED_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

/** Stores for a process that leaves nothing behind. */
export function openMemoryStores(): PageStores {
  return { store: createMemoryStore(MEMORY_BYTES), queryStore: createMemoryStore(QUERY_MEMORY_BYTES) }
}
