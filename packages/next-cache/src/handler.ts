import { openCache } from './cache.ts'
import type { CacheHandlerClass } from './serving/next-handler.ts'
import type { CacheOptions } from './serving/options.ts'
import { getOpened } from './serving/public-cache.ts'
import { toHandlerClass } from './serving/to-handler.ts'

export type { CacheHandler, CacheHandlerClass } from './serving/next-handler.ts'

/** The class that the file named as `cacheHandler` in `next.config` exports by default. */
export function createCacheHandler(options: CacheOptions): CacheHandlerClass {
  return toHandlerClass(() => {
    openCache(options)
    const opened = getOpened()
    if (opened === undefined) throw new Error('The cache is not open. Use one version of @sorrel/next-cache')
    return opened.core
  })
}
