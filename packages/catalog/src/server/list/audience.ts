import { type SQL, sql } from 'drizzle-orm'
import type { CatalogAudience } from '../../model.ts'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import type { CountsState } from './cached-counts.ts'

/** Language and currency of an answer, as the tables know them. */
export interface Audience extends CatalogAudience {
  /** Number of the currency, from 1; undefined if no product has a price in it. */
  readonly currencyNo: number | undefined
  /** Number of products when the totals were last precomputed; 0 before the first time. */
  readonly counted: number
  readonly state: CountsState
}

/**
 * Lists of at least this many products keep their cached counts when products change, because recounting them after
 * each change would be too slow.
 */
const LARGE_MIN_COUNT = 5000

/**
 * The state that cached counts depend on: for a small catalogue it changes with every product, for a large one only
 * when the precomputed totals are refreshed.
 */
export async function findAudience(
  db: CatalogDatabase,
  { locale, currency }: CatalogAudience,
): Promise<Audience> {
  const [row] = await readRows<{ no: number | null; counted: number; countedAt: string; changedAt: string }>(
    db,
    sql`select (select no from catalog_currencies where code = ${currency}), coalesce(max(counted), 0) as counted,
      coalesce(max(counted_at)::text, '') as "countedAt", coalesce(max(changed_at)::text, '') as "changedAt"
      from catalog_state where name = 'index'`,
  )
  const { counted = 0, countedAt = '', changedAt = '' } = row ?? {}
  const isLarge = counted >= LARGE_MIN_COUNT
  const state = { name: isLarge ? countedAt : changedAt, mayBeOld: isLarge }
  return { locale, currency, currencyNo: row?.no ?? undefined, counted, state }
}

/** The price of an entry in the currency; null if it has none. */
export function getEntryPrice({ currencyNo = 0 }: Audience): SQL {
  return sql.raw(`entry.prices[${currencyNo}]`)
}

/** Rows of the currency among `catalog_prices as price`. */
export function isOfCurrency({ currencyNo = 0 }: Audience): SQL {
  return sql.raw(`price.currency_no = ${currencyNo}`)
}

/** The entries of a list. */
export const ENTRIES = sql`catalog_entries as entry`
/** The entries with the columns for searches and the order by name. */
export const ENTRIES_WITH_TEXTS = sql`catalog_entries as entry
  join catalog_texts as text on text.product_no = entry.product_no and text.locale = entry.locale`

/** Joins the entries to a few given rows by lookup, so that the database does not scan all entries. */
export function toFewEntries({ locale }: Audience, rows: SQL, no: SQL): SQL {
  return sql`${rows} cross join lateral (select * from catalog_entries as own
    where own.product_no = ${no} and own.locale = ${locale} offset 0) as entry`
}

/** The same join for a few rows of texts. */
export function toFewEntriesWithTexts(audience: Audience): SQL {
  return toFewEntries(audience, sql`catalog_texts as text`, sql`text.product_no`)
}

/** All words of a text. Must match the expression of the index exactly, otherwise PostgreSQL does not use the index. */
export const WORDS = sql`(text.name || text.body)`

/** Entries that can be shown to an audience. */
export function isFor(audience: Audience): SQL {
  return sql`entry.locale = ${audience.locale} and ${getEntryPrice(audience)} is not null`
}

/** Texts that can be shown to an audience. */
export function areTextsFor({ locale, currencyNo = 0 }: Audience): SQL {
  return sql`text.locale = ${locale} and ${sql.raw(String(currencyNo))} = any (text.priced_in)`
}
