import { withLocale } from '@sorrel/contracts/routes'
import { getActiveCurrency } from '@sorrel/domain/money'
import { CURRENCY_FIELD } from './currency-from-url.ts'
import { findMovedPath } from './find-moved-path.ts'
import { toPathQuery } from './page-query.ts'
import { getDestination, splitLocale } from './public-path.ts'
import { hasMachineFormats, LLMS_PATH, parseMachinePath, toMachinePath } from './machine-formats.ts'
import type { StoreIndex } from './store-index.ts'

/** How an address for readers without a browser is answered. */
export type MachineFormatRoute =
  | { readonly kind: 'handler'; readonly target: string; readonly isMachineFormat: true }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'no-file' }

export interface MachineFormatAddress {
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
}

/** In the place of an encoded query, for lists as they are. */
const NO_QUERY = '-'

/** Whether an address may be one for readers without a browser, by its end. */
export function isMachineFormat(pathname: string): boolean {
  return pathname.endsWith(LLMS_PATH) || parseMachinePath(pathname) !== undefined
}

/** Routes clients that want the shop, a list or a product in another format. The currency is in the address. */
export async function routeMachineFormat(
  { pathname, search }: MachineFormatAddress,
  index: StoreIndex,
): Promise<MachineFormatRoute> {
  const store = await index.get()
  const fields = new URLSearchParams(search)
  const { locale, path } = splitLocale(pathname, store)
  if (locale === store.locale && path !== pathname) return { kind: 'redirect', location: path + search }
  const currency = getActiveCurrency(store, fields.get(CURRENCY_FIELD) ?? undefined)
  const root = `/${locale}/${currency.toLowerCase()}/readers`
  const shared = { kind: 'handler', isMachineFormat: true } as const
  if (path === LLMS_PATH) return { ...shared, target: `${root}/md/${NO_QUERY}` }
  const asked = parseMachinePath(path)
  if (asked === undefined || !hasMachineFormats(asked.path)) return { kind: 'no-file' }
  const destination = getDestination(asked.path, fields, (id) => store.filters?.has(id) ?? true)
  if (destination.kind !== 'page' || destination.query === undefined) return { kind: 'no-file' }
  const { slug } = destination
  const found = slug && (await index.find(slug, { locale, currency }))
  if (found !== undefined && found !== 'here') {
    const moved = await findMovedPath(index, { path: asked.path, slug, found })
    if (moved === undefined || !hasMachineFormats(moved)) return { kind: 'no-file' }
    const place = withLocale({ locale, defaultLocale: store.locale }, toMachinePath(moved, asked.type))
    return { kind: 'redirect', location: place + search }
  }
  const query = slug?.of === 'product' ? '' : destination.query
  return { ...shared, target: `${root}/${asked.type}/${toPathQuery(query) || NO_QUERY}${asked.path}` }
}
