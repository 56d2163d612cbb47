import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import type { Audience } from './audience.ts'
import type { PriceRange } from '@sorrel/domain/filters'
import { addCounts, type Counts, subtractCounts } from './counts.ts'

interface TotalRow {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly facts: readonly number[]
}

const COLUMNS = sql`count, min_price as min, max_price as max, facts`

/** Precomputed counts of a whole category or of all products; undefined if they are not computed yet. */
export async function readTotals(
  db: CatalogDatabase,
  { locale, currency }: Audience,
  category = '',
): Promise<Counts | undefined> {
  const [counts] = await readCounts(
    db,
    sql`catalog_totals where locale = ${locale} and currency = ${currency} and category = ${category}`,
  )
  return counts
}

/**
 * Precomputed counts of all products that a search for one word finds, by the key of the search; undefined for a rare
 * word.
 */
export async function readWordTotals(
  db: CatalogDatabase,
  { locale, currency }: Audience,
  key: string,
): Promise<Counts | undefined> {
  const [counts] = await readCounts(
    db,
    sql`catalog_word_totals where locale = ${locale} and currency = ${currency} and key = ${key}`,
  )
  return counts
}

/**
 * Precomputed counts of all products with any of these facts. Undefined if one of the facts is rare, or if a product
 * has two of them.
 */
export async function readFactTotals(
  db: CatalogDatabase,
  { currency }: Audience,
  facts: readonly number[],
): Promise<Counts | undefined> {
  const found = await readCounts(
    db,
    sql`catalog_fact_totals where currency = ${currency} and fact = any (${sql.raw(`'{${facts.join(',')}}'::integer[]`)})`,
  )
  const hasTwo = found.some((counts) => facts.filter((fact) => counts.facts.has(fact)).length > 1)
  return found.length < facts.length || hasTwo ? undefined : found.reduce(addCounts)
}

/** Precomputed counts for the middle of a price range. The prices on either side of it must be counted live. */
export interface RangeTotals {
  readonly counts: Counts
  /** The middle covers prices above this amount, up to and including `upTo`. */
  readonly above: number
  readonly upTo: number
}

/** Precomputed counts within a price range; undefined if the range is too short. */
export async function readRangeTotals(
  db: CatalogDatabase,
  { locale, currency }: Audience,
  { min, max }: PriceRange,
): Promise<RangeTotals | undefined> {
  const own = sql`catalog_price_totals where locale = ${locale} and currency = ${currency}`
  const rows = await readRows<{ upTo: number; count: number; facts: readonly number[] }>(
    db,
    sql`select up_to as "upTo", count, facts from ${own} and up_to in (
        (select min(up_to) from ${own} and up_to >= ${min}::double precision),
        (select max(up_to) from ${own} and up_to <= ${max}::double precision)
      ) order by up_to`,
  )
  const [low, high] = rows.map(({ upTo, count, facts }) => {
    return { upTo, counts: { count, price: undefined, facts: toMap(facts) } }
  })
  if (low === undefined || high === undefined || low.upTo < min) return undefined
  return { counts: subtractCounts(high.counts, low.counts), above: low.upTo, upTo: high.upTo }
}

async function readCounts(db: CatalogDatabase, from: SQL): Promise<readonly Counts[]> {
  const rows = await readRows<TotalRow>(db, sql`select ${COLUMNS} from ${from}`)
  return rows.map(({ count, min, max, facts }) => ({ count, price: { min, max }, facts: toMap(facts) }))
}

function toMap(pairs: readonly number[]): ReadonlyMap<number, number> {
  const facts = new Map<number, number>()
  for (let index = 0; index < pairs.length; index += 2) facts.set(pairs[index] ?? 0, pairs[index + 1] ?? 0)
  return facts
}
