import { routes, withLocale } from '@sorrel/contracts/routes'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'

export { isCommonPassword } from './common-password.ts'

const KEY = '{reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
export async function getPasswordResetUrl(chosen: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await getStoreIndex().get()
  const locale = locales.find((known) => known === chosen) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}
