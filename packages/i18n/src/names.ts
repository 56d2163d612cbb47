import { toIntlLocale } from './locales.ts'
import { remember } from './remember/remember.ts'

const getRegionNames = remember(
  (locale: string) => new Intl.DisplayNames([toIntlLocale(locale)], { type: 'region' }),
)
const getLanguageNames = remember(
  (locale: string) => new Intl.DisplayNames([toIntlLocale(locale)], { type: 'language' }),
)
const getListFormat = remember(
  (locale: string, type: Intl.ListFormatType) => new Intl.ListFormat(toIntlLocale(locale), { type }),
)

export interface CountryOptions {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly locale: string
}

/** A country's name; the code itself when it is unknown. */
export function formatCountry({ code, locale }: CountryOptions): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return getRegionNames(locale).of(code.toUpperCase()) ?? code
}

export interface LanguageOptions {
  /** BCP 47. */
  readonly code: string
  readonly locale: string
}

/** A language's name; the code itself when it is none. */
export function formatLanguage({ code, locale }: LanguageOptions): string {
  try {
    return getLanguageNames(locale).of(code) ?? code
  } catch {
    return code
  }
}

export interface ListOptions {
  readonly items: readonly string[]
  readonly locale: string
  /** `and` (default), `or`, or only commas. */
  readonly type?: Intl.ListFormatType
}

/** `soap, salts and oil`. */
export function formatList({ items, locale, type = 'conjunction' }: ListOptions): string {
  return getListFormat(locale, type).format(items)
}
