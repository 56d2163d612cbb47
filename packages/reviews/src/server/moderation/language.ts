import { readCookie } from '@sorrel/contracts/http/request'
import { isLocale, LOCALES, type LocaleCode } from '@sorrel/i18n/locales'
import type { Translate } from '@sorrel/i18n/message'
import { generateCookie } from 'hono/cookie'
import { getLocale, getTranslator } from '../http/locale.ts'

const COOKIE = 'reviews_moderation_language'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The language of a page of moderation with its translator. */
export interface Language {
  readonly locale: LocaleCode
  readonly t: Translate
  readonly others: readonly { readonly locale: LocaleCode; readonly name: string }[]
}

/** The chosen language, else that of the browser; English for all others. */
export function getLanguage(request: Request): Language {
  const locale = findLocale(readCookie(request, COOKIE)) ?? getLocale(request)
  const others = LOCALES.filter((one) => one !== locale)
  const toName = (one: LocaleCode) => getTranslator(one)('moderation.language_name')
  return {
    locale,
    t: getTranslator(locale),
    others: others.map((one) => ({ locale: one, name: toName(one) })),
  }
}

/** The `Set-Cookie` header that stores a chosen language; undefined if the pages are not translated into it. */
export function keepLanguage(wanted: string): string | undefined {
  const locale = findLocale(wanted)
  const attributes = { maxAge: COOKIE_SECONDS, path: '/moderation', sameSite: 'Strict' } as const
  return locale && generateCookie(COOKIE, locale, attributes)
}

function findLocale(text: string | undefined): LocaleCode | undefined {
  return text !== undefined && isLocale(text) ? text : undefined
}
