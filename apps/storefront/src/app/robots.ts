import type { MetadataRoute } from 'next'
import { env } from '#service/env.ts'
import { getStoreIndex } from '#routing/store-index.ts'

export const dynamic = 'force-dynamic'

/** Pages of one visitor: nothing for search engines, in no language. */
const PRIVATE = ['/account/', '/cart', '/checkout', '/search']

/** Which addresses search engines shall leave alone, and where they find the others. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { locale, locales } = await getStoreIndex().get()
  const prefixes = ['', ...locales.filter((code) => code !== locale).map((code) => `/${code}`)]
  const pages = prefixes.flatMap((prefix) => PRIVATE.map((path) => prefix + path))
  const disallow = [...pages, '/api/', `/${env.storeApiPrefix}/`]
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: `${env.publicOrigin}/sitemap.xml` }
}
