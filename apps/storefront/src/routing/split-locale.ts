import type { StoreSnapshot } from './store-index.ts'

/** The language of a public path, and the path without its prefix. */
export function splitLocale(
  pathname: string,
  store: Pick<StoreSnapshot, 'locale' | 'locales'>,
): { readonly locale: string; readonly path: string } {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  return store.locales.includes(first) || first === store.locale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: store.locale, path: pathname }
}
