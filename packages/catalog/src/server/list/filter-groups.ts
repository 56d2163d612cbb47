import type { FilterQuery, PriceRange } from '@sorrel/domain/filters'
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { CATEGORY_ATTRIBUTE } from '../write/to-rows.ts'
import { type Audience, getEntryPrice } from './audience.ts'

/** One filter: it matches entries that have any of its values. */
export interface FilterGroup {
  /** Id of the attribute, `category` or `price`. */
  readonly key: string
  readonly condition: SQL
  /** The same condition without the fact index: faster when the entries are scanned anyway. */
  readonly check: SQL
  /** Numbers of the values; undefined for a price range. */
  readonly facts: readonly number[] | undefined
  /** Set for a price range only. */
  readonly range?: PriceRange
}

/** Key of the price filter: no attribute has this id. */
export const PRICE_KEY = 'price'

/** The selected filters. Every product of the list matches all of them. */
export async function findFilterGroups(
  db: CatalogDatabase,
  { attributes, categories, price }: FilterQuery,
  audience: Audience,
): Promise<readonly FilterGroup[]> {
  const chosen = [...Object.entries(attributes), [CATEGORY_ATTRIBUTE, categories] as const].filter(
    ([, values]) => values.length > 0,
  )
  const facts = await findFacts(
    db,
    chosen.flatMap(([attribute, values]) => values.map((value) => ({ attribute, value }))),
    audience,
  )
  const groups = chosen.map(([key]) => {
    const numbers = facts.flatMap(({ attribute, no }) => (attribute === key ? [no] : []))
    return { key, condition: hasAnyFact(numbers), check: isAnyFact(numbers), facts: numbers }
  })
  if (price === undefined) return groups
  const amount = getEntryPrice(audience)
  const isInRange = sql`${amount} between ${price.min}::double precision and ${price.max}::double precision`
  return [
    ...groups,
    { key: PRICE_KEY, condition: isInRange, check: isInRange, facts: undefined, range: price },
  ]
}

/** Entries with any of the facts. */
export function hasAnyFact(numbers: readonly number[]): SQL {
  return numbers.length === 0
    ? sql`false`
    : sql`entry.facts && ${sql.raw(`'{${numbers.join(',')}}'::integer[]`)}`
}

/** The same condition without the index: comparing with each number is faster than comparing two arrays. */
function isAnyFact(numbers: readonly number[]): SQL {
  const checks = numbers.map((number) => sql`${sql.raw(String(number))} = any (entry.facts)`)
  return numbers.length === 0 ? sql`false` : sql.join(checks, sql` or `)
}

async function findFacts(
  db: CatalogDatabase,
  values: readonly { readonly attribute: string; readonly value: string }[],
  { locale }: Audience,
): Promise<readonly { readonly no: number; readonly attribute: string }[]> {
  if (values.length === 0) return []
  return readRows(
    db,
    sql`select fact.no, fact.attribute from catalog_facts as fact
      join ${toTable(values, 'attribute text, value text')} using (attribute, value)
      where fact.locale = ${locale}`,
  )
}

/** Fact numbers of a category and all categories below it. */
export async function findCategoryFacts(
  db: CatalogDatabase,
  slug: string,
  { locale }: Audience,
): Promise<readonly number[]> {
  const rows = await readRows<{ no: number }>(
    db,
    sql`with recursive below as (
        select ${slug}::text as slug
        union select child.slug from catalog_categories as child join below on child.parent_slug = below.slug
      )
      select no from catalog_facts join below on value = slug
      where locale = ${locale} and attribute = ${CATEGORY_ATTRIBUTE}`,
  )
  return rows.map(({ no }) => no)
}
