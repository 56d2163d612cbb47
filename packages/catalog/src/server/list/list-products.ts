import type { ListRequest, ProductListing } from '@sorrel/domain/filters'
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../data/database.ts'
import {
  type Audience,
  ENTRIES,
  ENTRIES_WITH_TEXTS,
  areTextsFor,
  findAudience,
  isFor,
  toFewEntriesWithTexts,
} from './audience.ts'
import { countEntries, countWhere } from './count-entries.ts'
import type { Counts } from './counts.ts'
import { type FilterGroup, findCategoryFacts, findFilterGroups, hasAnyFact } from './filter-groups.ts'
import { findPage, findPageInOrder, isQuickInOrder, type Popular } from './find-page.ts'
import type { CachedCounts } from './cached-counts.ts'
import { readCards } from './read-cards.ts'
import { findMatches, isFrequent, readSingleTotals } from '../search/find-matches.ts'
import { planSearch, type SearchPlan } from '../search/plan-search.ts'
import type { Synonyms } from '../search/synonyms.ts'
import { toFilters } from './to-filters.ts'
import { readTotals } from './totals.ts'

/** The entries of a list before filtering. */
interface Scope {
  readonly condition: SQL
  /** The tables that the condition refers to. */
  readonly from: SQL
  readonly popular: Popular | undefined
  /** Precomputed counts, if any. */
  readonly all: Counts | undefined
  /** The corrected search, if it had mistakes. */
  readonly spelling?: string | undefined
  /** Set for a search. */
  readonly plan?: SearchPlan | undefined
}

export interface ListParts {
  readonly synonyms: Synonyms
  /** Default: no cache, so that every request counts. */
  readonly cached?: CachedCounts | undefined
}

/** One page of a list with its filters and their counts. */
export async function listProducts(
  db: CatalogDatabase,
  request: ListRequest,
  { synonyms, cached }: ListParts,
): Promise<ProductListing> {
  const audience = await findAudience(db, request)
  const [scope, groups] = await Promise.all([
    findScope(db, { request, audience, synonyms, cached }),
    findFilterGroups(db, request.query, audience),
  ])
  const { pageSize, query } = request
  const readAt = (page: number) => readPage(db, { request, audience, scope, groups, page })
  // Most requested pages exist, so the products are read while the counts are computed.
  const [counts, found] = await Promise.all([
    countEntries(db, { audience, scope: scope.condition, groups, cached, ...pickCounting(scope, request) }),
    readAt(query.page),
  ])
  const { count } = counts.matching
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(query.page, pageCount)
  const [{ products, ratings }, filters] = await Promise.all([
    page === query.page ? found : readAt(page),
    toFilters(db, counts, query),
  ])
  const { spelling } = scope
  return { products, count, page, pageCount, ...filters, isCounted: true, ratings, spelling }
}

/** Selects known counts from which the new ones can be derived. */
function pickCounting({ from, all }: Scope, { category, search = '' }: ListRequest) {
  return { from, all, isEverything: category === undefined && search.trim() === '' }
}

interface ScopeQuestion {
  readonly request: ListRequest
  readonly audience: Audience
  readonly synonyms: Synonyms
  readonly cached: CachedCounts | undefined
}

/** From this many names with a word, all entries are scanned; below it, they are looked up one by one. */
const JOINED_MIN_COUNT = 5000

async function findScope(
  db: CatalogDatabase,
  { request, audience, synonyms, cached }: ScopeQuestion,
): Promise<Scope> {
  const scope = await findCategoryScope(db, request, audience)
  const { locale, category, search = '' } = request
  if (search.trim() === '') return scope
  const texts = areTextsFor(audience)
  let plan = await planSearch(db, { search, locale, texts, synonyms })
  for (;;) {
    const from = isFrequent(plan, JOINED_MIN_COUNT) ? ENTRIES_WITH_TEXTS : toFewEntriesWithTexts(audience)
    const condition = sql`${scope.condition} and ${texts} and ${plan.condition}`
    const known = category === undefined ? await readSingleTotals(db, audience, plan) : undefined
    const all = known ?? (await countWhere(db, audience, { from, condition, cached }))
    const { popular, spelling, orElse } = plan
    if (all.count > 0 || orElse === undefined) return { condition, from, popular, all, spelling, plan }
    plan = await orElse()
  }
}

async function findCategoryScope(
  db: CatalogDatabase,
  { category }: ListRequest,
  audience: Audience,
): Promise<Scope> {
  const all = await readTotals(db, audience, category)
  const from = ENTRIES
  if (category === undefined) return { condition: isFor(audience), from, popular: undefined, all }
  const [facts, popular] = await Promise.all([
    findCategoryFacts(db, category, audience),
    findMerchantOrder(db, category),
  ])
  return { condition: sql`${isFor(audience)} and ${hasAnyFact(facts)}`, from, popular, all }
}

/** The merchant's order of a category, if known. */
async function findMerchantOrder(db: CatalogDatabase, category: string): Promise<Popular | undefined> {
  const [row] = await readRows(db, sql`select 1 from catalog_places where category = ${category} limit 1`)
  if (row === undefined) return undefined
  return {
    join: sql`left join catalog_places as place
      on place.category = ${category} and place.product_no = entry.product_no`,
    order: sql`place.position nulls last, entry.position, entry.product_no`,
  }
}

interface Page {
  readonly request: ListRequest
  readonly audience: Audience
  readonly scope: Scope
  readonly groups: readonly FilterGroup[]
  readonly page: number
}

async function readPage(db: CatalogDatabase, page: Page) {
  const { request, audience } = page
  return readCards(db, { by: 'no', keys: await findNumbers(db, page, request) }, audience)
}

async function findNumbers(
  db: CatalogDatabase,
  { audience, scope, groups, page }: Page,
  { pageSize, query: { sort }, category }: ListRequest,
): Promise<readonly number[]> {
  const { from, popular, plan, all } = scope
  const count = groups.length === 0 ? all?.count : undefined
  const window = { sort, audience, offset: (page - 1) * pageSize, limit: pageSize, count }
  const isEverything = groups.length === 0 && category === undefined
  if (plan !== undefined && isEverything && sort === 'popular') return findMatches(db, { ...window, plan })
  const condition = sql.join([scope.condition, ...groups.map((group) => group.condition)], sql` and `)
  const hasOwnOrder = sort === 'popular' && popular !== undefined
  const { counted } = audience
  if (plan !== undefined || hasOwnOrder || all === undefined)
    return findPage(db, { ...window, condition, from, popular })
  if (isEverything && all.count === counted) return findPageInOrder(db, { ...window, condition: undefined })
  return isQuickInOrder(window, { matching: estimate(all, groups), all: counted })
    ? findPageInOrder(db, { ...window, condition })
    : findPage(db, { ...window, condition, from, popular })
}

/** Estimates the length of a filtered list, assuming independent filters and a price range that excludes nothing. */
function estimate(all: Counts, groups: readonly FilterGroup[]): number {
  return groups.reduce((count, { facts }) => {
    const having = facts?.reduce((sum, fact) => sum + (all.facts.get(fact) ?? 0), 0) ?? all.count
    return count * Math.min(1, having / Math.max(1, all.count))
  }, all.count)
}
