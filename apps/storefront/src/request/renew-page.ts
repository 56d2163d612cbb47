import { withLocale } from '@sorrel/contracts/routes'
import { CURRENCY_COOKIE } from './currency-cookie.ts'
import { getStoreIndex } from './store-index.ts'

/** A renewal takes no longer. */
const RENEWAL_MS = 20_000

/** Where this process answers itself. Next says the port that it listens on; the front says its host too. */
const getOwnOrigin = () => `http://${process.env.OWN_HOST ?? 'localhost'}:${process.env.PORT ?? '3000'}`

/** A kept page's key: its address inside the app. */
const KEY = /^\/([a-z]{2}(?:-[A-Z]{2})?)\/([a-z]{3})(\/.*)?$/

/** Asks for a page of this shop by its key, as a visitor would, so that Next makes it anew where it is out of date. */
export async function renewPage(key: string): Promise<void> {
  const [, locale, currency, path = '/'] = KEY.exec(key) ?? []
  if (locale === undefined || currency === undefined) return
  const { locale: defaultLocale } = await getStoreIndex().get()
  await askOwn(withLocale({ locale, defaultLocale }, path), currency.toUpperCase())
}

/** Asks this process for a page in a currency; the answer itself is of no use. */
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
