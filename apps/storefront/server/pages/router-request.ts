import type { IncomingHttpHeaders } from 'node:http'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

/** Asks for a page's data instead of the page. */
const DATA_HEADER = 'rsc'
const PREFETCH_HEADER = 'next-router-prefetch'
const SEGMENT_HEADER = 'next-router-segment-prefetch'

/** What the router writes into these headers; anything else is no request of the router's. */
const VALUES: Readonly<Record<string, RegExp>> = {
  [DATA_HEADER]: /^1$/,
  [PREFETCH_HEADER]: /^[123]$/,
  [SEGMENT_HEADER]: /^\/[\w$@()[\]{}!.,:|~%/-]{1,300}$/,
}

/**
 * The headers that a cached page's answer to the router depends on; empty for a request of the page itself, undefined
 * where they are none that the router sends. What the router knows already (`next-router-state-tree`) is not among
 * them: a cached page's data is whole.
 */
export function getRouterHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined {
  if (headers[DATA_HEADER] === undefined) return {}
  const found: Record<string, string> = {}
  for (const [name, pattern] of Object.entries(VALUES)) {
    const value = headers[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || !pattern.test(value)) return undefined
    found[name] = value
  }
  return found
}

/** The query with which Next takes a request with these headers for its router's own: a hash of the headers. */
export async function toRouterQuery(router: Readonly<Record<string, string>>): Promise<string> {
  if (router[DATA_HEADER] === undefined) return ''
  const prefetch = router[PREFETCH_HEADER]
  const isPrefetch = prefetch === '1' || prefetch === '2' || prefetch === '3'
  const hash = await computeCacheBustingSearchParam(
    isPrefetch ? prefetch : undefined,
    router[SEGMENT_HEADER],
    undefined,
    undefined,
  )
  return `?_rsc=${hash}`
}

/** How React writes into a page's data that a part of the page failed. */
const FAILURE = /^[\da-f]+:E\{"digest":"([^"]*)"/m

/** Next's own reasons: there is no such page, and its address is another one. */
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'
const REDIRECT = 'NEXT_REDIRECT;'

/**
 * The status of an answer to the router. Next sends one before it knows whether the page can be made, so a failure
 * stands in the data only.
 */
export function getDataStatus(status: number, data: Buffer): number {
  const reason = FAILURE.exec(data.toString('utf8'))?.[1]
  if (status !== 200 || reason === undefined || reason.startsWith(REDIRECT)) return status
  return reason === NOT_FOUND ? 404 : 500
}
