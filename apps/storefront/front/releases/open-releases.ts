import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openFolderStore } from '@sorrel/service/folder-store'
import { type ObjectStore, openObjectStore } from '@sorrel/service/object-store'
import type { Logger } from 'pino'
import { steadyClock } from '#backend/clock.ts'
import type { Env } from '#config/env.ts'
import { withTimeout } from '#backend/resilience/with-timeout.ts'
import { createReleaseFiles, type Release, type ReleaseFiles } from './release-files.ts'

/** A start waits this long until its files are stored for other processes. */
const PUBLISH_MS = 30_000

/** Interval of further attempts to store the files. */
const RETRY_MS = 30_000

export interface OpenReleasesOptions {
  /** The app's own folder. */
  readonly directory: string
  readonly env: Pick<Env, 'releasesUrl' | 'releasesKept' | 'cacheDirectory'>
  readonly log: Pick<Logger, 'warn' | 'info'>
  /** Default 30 s. */
  readonly retryMs?: number | undefined
}

/**
 * Opens the store of release files and adds this build's. If the store is away, the process starts nevertheless and
 * stores its files later; meanwhile open tabs of other releases lack theirs.
 */
export async function openReleases({
  directory,
  env,
  log,
  retryMs = RETRY_MS,
}: OpenReleasesOptions): Promise<ReleaseFiles> {
  const folder = join(env.cacheDirectory ?? join(directory, '.cache'), 'releases')
  const store = await openStore(env.releasesUrl, folder)
  const files = createReleaseFiles({ store, kept: env.releasesKept, now: steadyClock })
  const publish = async () => withTimeout(files.publish(await readRelease(directory)), PUBLISH_MS)
  try {
    await publish()
  } catch (error) {
    log.warn({ err: error }, 'the files of this release are not stored yet: others cannot find them')
    void publishLater(publish, retryMs).then(() => log.info('the files of this release are stored'))
  }
  return files
}

/** Tries until it succeeds. */
async function publishLater(publish: () => Promise<void>, everyMs: number): Promise<void> {
  const toSuccess = () =>
    publish().then(
      () => true,
      () => false,
    )
  for await (const _ of setInterval(everyMs, undefined, { ref: false })) if (await toSuccess()) return
}

async function openStore(url: string | undefined, folder: string): Promise<ObjectStore> {
  if (url === undefined) return openFolderStore(folder)
  return url.startsWith('file:') ? openFolderStore(fileURLToPath(url)) : openObjectStore(url)
}

/** This build's files with their compressed copies. */
async function readRelease(directory: string): Promise<Release> {
  const root = join(directory, '.next/static')
  const id = await readFile(join(directory, '.next/BUILD_ID'), 'utf8')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return { id, paths, read: (path) => readFile(join(root, path)) }
}
