import { toAnswer } from '@sorrel/contracts/http/answer'
import { isUserError } from '../graphql/user-error.ts'
import { parseNestedQuery, type QueryValue, toCondition, toTexts } from '../http/nested-query.ts'
import { withPublicKey } from '../http/public-key.ts'
import { fail } from '../http/refuse.ts'
import type { Handle, Route, RouteContext } from '../http/route.ts'
import type { Service } from '../service.ts'
import { getText, type Market } from '../store/market.ts'
import { toImages, type RestProductParts, toRestProduct } from './to-rest-product.ts'
import type { CategoryDocument } from './documents.ts'
import type { ProductFilters } from './filters.ts'
import { listProducts, type ProductArguments } from './list-products.ts'
import { createStockReader } from './stock.ts'

type Query = Readonly<Record<string, QueryValue>>

/**
 * REST reads of products, in the language of `x-locale` and the currency of `x-currency`. Lists alone take `$filters`.
 * `$cache=false` reads past the copies. See docs/commerce-service.md#lists.
 */
export const catalogueRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/products', cors: true, handle: withPublicKey(getProducts) },
  { method: 'GET', path: '/api/products/:id', cors: true, handle: withPublicKey(getProduct) },
  { method: 'GET', path: '/api/categories', cors: true, handle: withPublicKey(getCategories) },
  { method: 'GET', path: '/api/categories/:id', cors: true, handle: withPublicKey(getCategory) },
]

async function getProducts(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const query = parseNestedQuery(url.searchParams)
  const parts = await toParts(request, service, toTexts(query.expand))
  try {
    const list = () => listProducts(service.catalogue, parts.market, toArguments(query))
    const found = await readCopy(service, url, { market: parts.market, load: list })
    const { count, page } = found
    const results = await Promise.all(found.results.map((product) => toRestProduct(product, parts)))
    return toAnswer({
      count,
      page,
      page_count: found.pageCount,
      limit: toNumber(query.limit) ?? 15,
      results,
    })
  } catch (error) {
    if (!isUserError(error)) throw error
    return fail({ status: 400, code: 'invalid', message: error.message })
  }
}

/** By id or slug. A product that is missing is `null`. */
async function getProduct(...[request, { service, params, url }]: Parameters<Handle>): Promise<Response> {
  const { expand } = parseNestedQuery(url.searchParams)
  const parts = await toParts(request, service, ['variants', ...toTexts(expand)])
  const { productById, productBySlug } = parts.snapshot
  const product = await readCopy(service, url, {
    market: parts.market,
    load: async () => productById.get(params.id ?? '') ?? productBySlug.get(params.id ?? ''),
  })
  return toAnswer(product === undefined ? null : await toRestProduct(product, parts))
}

interface Reading<T> {
  readonly market: Market
  readonly load: () => Promise<T>
}

/** By id or slug. A category that is missing is `null`. */
async function getCategory(...[request, { service, params, url }]: Parameters<Handle>): Promise<Response> {
  const { snapshot, market, pictures } = await toParts(request, service, [])
  const category = await readCopy(service, url, {
    market,
    load: async () =>
      snapshot.categoryById.get(params.id ?? '') ?? snapshot.categoryBySlug.get(params.id ?? ''),
  })
  return toAnswer(
    category === undefined ? null : await toRestCategory(category, { snapshot, market, pictures }),
  )
}

/** 100 on a page, whatever the `limit`. */
const CATEGORIES_PER_PAGE = 100

async function getCategories(...[request, { service, url }]: Parameters<Handle>): Promise<Response> {
  const { snapshot, market, pictures } = await toParts(request, service, [])
  const page = Math.max(1, toNumber(url.searchParams.get('page') ?? undefined) ?? 1)
  const categories = await readCopy(service, url, { market, load: async () => snapshot.categories })
  const shown = categories.slice((page - 1) * CATEGORIES_PER_PAGE, page * CATEGORIES_PER_PAGE)
  return toAnswer({
    count: categories.length,
    page,
    page_count: Math.max(1, Math.ceil(categories.length / CATEGORIES_PER_PAGE)),
    results: await Promise.all(
      shown.map((category) => toRestCategory(category, { snapshot, market, pictures })),
    ),
  })
}

type CategoryParts = Pick<RestProductParts, 'snapshot' | 'market' | 'pictures'>

async function toRestCategory(
  { id, slug, name, description, parentSlug, images }: CategoryDocument,
  { snapshot, market, pictures }: CategoryParts,
): Promise<object> {
  return {
    id,
    slug,
    name: getText(name, market),
    description: getText(description, market) ?? null,
    images: await toImages(images, market, pictures),
    parent_id: snapshot.categoryBySlug.get(parentSlug ?? '')?.id ?? null,
  }
}

/** Answers from the cache, unless `$cache=false` bypasses it. */
export function readCopy<T>({ reads }: Service, url: URL, { market, load }: Reading<T>): Promise<T> {
  if (url.searchParams.get('$cache') === 'false') return load()
  const fields = [...url.searchParams].filter(([name]) => name !== '$cache')
  return reads.read([url.pathname, fields, market.locale, market.currency.code], load)
}

async function toParts(
  { headers }: Request,
  { catalogue, store, pictures, db }: RouteContext['service'],
  expand: readonly string[],
): Promise<RestProductParts> {
  const [snapshot, market] = await Promise.all([
    catalogue.getSnapshot(),
    store.getMarket({ locale: headers.get('x-locale'), currency: headers.get('x-currency') }),
  ])
  const names = expand.flatMap((text) => text.split(',')).map((name) => name.replace(/:\d+$/, '').trim())
  return { snapshot, market, pictures, stock: createStockReader(db), expand: new Set(names) }
}

function toArguments(query: Query): ProductArguments {
  return {
    limit: toNumber(query.limit),
    page: toNumber(query.page),
    sort: toText(query.sort),
    search: toText(query.search),
    category: toText(query.category),
    categories: toTexts(query.categories),
    where: toCondition(query.where),
    filters: toFilters(query.$filters),
  }
}

function toFilters(filters: QueryValue | undefined): ProductFilters {
  if (filters === undefined || typeof filters === 'string') return {}
  return Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, toTexts(values)]))
}

function toText(value: QueryValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function toNumber(value: QueryValue | undefined): number | undefined {
  const number = Number(toText(value) ?? Number.NaN)
  return Number.isInteger(number) ? number : undefined
}
