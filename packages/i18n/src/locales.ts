/** Languages the shop's own words exist in. */
export const LOCALES = ['en', 'fr', 'de'] as const

export type LocaleCode = (typeof LOCALES)[number]

/** Used where a store's language is not one of ours. */
export const DEFAULT_LOCALE: LocaleCode = 'en'

/** Accented, longer English in brackets: shows literals and tight layouts in tests. */
export const PSEUDO_LOCALE = 'en-XA'

/** Whether the shop's own words exist in exactly this language. */
function isLocale(code: string): code is LocaleCode {
  return LOCALES.some((locale) => locale === code)
}

/** The language of ours that serves a store's locale best: `fr-CA` gives `fr`, an unknown one the default. */
export function getNearestLocale(code: string): LocaleCode {
  const language = code.toLowerCase().split(/[-_]/)[0] ?? ''
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/**
 * The tag that `Intl` formats with: English is British unless the store names a region, and a malformed code formats
 * like the default language.
 */
export function toIntlLocale(code: string): string {
  if (code === 'en') return 'en-GB'
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? 'en-GB'
  } catch {
    return 'en-GB'
  }
}
