import { FEEDS_PATH } from '#request/feed-path.ts'
import { LLMS_PATH } from '#request/machine-formats.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'
import { toRobotRules } from './robot-rules.ts'
import { writeRobots } from './write-robots.ts'

/**
 * Pages of one visitor: nothing for search engines, in no language. Search results are not listed here: those pages
 * carry `noindex` themselves.
 */
const PRIVATE = ['/account/', '/cart', '/checkout']

/** Which addresses programs shall leave alone, and where they find the others. */
export async function serveRobots(): Promise<Response> {
  const { locale, locales } = await getStoreIndex().get()
  const prefixes = ['', ...locales.filter((code) => code !== locale).map((code) => `/${code}`)]
  const pages = prefixes.flatMap((prefix) => PRIVATE.map((path) => prefix + path))
  const text = writeRobots({
    rules: toRobotRules(env.robots),
    closed: [...pages, '/api/', `/${env.storeApiPrefix}/`],
    sitemap: `${env.publicOrigin}/sitemap.xml`,
    others: [LLMS_PATH, FEEDS_PATH].map((path) => env.publicOrigin + path),
  })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
