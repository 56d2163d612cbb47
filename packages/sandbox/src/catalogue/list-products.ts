import { isRecord } from '@sorrel/contracts/untrusted'
import { userError } from '../graphql/user-error.ts'
import { type Connection, toConnection } from '../listing/connection.ts'
import { type ListArguments, sortItems } from '../listing/list.ts'
import type { Market } from '../store/market.ts'
import type { Catalogue } from './catalogue.ts'
import type { ProductDocument } from './documents.ts'
import { type ProductFilters, toFilterCondition } from './filters.ts'
import { toProductRecord } from './product-record.ts'
import { type CatalogueSnapshot, isPublished } from './snapshot.ts'

type Maybe<T> = T | null | undefined

/** Limits products by categories, named by slug or id. Empty: no limit. */
export interface CategoryArguments {
  /** This category only. */
  readonly category?: Maybe<string>
  /** Any of these categories, including their subcategories. */
  readonly categories?: Maybe<readonly Maybe<string>[]>
}

export interface ProductArguments extends ListArguments, CategoryArguments {
  /** Of the REST interface only. */
  readonly filters?: ProductFilters | undefined
}

/** Products by the arguments of a list. Throws a user error if the arguments cannot be read. */
export async function listProducts(
  catalogue: Catalogue,
  market: Market,
  given: ProductArguments,
): Promise<Connection<ProductDocument>> {
  const snapshot = await catalogue.getSnapshot()
  const levels = asksAboutStock(given) ? await catalogue.getLevels() : undefined
  const sort = () => sortProducts({ snapshot, market, levels }, given)
  if (levels !== undefined) return toConnection(sort(), given)
  const { limit: _limit, page: _page, ...list } = given
  const key = JSON.stringify([list, market.locales, market.currency])
  const products = snapshot.lists.get(key) ?? sort()
  snapshot.lists.set(key, products)
  return toConnection(products, given)
}

interface Listing {
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly levels: ReadonlyMap<string, number> | undefined
}

function sortProducts({ snapshot, market, levels }: Listing, given: ProductArguments) {
  const isFiltered = toFilterCondition(given.filters ?? {}, snapshot)
  if (!isFiltered.ok) throw userError(isFiltered.error)
  return sortItems(getCandidates(snapshot, given), given, {
    locale: market.locale,
    getSearchText: (product) => snapshot.getSearchText(product, market),
    toRecord: (product) => toProductRecord(product, { market, snapshot, levels }),
    isFiltered: isFiltered.value,
  })
}

/** The products to filter: only the named ones if `where` names ids or slugs. */
function getCandidates(snapshot: CatalogueSnapshot, given: ProductArguments): readonly ProductDocument[] {
  const named = findNamed(snapshot, given.where)
  if (named === undefined) return filterByCategory(snapshot, given)
  const scope = readScope(snapshot, given)
  return [...new Set(named)].filter((product) => isInScope(product, scope))
}

/** The products that `where` names by `id` or `slug`, in catalogue order; undefined if it names none. */
function findNamed(snapshot: CatalogueSnapshot, where: unknown): readonly ProductDocument[] | undefined {
  if (!isRecord(where)) return undefined
  for (const [key, products] of [
    ['id', snapshot.productById],
    ['slug', snapshot.productBySlug],
  ] as const) {
    const operand = where[key]
    const names = isRecord(operand) ? (operand.$in ?? operand._in) : operand
    const list = typeof names === 'string' ? [names] : names
    if (!Array.isArray(list)) continue
    const found = list.flatMap((name) => products.get(String(name)) ?? []).filter(isPublished)
    return found.toSorted((left, right) => snapshot.getPlace(left) - snapshot.getPlace(right))
  }
  return undefined
}

/** Products in the named categories; all products if none is named. */
function filterByCategory(snapshot: CatalogueSnapshot, given: CategoryArguments): readonly ProductDocument[] {
  const scope = readScope(snapshot, given)
  const { own, branches } = scope
  if (own === undefined && branches === undefined) return snapshot.published
  const products = getCategoryProducts(snapshot, own === undefined ? (branches ?? []) : [own])
  return own === undefined ? products : products.filter((product) => isInScope(product, scope))
}

/** Whether a product is in the named categories. If none is named, every product is. */
export function isInCategories(
  product: ProductDocument,
  snapshot: CatalogueSnapshot,
  given: CategoryArguments,
): boolean {
  return isInScope(product, readScope(snapshot, given))
}

/** Slugs of categories; undefined if none is named. */
interface Scope {
  readonly own: string | undefined
  readonly branches: readonly string[] | undefined
}

function readScope(snapshot: CatalogueSnapshot, { category, categories }: CategoryArguments): Scope {
  const named = (categories ?? []).filter((name) => name !== null && name !== undefined && name !== '')
  return {
    own: category ? toSlug(snapshot, category) : undefined,
    branches:
      named.length === 0 ? undefined : named.flatMap((name) => getBranch(snapshot, toSlug(snapshot, name))),
  }
}

function isInScope({ categorySlugs }: ProductDocument, { own, branches }: Scope): boolean {
  if (own !== undefined && !categorySlugs.includes(own)) return false
  return branches === undefined || categorySlugs.some((slug) => branches.includes(slug))
}

function toSlug({ categoryById }: CatalogueSnapshot, name: Maybe<string>): string {
  return categoryById.get(name ?? '')?.slug ?? name ?? ''
}

/** A category and all its descendants, each once, so that a cycle ends. */
function getBranch({ categories }: CatalogueSnapshot, slug: string): readonly string[] {
  const branch = new Set([slug])
  for (const parent of branch)
    for (const category of categories) if (category.parentSlug === parent) branch.add(category.slug)
  return [...branch]
}

/** The products of any of the categories, each once, in catalogue order. */
function getCategoryProducts(
  { products, productsByCategory }: CatalogueSnapshot,
  slugs: readonly string[],
): readonly ProductDocument[] {
  const [only, ...others] = slugs
  if (only !== undefined && others.length === 0) return productsByCategory.get(only) ?? []
  const wanted = new Set(slugs.flatMap((slug) => productsByCategory.get(slug) ?? []))
  return products.filter((product) => wanted.has(product))
}

function asksAboutStock({ where, sort, filters }: ProductArguments): boolean {
  return /stock_?(level|status)/i.test(`${JSON.stringify(where)} ${sort ?? ''} ${JSON.stringify(filters)}`)
}
