import type { CategoryLink } from '@sorrel/domain/product'
import { sql } from 'drizzle-orm'
import type { CatalogAudience, Suggestions } from '../../model.ts'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import { areTextsFor, type Audience, findAudience, WORDS } from '../list/audience.ts'
import { type CachedCounts, createCachedCounts } from '../list/cached-counts.ts'
import type { ListParts } from '../list/list-products.ts'
import { readCards } from '../list/read-cards.ts'
import { toWords } from '../text/fold.ts'
import { CATEGORY_ATTRIBUTE } from '../write/to-rows.ts'
import { findAndCount } from './find-matches.ts'
import { planSearch } from './plan-search.ts'
import type { Synonyms } from './synonyms.ts'

const TERMS_MAX = 6
const CATEGORIES_MAX = 4

export interface SuggestQuestion extends CatalogAudience {
  readonly search: string
  readonly limit: number
}

const NOTHING: Suggestions = { products: [], count: 0, ratings: {}, terms: [], categories: [] }

/** Suggestions for the beginning of a search. */
export async function suggest(
  db: CatalogDatabase,
  { search, limit, locale, currency }: SuggestQuestion,
  { synonyms, cached = createCachedCounts() }: ListParts,
): Promise<Suggestions> {
  const words = toWords(search)
  if (words.length === 0) return NOTHING
  const audience = await findAudience(db, { locale, currency })
  const [{ numbers, count, spelling }, terms, categories] = await Promise.all([
    findProducts(db, { search, limit, audience, synonyms, cached }),
    findTerms(db, search, locale),
    findCategories(db, words, locale),
  ])
  const { products, ratings } = await readCards(db, { by: 'no', keys: numbers }, audience)
  return { products, ratings, terms, categories, count, spelling }
}

interface ProductQuestion {
  readonly search: string
  readonly limit: number
  readonly audience: Audience
  readonly synonyms: Synonyms
  readonly cached: CachedCounts
}

async function findProducts(
  db: CatalogDatabase,
  { search, limit, audience, synonyms, cached }: ProductQuestion,
): Promise<{
  readonly numbers: readonly number[]
  readonly count: number
  readonly spelling: string | undefined
}> {
  const { locale } = audience
  let plan = await planSearch(db, { search, locale, texts: areTextsFor(audience), synonyms })
  for (;;) {
    const found = await findAndCount(db, { audience, plan, limit, cached })
    const { spelling, orElse } = plan
    if (found.count > 0 || orElse === undefined) return { ...found, spelling }
    plan = await orElse()
  }
}

/** The search with its last word completed, if names contain all of its words. */
async function findTerms(db: CatalogDatabase, search: string, locale: string): Promise<readonly string[]> {
  const words = toWords(search)
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1).map((word) => `'${word}'`)
  const isTogether = sql`exists (select from catalog_texts as text where text.locale = ${locale}
    and ${WORDS} @@ (${[...others, ''].join(' & ')} || quote_literal(term))::tsquery)`
  const rows = await readRows<{ label: string }>(
    db,
    sql`select label from catalog_terms where locale = ${locale} and count > 0
        and term like ${`${last}%`} and term <> ${last} ${others.length === 0 ? sql`` : sql`and ${isTogether}`}
      order by count desc, term limit ${TERMS_MAX}::integer`,
  )
  const before = search.trim().split(/\s+/).slice(0, -1)
  return rows.map(({ label }) => [...before, label].join(' '))
}

/** Categories whose names contain every typed word or a word that begins with it. */
async function findCategories(
  db: CatalogDatabase,
  words: readonly string[],
  locale: string,
): Promise<readonly CategoryLink[]> {
  const rows = await readRows<CategoryLink>(
    db,
    sql`select value as slug, name from catalog_facts
      where locale = ${locale} and attribute = ${CATEGORY_ATTRIBUTE} order by no`,
  )
  const isFound = (name: string) =>
    words.every((word) => toWords(name).some((own) => own.startsWith(word.replace(/(?<=.{3})s$/, ''))))
  return rows.filter(({ name }) => isFound(name)).slice(0, CATEGORIES_MAX)
}
