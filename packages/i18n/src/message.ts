import type { MessageMap } from './generated/message-map.ts'
import { toIntlLocale } from './locales.ts'
import { remember } from './remember/remember.ts'

/**
 * A message's key, as in the files of `messages/en` with dots. A plural message has one key, without the suffix of its forms.
 */
export type MessageKey = keyof MessageMap

/** Messages by full key, plural forms with their suffix: `{ 'cart.item_count_one': '{{count}} item' }`. */
export type Messages = Readonly<Record<string, string>>

/** The parameters a message needs: none, or one object with exactly its `{{name}}`s. */
export type MessageArgs<K extends MessageKey> = MessageMap[K] extends null
  ? []
  : [params: Exclude<MessageMap[K], null>]

/**
 * Returns the text of a message. `count` selects the plural form, or `_other` if that form is missing. An unknown key
 * is returned as it is.
 */
export type Translate = <K extends MessageKey>(key: K, ...args: MessageArgs<K>) => string

type Params = Readonly<Record<string, string | number>>

const toIntlPlurals = remember((locale: string) => new Intl.PluralRules(toIntlLocale(locale)))

/**
 * A small `Translate` for the browser. For the given messages it returns the same texts as the server's translator.
 * Parameters are inserted verbatim: they are never interpreted as markup or further parameters.
 *
 * @example
 * ```ts
 * import { createMessages } from '@sorrel/i18n/message'
 * import { getMessages, pickMessages } from '@sorrel/i18n/messages'
 *
 * const t = createMessages({ locale: 'de', messages: pickMessages(getMessages('de'), ['cart.title', 'cart.item_count']) })
 * console.log(t('cart.title'), t('cart.item_count', { count: 3 })) // Ihr Warenkorb 3 Artikel
 * ```
 */
export function createMessages({ locale, messages }: { locale: string; messages: Messages }): Translate {
  const plurals = toIntlPlurals(locale)
  return (key, ...args) => {
    const params: Params = args[0] ?? {}
    const form =
      typeof params.count === 'number'
        ? (messages[`${key}_${plurals.select(params.count)}`] ?? messages[`${key}_other`])
        : undefined
    const text = form ?? messages[key] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}
