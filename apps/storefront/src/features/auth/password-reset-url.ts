import { routes, withLocale } from '@sorrel/contracts/routes'
import { env } from '#service/env.ts'
import { storeIndex } from '#routing/store-index.ts'

const KEY = '{password_reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
export async function getPasswordResetUrl(asked: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await storeIndex.get()
  const locale = locales.find((known) => known === asked) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}
