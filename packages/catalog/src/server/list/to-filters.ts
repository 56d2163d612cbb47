import type { Filter, FilterQuery, FilterValue, PriceRange } from '@sorrel/domain/filters'
import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { CATEGORY_ATTRIBUTE } from '../write/to-rows.ts'
import type { ListCounts } from './count-entries.ts'
import type { Counts } from './counts.ts'
import { PRICE_KEY } from './filter-groups.ts'

/** Maximum number of values that a filter offers: the most frequent ones, plus the selected ones. */
const VALUES_MAX = 100

interface FactRow {
  readonly no: number
  readonly attribute: string
  readonly value: string
  readonly name: string
}

export interface ListFilters {
  readonly filters: readonly Filter[]
  readonly categories: readonly FilterValue[]
  readonly price: PriceRange | undefined
}

/** The filters of a list: every value of the unfiltered list, each counted with the other filters applied. */
export async function toFilters(
  db: CatalogDatabase,
  counts: ListCounts,
  query: FilterQuery,
): Promise<ListFilters> {
  const facts = await readFacts(db, [...counts.all.facts.keys()])
  const byAttribute = Map.groupBy(facts, ({ attribute }) => attribute)
  const toValues = (attribute: string, chosen: readonly string[]) => {
    const own = counts.without.get(attribute) ?? counts.matching
    const ranked = (byAttribute.get(attribute) ?? []).toSorted(
      (left, right) => getCount(counts.all, right) - getCount(counts.all, left),
    )
    const kept = new Set(ranked.filter((fact, rank) => rank < VALUES_MAX || chosen.includes(fact.value)))
    return (byAttribute.get(attribute) ?? []).flatMap((fact) => {
      const label = attribute === CATEGORY_ATTRIBUTE ? fact.name : fact.value
      return kept.has(fact) ? [{ value: fact.value, label, count: getCount(own, fact) }] : []
    })
  }
  return {
    filters: [...byAttribute].flatMap(([id, [first]]) => {
      if (id === CATEGORY_ATTRIBUTE || first === undefined) return []
      return [{ id, name: first.name, values: toValues(id, query.attributes[id] ?? []) }]
    }),
    categories: toValues(CATEGORY_ATTRIBUTE, query.categories),
    price: toRange((counts.without.get(PRICE_KEY) ?? counts.matching).price),
  }
}

function getCount({ facts }: Counts, { no }: FactRow): number {
  return facts.get(no) ?? 0
}

/** The facts with these numbers, in the order in which they were indexed. */
function readFacts(db: CatalogDatabase, numbers: readonly number[]): Promise<readonly FactRow[]> {
  if (numbers.length === 0) return Promise.resolve([])
  const list = sql.raw(`'{${numbers.join(',')}}'::integer[]`)
  return readRows(
    db,
    sql`select no, attribute, value, name from catalog_facts where no = any (${list}) order by no`,
  )
}

function toRange(price: Counts['price']): PriceRange | undefined {
  return price === undefined ? undefined : { min: Math.floor(price.min), max: Math.ceil(price.max) }
}
