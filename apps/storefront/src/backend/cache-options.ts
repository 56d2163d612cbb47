import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CacheOptions } from '@sorrel/next-cache/cache'
import { z } from 'zod'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getCdn, toCdnHeaders } from './cdn/vendors.ts'
import { steadyClock } from './clock.ts'
import type { Env } from '#config/env.ts'
import { log } from './log.ts'
import { copyString } from './cache-memory.ts'

/** Settings that do not affect pages, such as the port and the log level. */
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
  'diskLasts',
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

/** Matches links to products. */
const LINKED = /\/products\/([\w-]{1,100})/g

/** The products in an answer that shows several: see cached-fetch.ts. */
const shownSchema = z.object({ shown: z.array(z.string()).default([]) })

/**
 * Tags of the products in an answer or linked from a page's own content, so that a change of one invalidates the list or
 * page.
 */
export function getProductTags({ html, body }: { html?: string; body?: string }): readonly string[] {
  const slugs = html === undefined ? readShown(body ?? '') : findLinked(html)
  return [...new Set(slugs)].map((slug) => copyString(cacheTags.product(slug)))
}

/**
 * Header and footer are left out, because they are on every page: a product in a menu must not invalidate all pages.
 */
function findLinked(html: string): readonly string[] {
  const own = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return [...own.matchAll(LINKED)].flatMap(([, slug]) => slug ?? [])
}

function readShown(body: string): readonly string[] {
  try {
    return shownSchema.parse(JSON.parse(body)).shown
  } catch {
    return []
  }
}

/** The folder for data that survives this process. */
export const getCacheDirectory = ({ cacheDirectory }: Pick<Env, 'cacheDirectory'>): string =>
  cacheDirectory ?? join(process.cwd(), '.cache')

/** Options of Next's cache in this shop: see @sorrel/next-cache. */
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

/** Different builds and configurations render different pages. */
function getScope(env: Env): string {
  const settings = Object.entries(env).filter(([name]) => !NOT_IN_PAGES.includes(name))
  return createHash('sha256')
    .update(JSON.stringify([readBuildId(), settings]))
    .digest('hex')
    .slice(0, 32)
}

/** Undefined in development, where nothing is cached for other processes. */
function readBuildId(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8')
  } catch {
    return undefined
  }
}
