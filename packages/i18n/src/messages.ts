import { getStem, type Namespace, readMessages } from './namespaces/namespaces.ts'
import { getNearestLocale, PSEUDO_LOCALE } from './locales.ts'
import type { Messages } from './message.ts'

export type { Namespace }

/**
 * The messages of a language by full key: all, or those of the named namespaces (the files `messages/{locale}/{namespace}.json`).
 * A regional code gets its language, an unknown one English, and the pseudo-locale a stretched English for tests.
 *
 * @example
 * ```ts
 * import { getMessages } from '@sorrel/i18n/messages'
 *
 * console.log(getMessages('de', ['product'])['products.add.action']) // In den Warenkorb
 * ```
 */
export function getMessages(locale: string, namespaces?: readonly Namespace[]): Messages {
  const messages = readMessages(getNearestLocale(locale), namespaces)
  if (locale !== PSEUDO_LOCALE) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, toPseudo(text)]))
}

/**
 * Replaces our messages with the store's own (the nested `lang` of its settings); its keys may be snake_case or
 * camelCase. A plural message accepts every form that a language can have (`_zero`, `_one`, `_two`, `_few`, `_many`),
 * including those that our languages lack. Ignored: unknown keys, values that are blank or not text, and texts with a
 * parameter that our message does not have, since it would stay empty.
 *
 * @example
 * ```ts
 * import { getMessages, mergeMessages } from '@sorrel/i18n/messages'
 *
 * const messages = mergeMessages(getMessages('fr'), { cart: { title: 'Mon panier' } })
 * console.log(messages['cart.title']) // Mon panier
 * ```
 */
export function mergeMessages(messages: Messages, storeMessages: unknown): Messages {
  const merged: Record<string, string> = {}
  for (const [key, text] of Object.entries(messages)) {
    merged[key] = findStoreMessage(storeMessages, key, text) ?? text
    if (key.endsWith(LAST_FORM)) Object.assign(merged, findForms(messages, storeMessages, key))
  }
  return merged
}

/** The form that every language has. */
const LAST_FORM = '_other'
const FORMS = ['_zero', '_one', '_two', '_few', '_many']

/** The store's texts for plural forms that `messages` lacks. */
function findForms(messages: Messages, storeMessages: unknown, key: string): Messages {
  const forms = FORMS.map((form) => `${key.slice(0, -LAST_FORM.length)}${form}`)
  return Object.fromEntries(
    forms.flatMap((name) => {
      const text = name in messages ? undefined : findStoreMessage(storeMessages, name, messages[key] ?? '')
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** Selects these messages, with all plural forms: what a page sends to the browser. */
export function pickMessages(messages: Messages, keys: readonly string[]): Messages {
  const wanted = new Set(keys)
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) => wanted.has(key) || wanted.has(getStem(key))),
  )
}

/** The names of the `{{name}}` parameters of a text, sorted, each once. */
export function getParameters(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort()
}

function findStoreMessage(storeMessages: unknown, key: string, own: string): string | undefined {
  const found = key.split('.').reduce(readChild, storeMessages)
  if (typeof found !== 'string' || found.trim() === '') return undefined
  const text = found.replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}')
  const known = getParameters(own)
  return getParameters(text).every((name) => known.includes(name)) ? text : undefined
}

function readChild(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const entry =
    Object.entries(node).find(([key]) => key === name) ?? Object.entries(node).find(([key]) => key === camel)
  return entry?.[1]
}

const LETTERS =
  'AÅ aå BƁ bƀ CÇ cç DÐ dð EÉ eé GĜ gĝ HĤ hĥ IÎ iî JĴ jĵ KĶ kķ LĻ lļ NÑ nñ OÖ oö RŔ rŕ SŠ sš TŢ tţ UÛ uû WŴ wŵ YÝ yý ZŽ zž'
const accents = new Map(LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

/**
 * Makes readable text that is clearly not English: accented, about 30 % longer, in brackets. Parameters are kept. It
 * reveals texts that do not come from the messages, and layouts that longer languages would break.
 */
function toPseudo(text: string): string {
  const accented = text.replace(/\{\{\w+\}\}|[A-Za-z]/g, (part) => accents.get(part) ?? part)
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.3))}]`
}
