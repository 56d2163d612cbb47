import { serveSitemapIndex } from '#features/sitemap/serve-sitemap.ts'

export const dynamic = 'force-dynamic'

export const GET = serveSitemapIndex
