import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { getDistance, getTolerance } from './distance.ts'

/** A word of the catalogue that a typed one may mean. */
export interface SimilarTerm {
  readonly term: string
  /** The word in its usual spelling. */
  readonly label: string
  /** Number of typing mistakes; 0 for a part of a longer word. */
  readonly distance: number
}

/** Shorter parts occur in too many words. */
const PART_MIN_LENGTH = 4
const CANDIDATES_MAX = 40
const TERMS_MAX = 8

interface Row {
  readonly word: string
  readonly term: string
  readonly label: string
  readonly count: number
}

/**
 * The catalogue words nearest to each unknown word: those with the fewest mistakes, or longer words that contain it.
 */
export async function findSimilarTerms(
  db: CatalogDatabase,
  words: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, readonly SimilarTerm[]>> {
  if (words.length === 0) return new Map()
  const rows = await readRows<Row>(
    db,
    sql`select given.word, near.term, near.label, near.count
      from ${toTable(
        words.map((word) => ({ word })),
        'word text',
      )}, lateral (
        select term, label, count from catalog_terms
        where locale = ${locale} and (term % given.word or term like '%' || given.word || '%')
        order by similarity(term, given.word) desc, count desc limit ${CANDIDATES_MAX}::integer
      ) as near`,
  )
  return new Map(words.map((word) => [word, rank(word, rows)]))
}

function rank(word: string, rows: readonly Row[]): readonly SimilarTerm[] {
  const near = rows.flatMap((row) => {
    if (row.word !== word) return []
    const isPart = word.length >= PART_MIN_LENGTH && row.term.includes(word)
    const distance = isPart ? 0 : getDistance(word, row.term)
    return distance <= getTolerance(word.length) ? [{ ...row, distance }] : []
  })
  const fewest = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance === fewest)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, TERMS_MAX)
}
