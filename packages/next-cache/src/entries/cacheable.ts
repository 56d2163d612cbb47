import type { CachedValue, PageValue } from './next-values.ts'

/** The paths of Next's "not found" page. */
const NOT_FOUND_PATHS = ['/_not-found', '/404']

/**
 * - `good`: a complete, public page.
 * - `gone`: the page has moved, no longer exists, or is for one visitor; the cached page is removed.
 * - `failed`: the service failed; the cached page stays.
 * - `private`: it contains data of its request; the cached page stays.
 */
export type Verdict = 'good' | 'gone' | 'failed' | 'private'

export function checkCacheable(path: string, value: CachedValue): Verdict {
  if (value.kind === 'FETCH') return (value.data.status ?? 200) === 200 ? 'good' : 'failed'
  const status = value.status ?? 200
  if (status >= 500) return 'failed'
  const isNotFoundPage = status === 404 && NOT_FOUND_PATHS.includes(path)
  const isWhole = value.kind === 'APP_ROUTE' || value.postponed === undefined
  if (!isWhole || hasCookie(value.headers) || (status !== 200 && !isNotFoundPage)) return 'gone'
  return value.kind === 'APP_PAGE' && holdsQuery(value) ? 'private' : 'good'
}

const hasCookie = (headers: object | undefined) =>
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'set-cookie')

/**
 * Next writes the query of the first request into a page's data. If cached, every later visitor would get it, and it
 * may contain an e-mail address or a token.
 */
export function holdsQuery({ html, rscData }: Pick<PageValue, 'html' | 'rscData'>): boolean {
  return html.includes(String.raw`\"q\":\"?`) || rscData?.includes('"q":"?') === true
}
