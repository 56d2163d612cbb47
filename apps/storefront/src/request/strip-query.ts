import { CURRENCY_FIELD } from './currency-from-url.ts'
import { getDestination, splitLocale } from './public-path.ts'
import type { StoreSnapshot } from './store-index.ts'

/**
 * The URL of a cached page without its query, if the page does not depend on it: Next writes the URL of the first
 * request into the page itself. Any other URL is returned unchanged.
 */
export function stripQuery(
  url: string,
  store: Pick<StoreSnapshot, 'locale' | 'locales' | 'filters' | 'homePage'>,
): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  const fields = new URLSearchParams(url.slice(at))
  if (fields.has(CURRENCY_FIELD)) return url
  const pathname = url.slice(0, at)
  const { path } = splitLocale(pathname, store)
  const destination = getDestination(path, fields, (id) => store.filters?.has(id) ?? true)
  const isKept = destination.kind === 'page' && destination.rendering === 'cached' && destination.query === ''
  return isKept ? pathname : url
}
