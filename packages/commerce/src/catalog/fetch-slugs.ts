import {
  isRecord,
  parseCount,
  parseList,
  parseText,
  type ListOrConnection,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Picture } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  GetCategoryPathsDocument,
  GetCategorySlugsDocument,
  GetCategoryWithProductSlugsDocument,
  GetProductEntriesDocument,
  GetProductSlugsDocument,
  type GetProductEntriesQuery,
  type GetCategoryPathsQuery,
} from '../generated/catalog/graphql.ts'
import { andThen, decodeError, decodeRecord } from '../wire/decode.ts'
import type { MapContext } from '../wire/to-list.ts'
import { toPictures } from '../wire/to-picture.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { decodePage, fetchPages } from './fetch-pages.ts'
import { MAX_LIMIT } from './fetch-products.ts'

interface Slugged {
  readonly slug: string | null
}

type ListedPath = Entry<NonNullable<GetCategoryPathsQuery['categories']>['results']>

type SlugsResult = Promise<Result<readonly string[], CommerceError>>

/** The slugs of a list's records. */
export function toSlugs(value: ListOrConnection<Untrusted<Slugged>>): readonly string[] {
  return parseList(value).flatMap(({ slug }) => parseText(slug) ?? [])
}

/** Slugs of all products. */
export function fetchProductSlugs(client: CommerceClient): SlugsResult {
  return fetchPages(async (page) => {
    const answer = await client.query(GetProductSlugsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ products }) => decodePage(products, 'getProductSlugs', toSlugs))
  })
}

/** Slugs of all categories. */
export function fetchCategorySlugs(client: CommerceClient): SlugsResult {
  return fetchPages(async (page) => {
    const answer = await client.query(GetCategorySlugsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ categories }) => decodePage(categories, 'getCategorySlugs', toSlugs))
  })
}

/** A category and its parent. */
export interface CategoryPath {
  readonly slug: string
  readonly parentSlug?: string | undefined
}

function toCategoryPath({ slug: text, parent }: Wire<ListedPath>): readonly CategoryPath[] {
  const slug = parseText(text)
  return slug ? [{ slug, parentSlug: parseText(parent?.slug) }] : []
}

/** All categories with their parents. */
export function fetchCategoryPaths(
  client: CommerceClient,
): Promise<Result<readonly CategoryPath[], CommerceError>> {
  return fetchPages(async (page) => {
    const answer = await client.query(GetCategoryPathsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ categories }) =>
      decodePage(categories, 'getCategoryPaths', (list) => parseList(list).flatMap(toCategoryPath)),
    )
  })
}

/** Slugs of a category's products; null for an unknown category. `getCategoryWithProductSlugs`. */
export async function fetchCategoryProductSlugs(
  client: CommerceClient,
  { slug }: { readonly slug: string },
): Promise<Result<readonly string[] | null, CommerceError>> {
  const answer = await client.query(GetCategoryWithProductSlugsDocument, { slug })
  return andThen(answer, ({ categoryBySlug }) =>
    decodeRecord(categoryBySlug, {
      operation: 'getCategoryWithProductSlugs',
      toRecord: (value) => (isRecord(value) ? toSlugs(value.products) : undefined),
    }),
  )
}

/** A product's entry in the list of all addresses. */
export interface ProductEntry {
  readonly slug: string
  readonly image?: Picture | undefined
}

type ListedEntry = Entry<NonNullable<GetProductEntriesQuery['products']>['results']>

/** The service's largest page for small records. */
const ENTRIES_LIMIT = 1000

/**
 * Products `from` to `to` of the whole catalogue, counted from 0 in an order that new products do not change, with the
 * total number: one call per thousand.
 */
export async function fetchProductEntries(
  client: CommerceClient,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Result<{ readonly entries: readonly ProductEntry[]; readonly count: number }, CommerceError>> {
  const entries: ProductEntry[] = []
  const first = Math.floor(from / ENTRIES_LIMIT) + 1
  let count = to
  for (let page = first; (page - 1) * ENTRIES_LIMIT < Math.min(to, count); page += 1) {
    const answer = await client.query(GetProductEntriesDocument, { page, limit: ENTRIES_LIMIT })
    if (!answer.ok) return answer
    const { products } = answer.value
    const known = parseCount(products?.count)
    if (known === undefined) return decodeError('getProductEntries', 'The answer holds no count')
    count = known
    entries.push(...parseList(products).flatMap((entry) => toProductEntry(entry, client)))
  }
  const skipped = from - (first - 1) * ENTRIES_LIMIT
  return ok({ entries: entries.slice(skipped, skipped + to - from), count })
}

function toProductEntry(wire: Wire<ListedEntry>, context: MapContext): readonly ProductEntry[] {
  const slug = parseText(wire.slug)
  if (!slug) return []
  const [image] = toPictures(wire.images, parseText(wire.name) ?? slug, context)
  return [{ slug, image }]
}
