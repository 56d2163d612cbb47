import { createInstance } from 'i18next'
import { TREES } from './generated/service-namespaces.ts'
import { getNearestLocale, type LocaleCode, toIntlLocale } from './locales.ts'
import type { Translate, Messages } from './message.ts'
import { getMessages, mergeMessages } from './messages.ts'
import { findNamespace } from './namespaces/namespaces.ts'
import { remember } from './remember/remember.ts'
import { flattenMessages } from './tree.ts'

export interface TranslatorOptions {
  /** The store's locale. If it is not one of ours, the English messages are used. */
  readonly locale: string
  /** Default: every message of the locale, also those of services, which `getMessages` does not give. */
  readonly messages?: Messages
  /** The store's own messages, nested as in its settings' `lang`. They replace ours. */
  readonly storeMessages?: unknown
}

/**
 * The server's translator, made with i18next. An unknown key is returned as it is. In the browser use the smaller
 * `createMessages`.
 *
 * @example
 * ```ts
 * import { createTranslator } from '@sorrel/i18n/translate'
 *
 * const t = createTranslator({ locale: 'en', storeMessages: { cart: { title: 'Basket' } } })
 * console.log(t('cart.title'), t('cart.item_count', { count: 1 })) // Basket 1 item
 * ```
 */
export function createTranslator({ locale, messages, storeMessages }: TranslatorOptions): Translate {
  const lng = toIntlLocale(locale)
  const ours = messages ?? { ...getMessages(locale), ...readServices(getNearestLocale(locale)) }
  const allMessages = withAllForms(lng, mergeMessages(ours, storeMessages))
  const i18n = createInstance({
    lng,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    defaultNS: STRANGE,
    resources: { [lng]: toNamespaces(allMessages) },
  })
  void i18n.init()
  const plain = new Map<string, string>()
  return (key, ...args) => {
    const known = args.length === 0 ? plain.get(key) : undefined
    if (known !== undefined) return known
    const params: Readonly<Record<string, string | number>> = args[0] ?? {}
    const count = typeof params.count === 'number' ? { count: params.count } : {}
    const name: string = key
    const text = i18n.t(name, { ...count, ns: findNamespace(name) ?? STRANGE, replace: params, nest: false })
    if (args.length === 0) plain.set(name, text)
    return text
  }
}

/** Messages that only services show, such as those of the moderation desk. */
const readServices = remember((locale: LocaleCode): Messages => {
  const parts = Object.values(TREES[locale]).map((tree) => flattenMessages(locale, tree))
  return Object.assign({}, ...parts)
})

/** The i18next namespace for services' messages and for keys outside every namespace. */
const STRANGE = 'strange'

/** i18next's resources: the messages of each namespace, by full key. */
function toNamespaces(messages: Messages): Readonly<Record<string, Messages>> {
  const resources: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(messages)) {
    const own = (resources[findNamespace(key) ?? STRANGE] ??= {})
    own[key] = text
  }
  return resources
}

/** Fills each plural form that the messages lack with their `_other` text, as `createMessages` does. */
function withAllForms(locale: string, messages: Messages): Messages {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const others = Object.entries(messages).flatMap(([key, text]) => {
    const stem = /^(.*)_other$/.exec(key)?.[1]
    return stem === undefined ? [] : pluralCategories.map((form) => [`${stem}_${form}`, text] as const)
  })
  return { ...Object.fromEntries(others), ...messages }
}
