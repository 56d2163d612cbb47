import { withLocale } from '@sorrel/contracts/routes'
import { CURRENCY_COOKIE } from './currency-cookie.ts'
import { getStoreIndex } from './store-index.ts'

/** Timeout of a renewal. */
const RENEWAL_MS = 20_000

/** The origin at which this process answers itself. Next sets the port; the front also sets its host. */
const getOwnOrigin = () => `http://${process.env.OWN_HOST ?? 'localhost'}:${process.env.PORT ?? '3000'}`

/** A kept page's key: its address inside the app. */
const KEY = /^\/([a-z]{2}(?:-[A-Z]{2})?)\/([a-z]{3})(\/.*)?$/

/** Requests a page of this shop by its key, as a visitor would, so that Next renews it if it is outdated. */
export async function renewPage(key: string): Promise<void> {
  const [, locale, currency, path = '/'] = KEY.exec(key) ?? []
  if (locale === undefined || currency === undefined) return
  const { locale: defaultLocale } = await getStoreIndex().get()
  await askOwn(withLocale({ locale, defaultLocale }, path), currency.toUpperCase())
}

/** Requests a page from this process in a currency; the content of the answer is not used. */
export async function askOwn(path: string, currency?: string): Promise<number> {
  const response = await fetch(getOwnOrigin() + path, {
    headers: currency === undefined ? {} : { cookie: `${CURRENCY_COOKIE}=${currency}` },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(RENEWAL_MS),
  })
  await response.arrayBuffer()
  return response.status
}
