import { type Endpoint, type EndpointQuery, parseQuery } from '@sorrel/contracts/http'
import { refuse, toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'

/** How long answers may be cached. Shop pages have caches of their own, which are invalidated when products change. */
const CACHE = 'public, max-age=15, stale-while-revalidate=60'

/** Adds a read endpoint. Its answer has an ETag, so that an unchanged answer is not sent again. */
export function serveRead<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  handle: (query: EndpointQuery<E>) => Promise<object>,
): void {
  app.get(endpoint.path, etag(), async (c) => {
    const query = parseQuery(endpoint, new URL(c.req.url).searchParams)
    if (!query.ok)
      return refuse(
        { code: 'invalid', message: 'The call is not as it must be.', fields: query.error },
        c.get('requestId'),
      )
    return toAnswer(await handle(query.value), { headers: { 'cache-control': CACHE } })
  })
}

/** Answers 405 for every other method of these paths. Call it after adding the endpoints. */
export function refuseOtherMethods(app: Hono, endpoints: readonly Endpoint[]): void {
  for (const { path, method } of endpoints) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    app.all(path, (c) => toMethodNotAllowed(methods, c.get('requestId')))
  }
}
