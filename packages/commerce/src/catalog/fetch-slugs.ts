import {
  isRecord,
  parseList,
  parseText,
  type ListOrConnection,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  GetCategoryPathsDocument,
  GetCategorySlugsDocument,
  GetCategoryWithProductSlugsDocument,
  GetProductSlugsDocument,
  type GetCategoryPathsQuery,
} from '../generated/catalog/graphql.ts'
import { andThen, decodeRecord } from '../wire/decode.ts'
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

/** Slugs of a category's products; null when there is no such category. `getCategoryWithProductSlugs`. */
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
