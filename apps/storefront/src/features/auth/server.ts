import { routes, withLocale } from '@sorrel/contracts/routes'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'
import { loadLastStore } from '#request/store.ts'

export { isCommonPassword } from './common-password.ts'

const KEY = '{reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
export async function getPasswordResetUrl(chosen: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await getStoreIndex().get()
  const locale = locales.find((known) => known === chosen) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}

/** The shop's name, as far as it is known: no part of a good password. */
export async function getShopNames(): Promise<readonly string[]> {
  const { locale } = await getStoreIndex().get()
  const store = await loadLastStore({ locale, currency: '' }).catch(() => undefined)
  return store === undefined ? [env.storeName] : [store.settings.store.name]
}
