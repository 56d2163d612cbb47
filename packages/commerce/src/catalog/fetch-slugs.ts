import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  GetCategoryPathsDocument,
  GetCategorySlugsDocument,
  GetCategoryWithProductSlugsDocument,
  GetProductSlugsDocument,
} from '../generated/catalog/graphql.ts'
import { andThen, decodeError, decodeRecord } from '../wire/decode.ts'
import { isWire, parseCount, parseList, parseText, parseWire } from '../wire/parse.ts'
import { fetchPages } from './fetch-pages.ts'
import { MAX_LIMIT } from './fetch-products.ts'

type SlugsResult = Promise<Result<readonly string[], CommerceError>>

/** The slugs of a list's records. */
export function toSlugs(value: unknown): readonly string[] {
  return parseList(value).flatMap((record) => parseText(parseWire(record).slug) ?? [])
}

function toSlugPage(value: unknown, operation: string) {
  if (!isWire(value)) return decodeError(operation, 'The answer holds no list')
  return ok({ items: toSlugs(value), pageCount: parseCount(value.pageCount, 1) ?? 1 })
}

/** Slugs of all products. Specification section 7, `getProductSlugs`. */
export function fetchProductSlugs(client: CommerceClient): SlugsResult {
  return fetchPages(async (page) => {
    const answer = await client.query(GetProductSlugsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ products }) => toSlugPage(products, 'getProductSlugs'))
  })
}

/** Slugs of all categories. Specification section 7, `getCategorySlugs`. */
export function fetchCategorySlugs(client: CommerceClient): SlugsResult {
  return fetchPages(async (page) => {
    const answer = await client.query(GetCategorySlugsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ categories }) => toSlugPage(categories, 'getCategorySlugs'))
  })
}

/** Where a category stands in the tree. */
export interface CategoryPath {
  readonly slug: string
  readonly parentSlug?: string | undefined
}

function toCategoryPath(value: unknown): readonly CategoryPath[] {
  const wire = parseWire(value)
  const slug = parseText(wire.slug)
  return slug ? [{ slug, parentSlug: parseText(parseWire(wire.parent).slug) }] : []
}

/** All categories with their parents. Specification section 7, `getCategoryPaths`. */
export function fetchCategoryPaths(
  client: CommerceClient,
): Promise<Result<readonly CategoryPath[], CommerceError>> {
  return fetchPages(async (page) => {
    const answer = await client.query(GetCategoryPathsDocument, { page, limit: MAX_LIMIT })
    return andThen(answer, ({ categories }) => {
      if (!isWire(categories)) return decodeError('getCategoryPaths', 'The answer holds no list')
      const items = parseList(categories).flatMap(toCategoryPath)
      return ok({ items, pageCount: parseCount(categories.pageCount, 1) ?? 1 })
    })
  })
}

/** Slugs of a category's products; null when there is no such category. `getCategoryWithProductSlugs`. */
export async function fetchCategoryProductSlugs(
  client: CommerceClient,
  { slug }: { readonly slug: string },
): Promise<Result<readonly string[] | null, CommerceError>> {
  const answer = await client.query(GetCategoryWithProductSlugsDocument, { slug })
  return andThen(answer, ({ categoryBySlug }) =>
    decodeRecord(categoryBySlug, {
      operation: 'getCategoryWithProductSlugs',
      toRecord: (value) => (isWire(value) ? toSlugs(value.products) : undefined),
    }),
  )
}
