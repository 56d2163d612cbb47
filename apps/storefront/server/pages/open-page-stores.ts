import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#service/env.ts'
import { steadyClock } from '#service/clock.ts'
import { openDiskStore } from '../disk-store.ts'
import type { SharedState } from '../nodes/index.ts'
import type { EntryStore } from '../stored-entry.ts'
import { readThrough } from '../read-through.ts'
import { isPageData } from './finish-page.ts'
import { createSharedStore } from './shared-store.ts'
import { createDiskPageStore, createMemoryStore, type PageStore } from './store.ts'

/** Of the bodies of pages that were asked for last. */
const MEMORY_BYTES = 32 * 1024 * 1024

/** Pages with a query are many and seldom asked for twice: they live in memory only. */
const QUERY_MEMORY_BYTES = 16 * 1024 * 1024

const DISK_BYTES = 512 * 1024 * 1024

/** Of the files of pages, whatever build has made them. */
const FILES_BYTES = 128 * 1024 * 1024

/** Pages of other builds and configurations are deleted when nobody has used them for so long. */
const UNUSED_MS = 7 * 86_400_000

/** For so long any node has the files of a page with a query that one of them has sent. */
const QUERIED_MS = 86_400_000

export interface PageStores {
  readonly store: PageStore
  readonly queryStore: PageStore
  /** Where that is which has to be known before the first page; undefined where nothing outlives the process. */
  readonly facts?: EntryStore | undefined
}

export interface OpenOptions {
  /** The app's own folder. */
  readonly directory: string
  readonly env: Env
  readonly log: Pick<Logger, 'warn'>
  /** What this node shares with others. Default: nothing. */
  readonly shared?: SharedState | undefined
}

/**
 * The stores of cached pages. Those on disk outlive the process, in a folder for this build and this configuration:
 * other ones would make other pages.
 */
export async function openPageStores({ directory, env, log, shared }: OpenOptions): Promise<PageStores> {
  const root = join(env.cacheDirectory ?? join(directory, '.cache'), 'pages')
  const buildId = await readFile(join(directory, '.next/BUILD_ID'), 'utf8')
  const name = createHash('sha256')
    .update(JSON.stringify([buildId, getPageConfiguration(env)]))
    .digest('hex')
  await removeUnused(root, name)
  const folder = name.slice(0, 32)
  const openShared = (state: SharedState, kind: string, lifeMs: number) =>
    createSharedStore({ entries: state.openEntries(kind, lifeMs), drops: state.drops, now: steadyClock })
  const share = (memory: PageStore, kind: string, lifeMs: number): PageStore => {
    if (shared === undefined) return memory
    const pages = openShared(shared, `${kind}:${folder}`, lifeMs)
    return readThrough({ near: memory, far: withFiles(pages, openShared(shared, 'files', lifeMs)) })
  }
  const disk = await openDiskStore({ directory: join(root, folder), maxBytes: DISK_BYTES, log })
  const files = await openDiskStore({ directory: join(root, '../files'), maxBytes: FILES_BYTES, log })
  return {
    store: readThrough({
      near: share(createMemoryStore(MEMORY_BYTES), 'pages', UNUSED_MS),
      far: withFiles(createDiskPageStore(disk), createDiskPageStore(files)),
    }),
    queryStore: share(createMemoryStore(QUERY_MEMORY_BYTES), 'queried', QUERIED_MS),
    facts: shared === undefined ? disk : withShared(disk, shared.openEntries(`facts:${folder}`, UNUSED_MS)),
  }
}

/**
 * Pages belong to a build, their files to nobody: they are named by their content. So a page of one release finds its file
 * also where another release runs.
 */
function withFiles(pages: PageStore, files: PageStore): PageStore {
  const choose = (key: string) => (isPageData(key) ? files : pages)
  return {
    get: (key) => choose(key).get(key),
    set: (key, page) => choose(key).set(key, page),
    delete: (key) => choose(key).delete(key),
  }
}

/** Entries that are on disk and, for a node with an empty one, where all nodes find them. */
function withShared(disk: EntryStore, shared: EntryStore): EntryStore {
  return {
    get: async (key) => (await shared.get(key)) ?? disk.get(key),
    set: async (key, entry) => void (await Promise.all([shared.set(key, entry), disk.set(key, entry)])),
    delete: async (key) => void (await Promise.all([shared.delete(key), disk.delete(key)])),
  }
}

/** Where and how loudly this process runs, and what it keeps to itself: pages do not depend on these. */
const NOT_IN_PAGES = [
  'port',
  'host',
  'logLevel',
  'release',
  'metricsPort',
  'otelExporterOtlpEndpoint',
  'otelTracesSamplerArg',
  'sentryDsn',
  'drainMs',
  'sharedState',
  'valkeyUrl',
  'deviceSecret',
  'cacheDirectory',
  'pictureCacheMb',
  'picturesUrl',
  'releasesUrl',
  'releasesKept',
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
