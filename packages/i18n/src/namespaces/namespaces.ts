import { NAMESPACES, TREES } from '../generated/namespaces.ts'
import type { LocaleCode } from '../locales.ts'
import type { Messages } from '../message.ts'
import { remember } from '../remember/remember.ts'
import { flattenMessages } from '../tree.ts'

/** The name of a file of messages: those of one feature that pages need together. */
export type Namespace = (typeof NAMESPACES)[number]

/** Every namespace of a language. */
const readLanguage = remember((locale: LocaleCode) => {
  const parts = NAMESPACES.map((name) => [name, flattenMessages(locale, TREES[locale][name])] as const)
  return { parts: new Map<Namespace, Messages>(parts), all: join(parts.map(([, messages]) => messages)) }
})

const join = (parts: readonly (Messages | undefined)[]): Messages => Object.assign({}, ...parts)

/** The messages of the named namespaces. Default: all; the result is then the same object each time. */
export function readMessages(locale: LocaleCode, namespaces?: readonly Namespace[]): Messages {
  const { parts, all } = readLanguage(locale)
  return namespaces === undefined ? all : join(namespaces.map((name) => parts.get(name)))
}

const getOwners = remember((): ReadonlyMap<string, Namespace> => {
  const { parts } = readLanguage('en')
  return new Map([...parts].flatMap(([name, own]) => Object.keys(own).map((key) => [getStem(key), name])))
})

/** The namespace of a key, which may end in a plural suffix. */
export function findNamespace(key: string): Namespace | undefined {
  return getOwners().get(getStem(key))
}

const FORM = /_(?:zero|one|two|few|many|other)$/

/** The key of a message: without the suffix of a plural form. */
export function getStem(key: string): string {
  return key.replace(FORM, '')
}
