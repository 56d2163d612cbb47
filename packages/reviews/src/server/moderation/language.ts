import { readCookie } from '@sorrel/contracts/http/request'
import { generateCookie } from 'hono/cookie'
import { getLocale, MAIL_LOCALES, type MailLocale } from '../http/locale.ts'
import { de } from './words/de.ts'
import { en, type ModerationWords } from './words/en.ts'
import { fr } from './words/fr.ts'

export type { ModerationWords } from './words/en.ts'

const WORDS: Readonly<Record<MailLocale, ModerationWords>> = { en, fr, de }
const NAMES: Readonly<Record<MailLocale, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' }
const COOKIE = 'reviews_moderation_language'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The language of a page of moderation with its words. */
export interface Language {
  readonly locale: MailLocale
  readonly words: ModerationWords
  readonly others: readonly { readonly locale: MailLocale; readonly name: string }[]
}

/** The chosen language, else that of the browser; English for all others. */
export function getLanguage(request: Request): Language {
  const locale = findLocale(readCookie(request, COOKIE)) ?? getLocale(request)
  const others = MAIL_LOCALES.filter((one) => one !== locale)
  return { locale, words: WORDS[locale], others: others.map((one) => ({ locale: one, name: NAMES[one] })) }
}

/** The `Set-Cookie` header that keeps a choice; undefined for a language that the pages do not have. */
export function keepLanguage(wanted: string): string | undefined {
  const locale = findLocale(wanted)
  const attributes = { maxAge: COOKIE_SECONDS, path: '/moderation', sameSite: 'Strict' } as const
  return locale && generateCookie(COOKIE, locale, attributes)
}

function findLocale(text: string | undefined): MailLocale | undefined {
  return MAIL_LOCALES.find((locale) => locale === text)
}
