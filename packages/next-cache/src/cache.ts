import { openCore } from './serving/open-core.ts'
import type { CacheOptions } from './serving/options.ts'
import { getOpened, type NextCache, setOpened, toNextCache } from './serving/public-cache.ts'

export type { HeardDrop } from './invalidations/follow-log.ts'
export type { CacheOptions, Log, NewPage } from './serving/options.ts'
export type { NextCache } from './serving/public-cache.ts'
export type { RenewOptions } from './serving/renew-pages.ts'

/**
 * Opens the cache of this process; later calls return the same one. Next's bundles, the cache handler and a custom server
 * each load these modules, but share the process.
 */
export function openCache(options: CacheOptions): NextCache {
  const opened = getOpened()
  if (opened !== undefined) return opened.cache
  const core = openCore(options)
  const cache = toNextCache(core)
  setOpened({ core, cache })
  return cache
}

/** The cache of this process, where it has been opened. */
export const getCache = (): NextCache | undefined => getOpened()?.cache
