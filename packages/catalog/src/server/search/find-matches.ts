import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { type Audience, areTextsFor, WORDS } from '../list/audience.ts'
import { type Counts, NONE } from '../list/counts.ts'
import type { CachedCounts } from '../list/cached-counts.ts'
import { readWordTotals } from '../list/totals.ts'
import type { SearchPlan, SingleWord } from './plan-search.ts'
import { toFoundKey } from './word-nodes.ts'

export interface MatchQuestion {
  readonly audience: Audience
  readonly plan: SearchPlan
  readonly offset: number
  readonly limit: number
}

/** From this many names with a word, the first matches are found without ranking all of them. */
const FREQUENT_MIN_COUNT = 2000
/** Maximum number of products scanned in order for the first matches. If they are too few, all matches are ranked. */
const ORDERED_MAX = 4000

/** Whether a search is for a single word, or its beginning, that many names contain. */
export function isFrequent({ single }: SearchPlan, minCount = FREQUENT_MIN_COUNT): boolean {
  return single !== undefined && Math.max(single.count, single.beginCount) >= minCount
}

/** Precomputed counts of a search for one word across all products, if any. */
export async function readSingleTotals(
  db: CatalogDatabase,
  audience: Audience,
  { single }: SearchPlan,
): Promise<Counts | undefined> {
  return single && readWordTotals(db, audience, toFoundKey(single.found))
}

/** The numbers of the best matches of a search across all products. */
export async function findMatches(db: CatalogDatabase, question: MatchQuestion): Promise<readonly number[]> {
  const { audience, plan, offset, limit } = question
  const end = offset + limit
  const { single } = plan
  const best = single && isQuick(question) ? await findBest(db, audience, { ...single, end }) : []
  if (best.length >= end) return best.slice(offset, end)
  const rows = await readRows<{ no: number }>(
    db,
    sql`select text.product_no as no ${inRank(question)} limit ${limit}::integer offset ${offset}::integer`,
  )
  return rows.map(({ no }) => no)
}

/** Whether an ordered scan is likely to find enough matches early. */
function isQuick({ audience, plan, offset, limit }: MatchQuestion): boolean {
  const { count = 0, beginCount = 0 } = plan.single ?? {}
  return isFrequent(plan) && (offset + limit) * audience.counted <= ORDERED_MAX * Math.max(count, beginCount)
}

/** The first matches and the number of all matches. */
export async function findAndCount(
  db: CatalogDatabase,
  { cached, ...question }: Omit<MatchQuestion, 'offset'> & { readonly cached: CachedCounts },
): Promise<{ readonly numbers: readonly number[]; readonly count: number }> {
  const { plan, audience, limit } = question
  if (isFrequent(plan)) {
    const counting = sql`select count(*)::integer as count from catalog_texts as text
      where ${areTextsFor(audience)} and ${plan.condition}`
    const count = async () => {
      const rows = await readRows<{ count: number }>(db, counting)
      return rows.map((row) => ({ missed: 0, counts: { ...NONE, count: row.count } }))
    }
    const [numbers, known] = await Promise.all([
      findMatches(db, { ...question, offset: 0 }),
      readSingleTotals(db, audience, plan),
    ])
    if (known !== undefined) return { numbers, count: known.count }
    const [part] = await cached.get(counting, audience.state, count)
    return { numbers, count: part?.counts.count ?? 0 }
  }
  // All matches are read to rank them, so counting them costs nothing.
  const rows = await readRows<{ no: number; count: number }>(
    db,
    sql`select text.product_no as no, count(*) over ()::integer as count ${inRank(question)} limit ${limit}::integer`,
  )
  return { numbers: rows.map(({ no }) => no), count: rows[0]?.count ?? 0 }
}

function inRank({ audience, plan }: Pick<MatchQuestion, 'audience' | 'plan'>): SQL {
  return sql`from catalog_texts as text where ${areTextsFor(audience)} and ${plan.condition} order by ${plan.popular.order}`
}

/**
 * The first matches of one frequent word, in the order of the search's ranks but without ranking everything: names
 * equal to the word, then products in stock with the word in the name, then names with words that begin with it.
 * Matches of a frequent word are scanned in order until there are enough; most searches end after a few hundred
 * products.
 */
async function findBest(
  db: CatalogDatabase,
  audience: Audience,
  { key, exact, found, count, end }: SingleWord & { readonly end: number },
): Promise<readonly number[]> {
  const named = sql`${areTextsFor(audience)} and text.name @@ ${exact}::text::tsquery`
  const other = sql`text.name_key collate "C" <> ${key}`
  const inOrder = (condition: SQL) => sql`select product.no
    from (select no, position from catalog_products order by position, no limit ${ORDERED_MAX}::integer) as product
    cross join lateral (select * from catalog_texts as own
      where own.product_no = product.no and own.locale = ${audience.locale} offset 0) as text
    where ${areTextsFor(audience)} and ${condition} and ${other} and text.is_in_stock
    order by product.position, product.no limit ${end}::integer`
  const byStock = sql`order by text.is_in_stock desc, text.position, text.product_no limit ${end}::integer`
  const isWordFrequent = count >= FREQUENT_MIN_COUNT
  // A rare word is found by the word index.
  const few = sql`select text.product_no as no from catalog_texts as text
    where ${named} and ${WORDS} @@ ${exact}::text::tsquery and ${other} ${byStock}`
  const begun = sql`text.name @@ ${found}::text::tsquery and not text.name @@ ${exact}::text::tsquery`
  const rows = await readRows<{ no: number }>(
    db,
    sql`(select text.product_no as no from catalog_texts as text
        where ${named} and text.name_key collate "C" = ${key} ${byStock})
      union all (${isWordFrequent ? inOrder(named) : few})
      ${isWordFrequent ? sql`` : sql`union all (${inOrder(begun)})`}`,
  )
  return rows.map(({ no }) => no)
}
