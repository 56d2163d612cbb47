import type { Untrusted } from '@sorrel/contracts/untrusted'
import type { Category, CategoryContent, CategoryPreview } from '@sorrel/domain/category'
import type { ProductPreview } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  GetCategoriesDocument,
  GetCategoryDocument,
  GetCategoryPreviewDataDocument,
  GetFeaturedCategoryDocument,
  type CategoryPageFragment,
  type GetCategoriesQuery,
  type GetCategoryPreviewDataQuery,
} from '../generated/catalog/graphql.ts'
import { andThen, decodeRecord } from '../wire/decode.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { decodePage, fetchPages } from './fetch-pages.ts'
import { isOutage, readPastCopies } from './bypass-cache.ts'
import { LISTING_BUDGET_MS } from '../transport/budgets.ts'
import { MAX_LIMIT, type Audience } from './fetch-products.ts'
import { toCategory, toCategoryContent, toCategoryPreview } from './to-category.ts'
import { toProductPreviews } from './to-product-preview.ts'

export interface CategoryArgs extends Audience {
  readonly slug: string
}

export interface CategoryPageArgs extends CategoryArgs {
  /** Bypasses the service's caches, for a category that has just changed. Default false. */
  readonly fresh?: boolean | undefined
}

const CALL = { budgetMs: LISTING_BUDGET_MS }

/** Fields that a category can be shown without. */
export const OPTIONAL_OF_CATEGORY = ['categoryBySlug.content', 'categoryBySlug.images']

/** A category without its products, which `fetchListing` reads page by page; null when the service says there is none. */
export async function fetchCategory(
  client: CommerceClient,
  { slug, currency, locale, fresh = false }: CategoryPageArgs,
): Promise<Result<Category | null, CommerceError>> {
  const [answer, current] = await Promise.all([
    client.query(
      GetCategoryDocument,
      { slug, currency, locale },
      { ...CALL, optional: OPTIONAL_OF_CATEGORY },
    ),
    fresh ? readPastCopies(client, { kind: 'categories', id: slug, currency, locale }) : undefined,
  ])
  return andThen(answer, ({ categoryBySlug }) => decodeCategory(client, categoryBySlug, current))
}

/** Decodes a category, optionally with the part that was read past the service's caches. */
export function decodeCategory(
  client: CommerceClient,
  value: Untrusted<CategoryPageFragment> | undefined,
  current: Awaited<ReturnType<typeof readPastCopies>> | undefined,
): Result<Category | null, CommerceError> {
  if (current !== undefined && isOutage(current)) return current
  if (current?.ok && current.value === null) return ok(null)
  const record = current?.ok ? Object.assign({}, value, current.value) : value
  return decodeRecord(record, { operation: 'getCategory', toRecord: (wire) => toCategory(wire, client) })
}

/** A category as a tile; null when there is none. */
export async function fetchFeaturedCategory(
  client: CommerceClient,
  { slug, locale }: { readonly slug: string; readonly locale?: string },
): Promise<Result<CategoryPreview | null, CommerceError>> {
  const answer = await client.query(GetFeaturedCategoryDocument, { slug, locale })
  return andThen(answer, ({ categoryBySlug }) =>
    decodeRecord(categoryBySlug, {
      operation: 'getFeaturedCategory',
      toRecord: (value) => toCategoryPreview(value, client),
    }),
  )
}

type Showcase = NonNullable<GetCategoryPreviewDataQuery['categoryBySlug']>
type Listed = Entry<NonNullable<GetCategoriesQuery['categories']>['results']>

/** A category's tile with its products, for a content block. */
export interface CategoryShowcase extends CategoryPreview {
  readonly products: readonly ProductPreview[]
}

function toShowcase(value: Wire<Showcase>, context: MapContext): CategoryShowcase | undefined {
  const preview = toCategoryPreview(value, context)
  return preview && { ...preview, products: toProductPreviews(value.products, context) }
}

/** A category's tile and products; null when there is none. */
export async function fetchCategoryShowcase(
  client: CommerceClient,
  { slug, currency, locale }: CategoryArgs,
): Promise<Result<CategoryShowcase | null, CommerceError>> {
  const answer = await client.query(GetCategoryPreviewDataDocument, { slug, currency, locale }, CALL)
  return andThen(answer, ({ categoryBySlug }) =>
    decodeRecord(categoryBySlug, {
      operation: 'getCategoryPreviewData',
      toRecord: (value) => toShowcase(value, client),
    }),
  )
}

/**
 * A category in the list of all categories, with its settings. The first one's settings also apply to the listing of
 * all products.
 */
export interface ListedCategory extends CategoryPreview {
  readonly content: CategoryContent
}

function toListedCategory(value: Wire<Listed>, context: MapContext): ListedCategory | undefined {
  const preview = toCategoryPreview(value, context)
  return preview && { ...preview, content: toCategoryContent(value.content, context) }
}

/** All categories in the service's order. */
export function fetchCategories(
  client: CommerceClient,
  { locale }: { readonly locale?: string | undefined } = {},
): Promise<Result<readonly ListedCategory[], CommerceError>> {
  return fetchPages(async (page) => {
    const answer = await client.query(GetCategoriesDocument, { locale, page, limit: MAX_LIMIT }, CALL)
    return andThen(answer, ({ categories }) =>
      decodePage(categories, 'getCategories', (list) =>
        toList(list, {
          name: 'category',
          context: client,
          toItem: (value) => toListedCategory(value, client),
        }),
      ),
    )
  })
}
