import { CURRENCY_FIELD } from './currency-from-url.ts'
import { getDestination, splitLocale } from './public-path.ts'
import type { StoreSnapshot } from './store-index.ts'

/**
 * The address of a kept page without its query, where the page shows nothing of it: Next writes the address that a page is
 * first asked for into the page itself. Any other address stays as it is.
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
