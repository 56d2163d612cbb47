import { openCache } from '@sorrel/next-cache/cache'
import { createCacheHandler } from '@sorrel/next-cache/handler'
import { getCacheOptions } from '#backend/cache-options.ts'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { getPagePolicy } from '#request/content-security-policy.ts'
import { noteUnknownScripts } from '#backend/unknown-scripts.ts'
import { getPageCode } from './front/transform/page-code.ts'

const UNKNOWN = 'a page holds scripts that nobody of us wrote: no browser runs them'

const getPolicy = getPagePolicy(env)

const options = getCacheOptions(env, ({ key, html }) => {
  const { code, unknownScripts } = getPageCode(html)
  if (noteUnknownScripts(key, unknownScripts)) log.error({ page: key, scripts: unknownScripts }, UNKNOWN)
  return { 'content-security-policy': getPolicy(code) }
})

// Before the first page is asked for: webhooks drop what other processes have kept.
openCache(options)

/** Keeps pages and answers for Next (`cacheHandler` in next.config.mts). A kept page carries the policy of its own code. */
const CacheHandler = createCacheHandler(options)

export { CacheHandler as default }
