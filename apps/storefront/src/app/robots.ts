import type { MetadataRoute } from 'next'
import { env } from '#platform/env.ts'

export const dynamic = 'force-dynamic'

/** Pages of one visitor and the endpoints are nothing for search engines. */
export default function robots(): MetadataRoute.Robots {
  const disallow = ['/account/', '/cart', '/checkout', '/api/', `/${env.storeApiPrefix}/`]
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: `${env.publicOrigin}/sitemap.xml` }
}
