import type { MetadataRoute } from 'next'
import { siteUrl } from '../site-url'

export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', disallow: ['/store-api/', '/*/account', '/*/cart', '/*/search'] }
  return { rules, sitemap: `${siteUrl}/sitemap.xml` }
}
