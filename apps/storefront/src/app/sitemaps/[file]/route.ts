import { serveSitemap } from '#route-handlers/sitemap/serve-sitemap.ts'

export const dynamic = 'force-dynamic'

export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> {
  return serveSitemap((await params).file)
}
