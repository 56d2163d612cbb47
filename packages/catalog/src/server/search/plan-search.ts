import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { WORDS } from '../list/audience.ts'
import type { Popular } from '../list/find-page.ts'
import { toWords } from '../text/fold.ts'
import { toNameKey } from '../text/name-key.ts'
import { findSimilarTerms, type SimilarTerm } from './similar-terms.ts'
import type { Synonyms } from './synonyms.ts'
import { joinAll, joinAny, toAlternatives, toWordNodes, type WordNode } from './word-nodes.ts'

/** Further words of a search are left out. */
const WORDS_MAX = 8

export interface SearchQuestion {
  readonly search: string
  readonly locale: string
  /** The texts that are searched. */
  readonly texts: SQL
  readonly synonyms: Synonyms
}

/** How a search is answered. */
export interface SearchPlan {
  readonly condition: SQL
  /** The best match first. */
  readonly popular: Popular
  /** Of a search for one word. */
  readonly single: SingleWord | undefined
  /** The search with its mistakes corrected, where the words as they are find nothing. */
  readonly spelling: string | undefined
  /** How to search where that finds nothing; undefined where nothing else is left to try. */
  readonly orElse: (() => Promise<SearchPlan>) | undefined
}

export interface SingleWord {
  /** The key of a title that is nothing but the word. */
  readonly key: string
  /** The word in any inflection. */
  readonly exact: string
  /** The same, and words that begin like it. Always the same for the same word while the index knows the same words. */
  readonly found: string
  /** Titles with the word as it is. */
  readonly count: number
  /** Titles with words that begin like it. */
  readonly beginCount: number
}

/**
 * Finds out how a search finds most: all words as they are; else with unknown words taken for the nearest known ones;
 * else any of the words.
 */
export async function planSearch(db: CatalogDatabase, question: SearchQuestion): Promise<SearchPlan> {
  const { search, locale, synonyms } = question
  const words = toWords(search).slice(0, WORDS_MAX)
  const nodes = await toWordNodes(db, { words, locale, synonyms })
  const key = toNameKey(search.trim(), locale)
  const plan = toPlan(nodes, { key, isAny: false })
  if (nodes.length === 0) return plan
  // The last word is a little one, and not the beginning of another one.
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
  // A text that begins none of the usual search words may still begin a word of a description or a number.
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
  // Without its number a stock number says nothing.
  const isNumber = lost.some(({ word }) => /\d/.test(word))
  if (lost.length === nodes.length || isNumber) return toPlan([], { key, isAny: false })
  // Without the unknown words, the rest may be a known phrase.
  if (lost.length > 0) return planSearch(db, { ...question, search: leaveOut(question, lost) })
  const spelling = toSpelling(search, similar)
  const [meant, ...others] = nodes.length === 1 ? [...similar.values()].flat() : []
  // Where only one word can be meant, the search is as if that one had been typed.
  if (meant !== undefined && others.length === 0 && meant.distance > 0)
    return { ...(await planSearch(db, { ...question, search: meant.term })), spelling, orElse: undefined }
  // All of one word are any of it.
  const together = corrected.length === 1 ? [] : [joinAll(corrected.map(({ found }) => found))]
  const [isFound] = await findHits(db, texts, together)
  return toPlan(corrected, { key, isAny: isFound !== true, spelling })
}

/** The search without an unknown word inside a known phrase, else without all unknown words. */
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
 * Whether each of the queries finds anything. They are counted, since the database reads all texts to find out whether a
 * rare word `exists`.
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

/** Exact title, words found of many, whole words in the title, words in the title; then in stock; then popular. */
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
