import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CacheOptions } from '@sorrel/next-cache/cache'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getCdn } from './cdn/vendors.ts'
import { toCdnHeaders } from './cdn/cdn-headers.ts'
import { steadyClock } from './clock.ts'
import type { Env } from './env.ts'
import { log } from './log.ts'
import { toOwnText } from './own-text.ts'

/** Where and how loudly this process runs, and what it keeps to itself: pages do not depend on these. */
const NOT_IN_PAGES: readonly string[] = [
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

/** How answers name a record, also in a text of JSON within JSON. */
const NAMED = /\\?"slug\\?":\\?"([\w-]{1,100})\\?"/g
/** How pages link to a product. */
const LINKED = /\/products\/([\w-]{1,100})/g

/** A change of a product outdates every answer and every page that shows it. Slugs of other records do no harm. */
export function getProductTags({
  html = '',
  body = '',
}: {
  html?: string
  body?: string
}): readonly string[] {
  const slugs = [...html.matchAll(LINKED), ...body.matchAll(NAMED)].flatMap(([, slug]) => slug ?? [])
  return [...new Set(slugs)].map((slug) => toOwnText(cacheTags.product(slug)))
}

/** Where this process keeps what outlives it. */
export const getCacheDirectory = ({ cacheDirectory }: Pick<Env, 'cacheDirectory'>): string =>
  cacheDirectory ?? join(process.cwd(), '.cache')

/** What Next keeps in this shop: see @sorrel/next-cache. */
export function getCacheOptions(env: Env, toHeaders?: CacheOptions['toHeaders']): CacheOptions {
  const cdn = getCdn(env)
  return {
    scope: getScope(env),
    shop: `${env.commerceUrl} ${env.commercePublicKey}`,
    directory: join(getCacheDirectory(env), 'pages'),
    ...(env.valkeyUrl !== undefined && { valkeyUrl: env.valkeyUrl }),
    getTags: getProductTags,
    toHeaders: (page) => ({
      ...toHeaders?.(page),
      ...(cdn !== undefined && toCdnHeaders(page.tags, cdn)),
      ...(env.varyOnCookie && { vary: 'Cookie' }),
    }),
    log,
    now: steadyClock,
  }
}

/** Another build and another configuration make other pages. */
function getScope(env: Env): string {
  const settings = Object.entries(env).filter(([name]) => !NOT_IN_PAGES.includes(name))
  return createHash('sha256')
    .update(JSON.stringify([readBuildId(), settings]))
    .digest('hex')
    .slice(0, 32)
}

/** Undefined in development, where nothing is kept for another process. */
function readBuildId(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8')
  } catch {
    return undefined
  }
}
