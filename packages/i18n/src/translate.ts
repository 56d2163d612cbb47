import { createInstance } from 'i18next'
import { toIntlLocale } from './locales.ts'
import type { Translate, Words } from './message.ts'
import { getMessages, mergeWords } from './messages.ts'

export interface TranslatorOptions {
  /** The store's locale. Without messages of ours it gets the English ones. */
  readonly locale: string
  /** Default: every message of the locale. */
  readonly messages?: Words
  /** The store's own messages, nested as in its settings' `lang`. They replace ours. */
  readonly storeWords?: unknown
}

/**
 * The server's translator, made with i18next. An unknown key gives the key. In the browser use the smaller
 * `createMessages`.
 */
export function createTranslator({ locale, messages, storeWords }: TranslatorOptions): Translate {
  const lng = toIntlLocale(locale)
  const words = mergeWords(messages ?? getMessages(locale), storeWords)
  const i18n = createInstance({
    lng,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lng]: { translation: words } },
  })
  void i18n.init()
  return (key, ...args) => {
    const params: Readonly<Record<string, string | number>> = args[0] ?? {}
    const count = typeof params.count === 'number' ? { count: params.count } : {}
    const name: string = key
    return i18n.t(name, { ...count, replace: params, nest: false })
  }
}
