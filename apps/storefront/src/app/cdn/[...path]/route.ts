import { env } from '#service/env.ts'

const TIMEOUT_MS = 10_000

/**
 * The store's media for Next's picture optimiser, which reads its sources through the app. Browsers get theirs from the
 * page server, which never comes here.
 */
export async function GET(_request: Request, { params }: RouteContext<'/cdn/[...path]'>) {
  const { path } = await params
  const target = new URL(`/cdn/${path.map(encodeURIComponent).join('/')}`, env.commerceUrl)
  const upstream = await fetch(target, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const headers = new Headers()
  for (const name of ['content-type', 'cache-control', 'etag']) {
    const value = upstream.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(upstream.body, { status: upstream.status, headers })
}
