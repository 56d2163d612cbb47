import { isRecord, parseCount, parseList, parseText, toUntrusted } from '@sorrel/contracts/untrusted'
import { toPlainText } from '@sorrel/domain/html'
import type { ProductPreview } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CallOptions, CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { GetCategoryOrderDocument, type ProductCardFragment } from '../generated/catalog/graphql.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { toCamelCase } from '../wire/to-camel-case.ts'
import type { MapContext } from '../wire/to-list.ts'
import { EXPANDED } from './bypass-cache.ts'
import { decodePage, fetchPages } from './fetch-pages.ts'
import { type Audience, MAX_LIMIT } from './fetch-products.ts'
import { toProductPreview } from './to-product-preview.ts'

/** A product for systems that keep a copy of the catalogue: its card, and details that the card leaves out. */
export interface FeedProduct {
  readonly preview: ProductPreview
  /** Of the product and its variants. */
  readonly skus: readonly string[]
  /** Details from the product's own page, as plain text. */
  readonly details?: string | undefined
  /** ISO 8601. */
  readonly createdAt?: string | undefined
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
}

export interface FeedPage {
  readonly products: readonly FeedProduct[]
  /** Products on all pages together. */
  readonly count: number
}

export interface FeedPageArgs extends Audience {
  /** From 1. */
  readonly page: number
  /** 1 to 1000. */
  readonly limit: number
}

export interface FeedProductsArgs extends Audience {
  readonly ids: readonly string[]
}

/**
 * One page of all products, in the service's own order. Read by REST past the service's caches, whose answers may be
 * seconds or hours old; only REST can bypass them.
 */
export function fetchFeedPage(
  client: CommerceClient,
  { page, limit, ...audience }: FeedPageArgs,
  call?: CallOptions,
): Promise<Result<FeedPage, CommerceError>> {
  const query = { page: String(page), limit: String(limit) }
  return readFeed(client, { query, audience }, call)
}

/** Products by their ids, read past the service's caches. Unknown ids are left out. */
export async function fetchFeedProducts(
  client: CommerceClient,
  { ids, ...audience }: FeedProductsArgs,
  call?: CallOptions,
): Promise<Result<readonly FeedProduct[], CommerceError>> {
  if (ids.length === 0) return ok([])
  const named = ids.map((id, index) => [`where[id][$in][${index}]`, id])
  const query = { limit: String(ids.length), ...Object.fromEntries(named) }
  const answer = await readFeed(client, { query, audience }, call)
  return andThen(answer, ({ products }) => ok(products))
}

interface Reading {
  readonly query: Readonly<Record<string, string>>
  readonly audience: Audience
}

async function readFeed(
  client: CommerceClient,
  { query, audience }: Reading,
  call: CallOptions | undefined,
): Promise<Result<FeedPage, CommerceError>> {
  const fixed = { $cache: 'false', ...EXPANDED }
  const answer = await client.read({ path: '/products', query: { ...query, ...fixed }, ...audience }, call)
  return andThen(answer, (json) => {
    const list = toUntrusted<{ readonly count: number; readonly results: readonly unknown[] }>(json)
    const count = parseCount(list?.count)
    if (count === undefined) return decodeError('/products', 'The answer holds no count')
    return ok({
      count,
      products: parseList(list?.results).flatMap((record) => toFeedProduct(record, client)),
    })
  })
}

function toFeedProduct(record: unknown, context: MapContext): readonly FeedProduct[] {
  if (!isRecord(record)) return []
  // The keys of the attributes are ids, not names of fields.
  const json = Object.assign({ content: undefined }, toCamelCase(record), { attributes: record.attributes })
  const wire = toUntrusted<ProductCardFragment>(json)
  const preview = wire && toProductPreview(wire, context)
  if (!preview) return []
  const skus = [record.sku, ...preview.variants.map(({ sku }) => sku)]
  return [
    {
      preview,
      skus: skus.flatMap((sku) => parseText(sku) ?? []),
      details: toDetails(json.content),
      createdAt: parseText(record.date_created),
      updatedAt: parseText(record.date_updated),
    },
  ]
}

function toDetails(content: unknown): string | undefined {
  const details = isRecord(content) ? parseList(content.expandableDetails) : []
  const texts = details.flatMap((detail) => (isRecord(detail) ? (parseText(detail.details) ?? []) : []))
  return texts.length === 0 ? undefined : texts.map((text) => toPlainText(text)).join(' ')
}

export interface CategoryOrderArgs {
  /** Slug. */
  readonly category: string
  /** From 1. */
  readonly page: number
  /** 1 to 1000. */
  readonly limit: number
}

export interface CategoryOrderPage {
  readonly ids: readonly string[]
  /** Products on all pages together. */
  readonly count: number
}

/** One page of the products of a category itself, without those of the categories below it, in the merchant's order. */
export async function fetchCategoryOrder(
  client: CommerceClient,
  request: CategoryOrderArgs,
  call?: CallOptions,
): Promise<Result<CategoryOrderPage, CommerceError>> {
  const answer = await client.query(GetCategoryOrderDocument, { ...request }, call)
  return andThen(answer, ({ products }) => {
    const count = parseCount(products?.count)
    if (count === undefined) return decodeError('getCategoryOrder', 'The answer holds no count')
    return ok({ count, ids: parseList(products?.results).flatMap(({ id }) => parseText(id) ?? []) })
  })
}

/** A category with its name and the one above it. */
export interface CategoryNode {
  readonly id?: string | undefined
  readonly slug: string
  readonly name: string
  readonly parentSlug?: string | undefined
}

/** All categories in one language. Read by REST, which alone knows their ids, past the service's caches. */
export async function fetchCategoryTree(
  client: CommerceClient,
  { locale }: Pick<Audience, 'locale'>,
): Promise<Result<readonly CategoryNode[], CommerceError>> {
  const path = '/categories'
  const records = await fetchPages(async (page) => {
    const query = { page: String(page), limit: String(MAX_LIMIT), $cache: 'false' }
    const answer = await client.read({ path, query, locale })
    return andThen(answer, (json) => {
      const list = toUntrusted<{ readonly page_count: number; readonly results: readonly unknown[] }>(json)
      const pages = list && { pageCount: list.page_count, results: list.results }
      return decodePage(pages, path, ({ results }) => parseList(results).filter(isRecord))
    })
  })
  return andThen(records, (found) => {
    const slugs = new Map(found.map(({ id, slug }) => [parseText(id) ?? '', parseText(slug)]))
    return ok(
      found.flatMap(({ id, slug: text, name, parent_id: parentId }) => {
        const slug = parseText(text)
        if (!slug) return []
        const parent = parseText(parentId)
        const parentSlug = parent === undefined ? undefined : slugs.get(parent)
        return [{ id: parseText(id), slug, name: parseText(name) ?? slug, parentSlug }]
      }),
    )
  })
}
