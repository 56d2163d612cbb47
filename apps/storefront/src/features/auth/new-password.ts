import { routes, withLocale } from '@sorrel/contracts/routes'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'

const KEY_PLACEHOLDER = '{reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
export async function getPasswordResetUrl(chosen: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await getStoreIndex().get()
  const locale = locales.find((known) => known === chosen) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY_PLACEHOLDER))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}

/** Passwords that the lists of stolen ones hold most often, in small letters. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a new password is too common: on the list in any case, one character repeated, or only spaces. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size === 1) return true
  common ??= readCommon()
  return (await common).has(plain)
}
