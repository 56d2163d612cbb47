/** Languages that the messages are translated into. */
export const LOCALES = ['en', 'fr', 'de'] as const

export type LocaleCode = (typeof LOCALES)[number]

/** Used when a store's language is not one of ours. */
export const DEFAULT_LOCALE: LocaleCode = 'en'

/** The pseudo-locale: accented, longer English in brackets. It shows literals and tight layouts in tests. */
export const PSEUDO_LOCALE = 'en-XA'

/** Whether the messages are translated into exactly this language. */
export function isLocale(code: string): code is LocaleCode {
  return LOCALES.some((locale) => locale === code)
}

/**
 * Our language for a store's locale: `fr-CA` gives `fr`, an unknown one gives the default.
 *
 * @example
 * ```ts
 * import { getNearestLocale } from '@sorrel/i18n/locales'
 *
 * console.log(getNearestLocale('de-AT'), getNearestLocale('pl')) // de en
 * ```
 */
export function getNearestLocale(code: string): LocaleCode {
  const language = code.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/**
 * The tag that `Intl` formats with. English is British unless the store names a region; a malformed code gives the
 * default language.
 */
export function toIntlLocale(code: string): string {
  if (code === 'en') return 'en-GB'
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? 'en-GB'
  } catch {
    return 'en-GB'
  }
}
