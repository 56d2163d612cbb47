import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { WORDS } from '../list/audience.ts'
import type { Popular } from '../list/find-page.ts'
import { toWords } from '../text/fold.ts'
import { toNameKey } from '../text/name-key.ts'
import { findSimilarTerms, type SimilarTerm } from './similar-terms.ts'
import type { Synonyms } from './synonyms.ts'
import { joinAll, joinAny, toAlternatives, toWordNodes, type WordNode } from './word-nodes.ts'

/** Maximum number of words in a search; further words are ignored. */
const WORDS_MAX = 8

export interface SearchQuestion {
  readonly search: string
  readonly locale: string
  /** Condition for the texts to search. */
  readonly texts: SQL
  readonly synonyms: Synonyms
}

/** How a search is run. */
export interface SearchPlan {
  readonly condition: SQL
  /** Ranks the best match first. */
  readonly popular: Popular
  /** Set for a search for a single word. */
  readonly single: SingleWord | undefined
  /** The search with its mistakes corrected, where the words as they are find nothing. */
  readonly spelling: string | undefined
  /** The next plan to try if this one finds nothing; undefined for the last one. */
  readonly orElse: (() => Promise<SearchPlan>) | undefined
}

export interface SingleWord {
  /** The key of a name that consists of the word alone. */
  readonly key: string
  /** The word in any inflection. */
  readonly exact: string
  /**
   * The same, plus words that begin with it. The same word always gives the same text while the vocabulary of the index
   * is unchanged.
   */
  readonly found: string
  /** Number of names with the exact word. */
  readonly count: number
  /** Number of names with words that begin with it. */
  readonly beginCount: number
}

/**
 * Chooses the plan that finds most: all words as typed; else unknown words replaced by the nearest known ones; else any
 * of the words.
 */
export async function planSearch(db: CatalogDatabase, question: SearchQuestion): Promise<SearchPlan> {
  const { search, locale, synonyms } = question
  const words = toWords(search).slice(0, WORDS_MAX)
  const nodes = await toWordNodes(db, { words, locale, synonyms })
  const key = toNameKey(search.trim(), locale)
  const plan = toPlan(nodes, { key, isAny: false })
  if (nodes.length === 0) return plan
  // The last word is a stop word, and no word begins with it.
  if (nodes.at(-1)?.isLittle === true && nodes.length > 1)
    return {
      ...plan,
      orElse: () => planSearch(db, { ...question, search: words.slice(0, -1).join(' ') }),
    }
  return { ...plan, orElse: () => correct(db, question, { nodes, key }) }
}

interface Uncertain {
  readonly nodes: readonly WordNode[]
  readonly key: string
}

async function correct(
  db: CatalogDatabase,
  question: SearchQuestion,
  { nodes, key }: Uncertain,
): Promise<SearchPlan> {
  const { locale, texts, search } = question
  const unsure = nodes.filter(({ count }) => count === 0)
  const hits = await findHits(
    db,
    texts,
    unsure.map(({ found }) => found),
  )
  const unknown = unsure.filter((_, index) => hits[index] !== true)
  const similar = await findSimilarTerms(
    db,
    unknown.map(({ word }) => word),
    locale,
  )
  const unlike = unknown.filter(({ word }) => (similar.get(word)?.length ?? 0) === 0)
  // A text that begins no indexed word may still begin a word in a description or a stock number.
  const [isBegun] = await findHits(
    db,
    texts,
    unlike.flatMap(({ begun }) => begun ?? []),
  )
  const lost = unlike.filter(({ begun }) => begun === undefined || isBegun !== true)
  const corrected = nodes.map((node) => {
    const terms = unknown.includes(node) ? (similar.get(node.word) ?? []) : []
    if (terms.length > 0) return { ...node, ...toAlternatives(terms) }
    return isBegun === true && node.begun !== undefined ? { ...node, found: node.begun } : node
  })
  // A stock number without its digits identifies nothing.
  const isNumber = lost.some(({ word }) => /\d/.test(word))
  if (lost.length === nodes.length || isNumber) return toPlan([], { key, isAny: false })
  // The remaining words may be a known phrase.
  if (lost.length > 0) return planSearch(db, { ...question, search: leaveOut(question, lost) })
  const spelling = toSpelling(search, similar)
  const [meant, ...others] = nodes.length === 1 ? [...similar.values()].flat() : []
  // If only one word can be meant, the search is run as if it had been typed.
  if (meant !== undefined && others.length === 0 && meant.distance > 0)
    return { ...(await planSearch(db, { ...question, search: meant.term })), spelling, orElse: undefined }
  // For a single word, "all words" and "any word" are the same.
  const together = corrected.length === 1 ? [] : [joinAll(corrected.map(({ found }) => found))]
  const [isFound] = await findHits(db, texts, together)
  return toPlan(corrected, { key, isAny: isFound !== true, spelling })
}

