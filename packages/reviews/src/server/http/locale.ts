import { getNearestLocale, isLocale, type LocaleCode } from '@sorrel/i18n/locales'
import type { Translate } from '@sorrel/i18n/message'
import { createTranslator } from '@sorrel/i18n/translate'

const translators = new Map<LocaleCode, Translate>()

/** The caller's preferred language among those of the messages, by `Accept-Language`. */
export function getLocale(request: Request): LocaleCode {
  const wanted = (request.headers.get('accept-language') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return getNearestLocale(wanted.find(isLocale) ?? '')
}

/** One translator per language, because creating one reads all messages. */
export function getTranslator(locale: LocaleCode): Translate {
  const translate = translators.get(locale) ?? createTranslator({ locale })
  translators.set(locale, translate)
  return translate
}
