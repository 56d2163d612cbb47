import { toWords } from '../text/fold.ts'

/** Phrases that mean the same, by language: `{ en: [['loo roll', 'toilet roll', 'toilet paper']] }`. */
export type SynonymGroups = Readonly<Record<string, readonly (readonly string[])[]>>

/** One searched concept: any of the phrases, each with all of its words. The typed phrase comes first. */
export type Wanted = readonly (readonly string[])[]

/** Splits a search into concepts. */
export type Synonyms = (words: readonly string[], locale: string) => readonly Wanted[]

/** Strips a plural ending, so that singular and plural are equal. */
const toSingular = (word: string) => word.replace(/(?<=.{3})s$/, '')

/** Maximum number of words in a phrase. */
const PHRASE_MAX_WORDS = 5

export function createSynonyms(groups: SynonymGroups): Synonyms {
  const byLocale = new Map(Object.entries(groups).map(([locale, list]) => [locale, toPhrases(list)]))
  return (words, locale) => {
    const phrases = byLocale.get(locale)
    const wanted: Wanted[] = []
    for (let at = 0; at < words.length; ) {
      const found = phrases && findGroup(phrases, words.slice(at, at + PHRASE_MAX_WORDS))
      const typed = words.slice(at, at + (found?.length ?? 1))
      wanted.push([typed, ...(found?.group ?? [])])
      at += typed.length
    }
    return wanted
  }
}

type Group = readonly (readonly string[])[]

/** Key of a phrase: its letters without spaces, so that joined and separate spellings are equal. */
const toKey = (words: readonly string[]) => words.map(toSingular).join('')

/** Groups by the keys of their phrases; a phrase in several groups belongs to the first. */
function toPhrases(list: readonly (readonly string[])[]): ReadonlyMap<string, Group> {
  const groups = list.map((phrases) => phrases.map((phrase) => toWords(phrase)))
  const entries = groups.flatMap((group) => group.map((words) => [toKey(words), group] as const))
  return new Map(entries.filter(([key]) => key !== '').toReversed())
}

/** The group whose longest phrase the words start with. */
function findGroup(
  phrases: ReadonlyMap<string, Group>,
  words: readonly string[],
): { readonly group: Group; readonly length: number } | undefined {
  for (let { length } = words; length > 0; length -= 1) {
    const group = phrases.get(toKey(words.slice(0, length)))
    if (group !== undefined) return { group, length }
  }
  return undefined
}
