import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { createSynonyms, type SynonymGroups, type Synonyms } from '../search/synonyms.ts'
import { countLocale, sumFacts, type Total, toTotals } from './count-locale.ts'
import { findFrequentWords } from './find-frequent-words.ts'
import { createPriceSteps, type PriceTotal, readPriceSteps } from './price-steps.ts'
import { CATEGORY_ATTRIBUTE } from './to-rows.ts'

/** Rows of totals per insert. */
const WRITE_SLICE = 200
/** Facts of at least this many products get precomputed totals; rarer facts are quick to count. */
const FACT_MIN_COUNT = 1000
/** Products between two price steps: about as many are counted live for each end of a price range. */
const STEP_MIN_COUNT = 800
/** A word in at least this many names has its search results counted in advance. */
const WORD_MIN_COUNT = 2000
/** Rows of price totals per insert; fewer, because each row contains all facts. */
const PRICE_WRITE_SLICE = 25

export interface RefreshOptions {
  /** The synonyms of the API: searches for frequent words are counted with them. Default: none. */
  readonly synonyms?: SynonymGroups | undefined
  readonly factMinCount?: number | undefined
  readonly stepMinCount?: number | undefined
  readonly wordMinCount?: number | undefined
}

/**
 * Recomputes the counts of all products, of all categories, of frequent facts and of searches for one frequent word, if
 * anything has changed since the last time. Returns whether it did. Lists without filters, lists of all products with
 * one filter, and those searches answer with the last counts, so call it after writing, but no more often than the
 * counts may be out of date.
 */
export async function refreshTotals(db: CatalogDatabase, options: RefreshOptions = {}): Promise<boolean> {
  const { factMinCount = FACT_MIN_COUNT, stepMinCount = STEP_MIN_COUNT } = options
  const [state] = await readRows<{ now: string; isOld: boolean }>(
    db,
    sql`select clock_timestamp()::text as now,
        changed_at is not null and (counted_at is null or counted_at < changed_at) as "isOld"
      from catalog_state where name = 'index'`,
  )
  if (state?.isOld !== true) return false
  const currencies = await readRows<{ code: string }>(
    db,
    sql`select code from catalog_currencies order by no`,
  )
  const locales = await readRows<{ locale: string }>(
    db,
    sql`select distinct locale from catalog_facts
    union select distinct locale from catalog_entries`,
  )
  const amounts = await readPriceSteps(db, currencies.length, stepMinCount)
  const common = {
    amounts,
    factMinCount,
    wordMinCount: options.wordMinCount ?? WORD_MIN_COUNT,
    synonyms: createSynonyms(options.synonyms ?? {}),
    currencies: currencies.map(({ code }) => code),
  }
  for (const { locale } of locales) await refreshLocale(db, { ...common, locale })
  await db.execute(sql`delete from catalog_fact_totals where fact not in (select no from catalog_facts)`)
  await db.execute(sql`update catalog_state set counted_at = ${state.now}::timestamptz,
    counted = (select count(*) from catalog_products) where name = 'index'`)
  return true
}

interface LocaleQuestion {
  readonly locale: string
  readonly factMinCount: number
  readonly wordMinCount: number
  readonly synonyms: Synonyms
  readonly currencies: readonly string[]
  /** The price steps: see `readPriceSteps`. */
  readonly amounts: readonly (readonly number[])[]
}

async function refreshLocale(
  db: CatalogDatabase,
  { locale, factMinCount, wordMinCount, synonyms, currencies, amounts }: LocaleQuestion,
): Promise<void> {
  const scopes = await readScopes(db, locale)
  const steps = createPriceSteps(amounts)
  const byCategory = await countLocale(db, {
    locale,
    toKeys: (facts) => ['', ...new Set(facts.flatMap((fact) => scopes.get(fact) ?? []))],
    onEntry: (entry) => steps.add(entry),
  })
  const totals = toTotals(byCategory, currencies)
  const counts = sumFacts(byCategory.get('')?.groups.values() ?? [])
  const frequent = new Set([...counts].flatMap(([fact, count]) => (count >= factMinCount ? [fact] : [])))
  const words = await findFrequentWords(db, { locale, minCount: wordMinCount, synonyms })
  const byKey = await countLocale<number | string>(db, {
    locale,
    toKeys: (facts, no) => [...facts.filter((fact) => frequent.has(fact)), ...(words.get(no) ?? [])],
  })
  const pick = (type: 'number' | 'string') =>
    toTotals(new Map([...byKey].filter(([key]) => typeof key === type)), currencies)
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from catalog_totals where locale = ${locale}`)
    await insertTotals(tx, totals, {
      table: sql`catalog_totals (locale, category,`,
      keys: sql`${locale}::text, key::text`,
    })
    await tx.execute(sql`delete from catalog_fact_totals where fact in
      (select no from catalog_facts where locale = ${locale})`)
    const ofFacts = { table: sql`catalog_fact_totals (fact,`, keys: sql`key::integer` }
    await insertTotals(tx, pick('number'), ofFacts)
    await tx.execute(sql`delete from catalog_word_totals where locale = ${locale}`)
    const ofWords = { table: sql`catalog_word_totals (locale, key,`, keys: sql`${locale}::text, key::text` }
    await insertTotals(tx, pick('string'), ofWords)
    await tx.execute(sql`delete from catalog_price_totals where locale = ${locale}`)
    await insertPriceTotals(tx, locale, steps.toTotals(currencies))
  })
}

/** For each category's fact, the category and all categories above it. */
async function readScopes(
  db: CatalogDatabase,
  locale: string,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await readRows<{ no: number; slugs: readonly string[] }>(
    db,
    sql`with recursive above as (
        select no, value as slug from catalog_facts
        where locale = ${locale} and attribute = ${CATEGORY_ATTRIBUTE}
        union select above.no, category.parent_slug from above
        join catalog_categories as category on category.slug = above.slug
        where category.parent_slug is not null
      )
      select no, array_agg(slug) as slugs from above group by no`,
  )
  return new Map(rows.map(({ no, slugs }) => [no, slugs]))
}

async function insertPriceTotals(
  db: CatalogDatabase,
  locale: string,
  totals: readonly PriceTotal[],
): Promise<void> {
  const columns = 'currency text, "upTo" double precision, count integer, facts integer[]'
  for (let start = 0; start < totals.length; start += PRICE_WRITE_SLICE)
    await db.execute(sql`insert into catalog_price_totals (locale, currency, up_to, count, facts)
      select ${locale}::text, currency, "upTo", count, facts
      from ${toTable(totals.slice(start, start + PRICE_WRITE_SLICE), columns)}`)
}

const TOTAL_COLUMNS = `key text, currency text, count integer, min double precision, max double precision,
  facts integer[]`

async function insertTotals(
  db: CatalogDatabase,
  totals: readonly Total[],
  { table, keys }: { readonly table: SQL; readonly keys: SQL },
): Promise<void> {
  for (let start = 0; start < totals.length; start += WRITE_SLICE)
    await db.execute(sql`insert into ${table} currency, count, min_price, max_price, facts)
      select ${keys}, currency, count, min, max, facts
      from ${toTable(totals.slice(start, start + WRITE_SLICE), TOTAL_COLUMNS)}`)
}
