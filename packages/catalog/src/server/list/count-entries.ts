import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { readFactBytes } from '../data/fact-bytes.ts'
import { type Audience, getEntryPrice, isOfCurrency, toFewEntries } from './audience.ts'
import { addCounts, type Counts, NONE } from './counts.ts'
import type { CountedPart, CachedCounts } from './cached-counts.ts'
import type { FilterGroup } from './filter-groups.ts'
import { readFactTotals, readRangeTotals } from './totals.ts'

/** The counts of a list, and of the list without each of its filters. */
export interface ListCounts {
  readonly matching: Counts
  /** By the key of the filter. */
  readonly without: ReadonlyMap<string, Counts>
  /** Counts of the list without any filter. */
  readonly all: Counts
}

export interface CountQuestion {
  readonly audience: Audience
  /** Which entries the list has before filtering, and from which tables. */
  readonly scope: SQL
  readonly from: SQL
  /** Whether the scope is all products. */
  readonly isEverything: boolean
  readonly groups: readonly FilterGroup[]
  /** Counts of the scope, if already known. */
  readonly all: Counts | undefined
  readonly cached: CachedCounts | undefined
}

/** Maximum number of filters that fit into the bit mask of unmatched filters. */
const FILTERS_MAX = 30

/** Counts the filtered list, the list without any filter unless known, and the list without each single filter. */
export async function countEntries(db: CatalogDatabase, question: CountQuestion): Promise<ListCounts> {
  const { groups, isEverything } = question
  const all = question.all ?? (await countFiltered(db, question, []))
  if (groups.length === 0) return { matching: all, without: new Map(), all }
  // For a part of the catalogue, one scan counts all filters. Across all products, indexed lookups per filter read
  // less.
  if (groups.length > 1 && groups.length <= FILTERS_MAX && !isEverything)
    return { ...(await countAtOnce(db, question)), all }
  const [matching, ...without] = await Promise.all([
    countFiltered(db, question, groups),
    ...groups.map((_, index) =>
      groups.length === 1 ? all : countFiltered(db, question, groups.toSpliced(index, 1)),
    ),
  ])
  return { matching, without: new Map(groups.map(({ key }, index) => [key, without[index] ?? all])), all }
}

/** Counts, in one scan, the entries that fail at most one of several filters. */
async function countAtOnce(
  db: CatalogDatabase,
  { audience, scope, from, groups, cached }: CountQuestion,
): Promise<Omit<ListCounts, 'all'>> {
  const conditions = groups.map(({ check }) => sql`(${check})`)
  const missed = sql.join(
    conditions.map(
      (condition, index) => sql`(${condition} is not true)::integer * ${sql.raw(String(1 << index))}`,
    ),
    sql` + `,
  )
  const most = conditions.map((_, index) => sql.join(conditions.toSpliced(index, 1), sql` and `))
  const parts = await readParts(db, audience, {
    cached,
    from: sql`(select entry.*, ${missed} as missed from ${from}
      where ${scope} and (${sql.join(most, sql` or `)})) as entry`,
    condition: sql`true group by missed`,
    missed: sql`missed`,
  })
  const pick = (bits: readonly number[]) =>
    parts.flatMap((part) => (bits.includes(part.missed) ? [part.counts] : [])).reduce(addCounts, NONE)
  return {
    matching: pick([0]),
    without: new Map(groups.map(({ key }, index) => [key, pick([0, 1 << index])])),
  }
}

/** Counts with these filters. A single filter over all products is usually precomputed. */
async function countFiltered(
  db: CatalogDatabase,
  { audience, scope, from, isEverything, cached }: CountQuestion,
  filters: readonly FilterGroup[],
): Promise<Counts> {
  const [filter, ...others] = filters
  const isAlone = isEverything && others.length === 0
  const known =
    isAlone && filter !== undefined ? await countKnown(db, audience, { filter, cached }) : undefined
  if (known !== undefined) return known
  const condition = sql.join([scope, ...filters.map((one) => one.condition)], sql` and `)
  return countWhere(db, audience, { from, condition, cached })
}

/** Precomputed counts of all products that match a single filter; undefined if they are not known. */
async function countKnown(
  db: CatalogDatabase,
  audience: Audience,
  {
    filter: { facts = [], range },
    cached,
  }: { readonly filter: FilterGroup; readonly cached: CachedCounts | undefined },
): Promise<Counts | undefined> {
  if (facts.length > 0) return readFactTotals(db, audience, facts)
  const totals = range && (await readRangeTotals(db, audience, range))
  if (range === undefined || totals === undefined) return undefined
  const isAtEnd = sql`${isOfCurrency(audience)} and
    (price.price between ${range.min}::double precision and ${totals.above}::double precision
    or price.price > ${totals.upTo}::double precision and price.price <= ${range.max}::double precision)`
  const from = toFewEntries(audience, sql`catalog_prices as price`, sql`price.product_no`)
  const ends = await countWhere(db, audience, { from, condition: isAtEnd, cached })
  return addCounts(totals.counts, ends)
}

interface Reading {
  readonly from: SQL
  readonly condition: SQL
  readonly cached: CachedCounts | undefined
}

/** Counts the entries that meet a condition. */
export async function countWhere(db: CatalogDatabase, audience: Audience, reading: Reading): Promise<Counts> {
  const [part] = await readParts(db, audience, { ...reading, missed: sql`0` })
  return part?.counts ?? NONE
}

interface PartRow {
  readonly missed: number
  readonly count: number
  readonly min: number | null
  readonly max: number | null
  readonly bytes: Uint8Array | null
}

async function readParts(
  db: CatalogDatabase,
  audience: Audience,
  { from, condition, cached, missed }: Reading & { readonly missed: SQL },
): Promise<readonly CountedPart[]> {
  const price = getEntryPrice(audience)
  const question = sql`select ${missed} as missed, count(*)::integer as count, min(${price}) as min,
      max(${price}) as max, string_agg(entry.fact_bytes, ''::bytea) as bytes
    from ${from} where ${condition}`
  const count = async () => (await readRows<PartRow>(db, question)).map(toPart)
  return cached === undefined ? count() : cached.get(question, audience.state, count)
}

function toPart({ missed, count, min, max, bytes }: PartRow): CountedPart {
  const price = min === null || max === null ? undefined : { min, max }
  return { missed, counts: { count, price, facts: bytes === null ? new Map() : countNumbers(bytes) } }
}

function countNumbers(bytes: Uint8Array): ReadonlyMap<number, number> {
  const numbers = readFactBytes(bytes)
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0)
  const counts = new Uint32Array(highest + 1)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return new Map(Array.from(counts.entries()).filter(([, count]) => count > 0))
}
