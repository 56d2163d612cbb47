import { serveSitemapIndex } from '#route-handlers/sitemap/serve-sitemap.ts'

export const dynamic = 'force-dynamic'

export const GET = serveSitemapIndex
