import { routes, withLocale } from '@sorrel/contracts/routes'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'
import { loadLastStore } from '#request/store.ts'

const KEY_PLACEHOLDER = '{reset_key}'

/** Where the link of a recovery mail leads, in the visitor's language; the service puts its key at the placeholder. */
export async function getPasswordResetUrl(chosen: string | undefined): Promise<string> {
  const { locale: defaultLocale, locales } = await getStoreIndex().get()
  const locale = locales.find((known) => known === chosen) ?? defaultLocale
  const path = withLocale({ locale, defaultLocale }, routes.setPassword(KEY_PLACEHOLDER))
  return `${env.publicOrigin}${decodeURIComponent(path)}`
}

/** The shop's name, as far as it is known: no part of a good password. */
export async function getShopNames(): Promise<readonly string[]> {
  const { locale } = await getStoreIndex().get()
  const store = await loadLastStore({ locale, currency: '' }).catch(() => undefined)
  return store === undefined ? [env.storeName] : [store.settings.store.name]
}

/** Passwords that the lists of stolen ones hold most often, in small letters. */
let common: Promise<ReadonlySet<string>> | undefined

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const toPlain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Shorter words are parts of too many passwords. */
const WORD_MIN_LENGTH = 3
/** So many letters beside the words make a password of its own. */
const OTHER_LETTERS_MIN = 4

/**
 * Whether a new password is too easy to guess: on the list in any case, one character repeated, a row of them, only
 * spaces, or hardly more than words that anybody knows: the shop's name, the customer's names and e-mail address.
 */
export async function isCommonPassword(password: string, words: readonly string[] = []): Promise<boolean> {
  const plain = toPlain(password)
  if (isRow(plain) || isMadeOf(plain, words)) return true
  common ??= readCommon()
  return (await common).has(plain)
}

/** Whether each character is as far from the one before: `aaaaaa`, `abcdef`, `654321`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return [0, 1, -1].some((step) => codes.every((code, place) => code === (codes[0] ?? 0) + step * place))
}

function isMadeOf(plain: string, texts: readonly string[]): boolean {
  const words = texts
    .map(toPlain)
    .flatMap((text) => [text, ...text.replace(/@.*/s, '').split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= WORD_MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < OTHER_LETTERS_MIN
}