/** The search without an unknown word inside a known phrase, or else without any unknown word. */
function leaveOut({ search, locale, synonyms }: SearchQuestion, lost: readonly WordNode[]): string {
  const words = toWords(search)
  const unknown = lost.flatMap(({ word }) => word.split(' '))
  const countPhrases = (list: readonly string[]) =>
    synonyms(list, locale).filter(({ length }) => length > 1).length
  const phrase = unknown
    .map((word) => words.filter((other) => other !== word))
    .find((rest) => countPhrases(rest) > countPhrases(words))
  return (phrase ?? words.filter((word) => !unknown.includes(word))).join(' ')
}

/**
 * Whether each query finds anything. Counts instead of using `exists`, for which the database would scan all texts when
 * a word is rare.
 */
async function findHits(
  db: CatalogDatabase,
  texts: SQL,
  queries: readonly string[],
): Promise<readonly boolean[]> {
  if (queries.length === 0) return []
  const columns = queries.map(
    (query, index) =>
      sql`(select count(*) > 0 from catalog_texts as text where ${texts} and ${WORDS} @@ ${query}::text::tsquery)
        as ${sql.raw(`hit${index}`)}`,
  )
  const [row] = await readRows<Record<string, boolean>>(db, sql`select ${sql.join(columns, sql`, `)}`)
  return queries.map((_, index) => row?.[`hit${index}`] === true)
}

/** The typed words with misspelled ones replaced by the catalogue's spelling. */
function toSpelling(
  search: string,
  similar: ReadonlyMap<string, readonly SimilarTerm[]>,
): string | undefined {
  const words = search.trim().split(/\s+/)
  const spelled = words.map((word) => {
    const [best] = similar.get(toWords(word).join(' ')) ?? []
    return best === undefined || best.distance === 0 ? word : best.label
  })
  const spelling = spelled.join(' ')
  return spelling === words.join(' ') ? undefined : spelling
}

interface Ranking {
  readonly key: string
  readonly isAny: boolean
  readonly spelling?: string | undefined
}

/**
 * Ranking: exact name, words found out of many, whole words in the name, any words in the name; then in stock; then
 * popular.
 */
function toPlan(nodes: readonly WordNode[], { key, isAny, spelling }: Ranking): SearchPlan {
  const founds = nodes.map(({ found }) => found)
  const query = isAny ? joinAny(founds) : joinAll(founds)
  const toCount = (column: SQL) =>
    sql.join(
      founds.map((found) => sql`(${column} @@ ${found}::text::tsquery)::integer`),
      sql` + `,
    )
  const whole = joinAll(nodes.map(({ exact }) => exact))
  const ranks = [
    sql`(text.name_key collate "C" = ${key}) desc`,
    ...(isAny ? [sql`${toCount(WORDS)} desc`] : []),
    sql`(text.name @@ ${whole}::text::tsquery) desc`,
    sql`${toCount(sql`text.name`)} desc`,
    sql`text.is_in_stock desc`,
    sql`text.position`,
    sql`text.product_no`,
  ]
  const rest = { single: undefined, orElse: undefined }
  if (nodes.length === 0)
    return {
      ...rest,
      condition: sql`false`,
      popular: { join: sql``, order: sql`text.position` },
      spelling: undefined,
    }
  const [first, ...others] = nodes
  return {
    ...rest,
    condition: sql`${WORDS} @@ ${query}::text::tsquery`,
    popular: { join: sql``, order: sql.join(ranks, sql`, `) },
    ...(first !== undefined && others.length === 0 && { single: { ...first, key } }),
    spelling,
  }
}
