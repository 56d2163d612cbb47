import { createHash } from 'node:crypto'
import type { CatalogDatabase } from '../data/database.ts'
import { addCompounds, getCompounds } from './compounds.ts'
import { BEGINNINGS_MAX, type LexiconRow, readLexicon } from './lexicon.ts'
import type { SimilarTerm } from './similar-terms.ts'
import type { Synonyms } from './synonyms.ts'

/** How a concept is matched. */
interface Node {
  /** Whole words in any inflection. */
  readonly exact: string
  /** Also matches the last word as the beginning of a word in a name or value. */
  readonly found: string
}

/** A searched concept in PostgreSQL's query language. */
export interface WordNode extends Node {
  /** The typed word, folded. */
  readonly word: string
  /** A stop word: `for`, `der`, `les`. */
  readonly isLittle: boolean
  /** Number of names with the word; for the last word, also of names with words that begin with it. */
  readonly count: number
  readonly beginCount: number
  /** For the last word: matches any word that begins with it. */
  readonly begun: string | undefined
}

/** Stop words get no node, except the last word, which may be the beginning of another word. */
export async function toWordNodes(
  db: CatalogDatabase,
  {
    words,
    locale,
    synonyms,
  }: { readonly words: readonly string[]; readonly locale: string; readonly synonyms: Synonyms },
): Promise<readonly WordNode[]> {
  if (words.length === 0) return []
  const plain = synonyms(words, locale)
  const lexicon = await readLexicon(db, {
    words: [...new Set([...plain.flat(2), ...getCompounds(words)])],
    last: words.at(-1) ?? '',
    locale,
  })
  const wanted = addCompounds(plain, (word) => (lexicon.get(word)?.count ?? null) !== null)
  const getStems = (word: string) => lexicon.get(word)?.stems ?? [word]
  return wanted.flatMap((thing, index) => {
    const isLast = index === wanted.length - 1
    const isLittle = thing.flat().every((word) => getStems(word).length === 0)
    if (isLittle && !isLast) return []
    const exact = thing.map((phrase) => joinAll(phrase.map((word) => toExact(word, getStems(word)))))
    const [typed = []] = thing
    const last = typed.at(-1) ?? ''
    const toPartial = (ending: string) =>
      joinAll([...typed.slice(0, -1).map((word) => toExact(word, getStems(word))), ending])
    const compounds = typed.length === 1 ? (lexicon.get(typed[0] ?? '')?.compounds ?? []) : []
    const beginning = isLast ? lexicon.get(last) : undefined
    const isBeginning = (beginning?.begun ?? null) !== null
    const found = joinAny([
      ...exact,
      ...(isBeginning ? [toPartial(toBegun(last, beginning))] : []),
      ...compounds.map((compound) => `'${compound}'`),
    ])
    const count = typed.length === 1 ? (lexicon.get(typed[0] ?? '')?.count ?? 0) : 0
    const begun = isLast ? joinAny([...exact, toPartial(`'${last}':*`)]) : undefined
    const beginCount = typed.length === 1 ? (beginning?.begun ?? 0) : 0
    return [{ word: typed.join(' '), isLittle, exact: joinAny(exact), found, count, beginCount, begun }]
  })
}

/**
 * Matches words of names and values that begin like this. Words of descriptions are left out, because they may be very
 * many.
 */
function toBegun(word: string, { beginnings = [] }: Partial<LexiconRow> = {}): string {
  return beginnings.length > BEGINNINGS_MAX
    ? `'${word}':*`
    : joinAny(beginnings.toSorted().map((lexeme) => `'${lexeme}'`))
}

function toExact(word: string, stems: readonly string[]): string {
  return joinAny([...new Set([word, ...stems])].map((lexeme) => `'${lexeme}'`))
}

export function toAlternatives(terms: readonly SimilarTerm[]): Node {
  const query = joinAny(terms.map(({ term }) => `'${term}'`))
  return { exact: query, found: query }
}

/** The key of a searched word among the precomputed counts; hashed, since the text may be long. */
export function toFoundKey(found: string): string {
  return createHash('md5').update(found).digest('base64url')
}

export function joinAll(queries: readonly string[]): string {
  return `(${queries.join(' & ')})`
}

export function joinAny(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`
}
