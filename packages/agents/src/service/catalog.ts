import { toMajorUnits } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { parseItemId, toItemId } from '../mapping/item-id.ts'
import { toReleasedProduct } from '../mapping/measure.ts'
import { narrow, toDetailOptions } from '../mapping/narrow.ts'
import { type PriceBounds, type ProductContext, toUcpProduct } from '../mapping/product.ts'
import { getChosen, getSelections, select, type Selection, toChoice } from '../mapping/selection.ts'
import type { UcpMessage, UcpProduct } from '../model/wire.ts'
import { type CallContext, failed, type Handled, MERCHANT_TEXT, refuse, type Tools } from './handled.ts'
import {
  type LookupRequest,
  LINES_MAX,
  type ProductRequest,
  type RequestContext,
  type SearchRequest,
} from './request-schemas.ts'
import type { AgentMarket, FoundProducts } from './shop.ts'

const PAGE_SIZE = 10
const PAGE_SIZE_MAX = 50

type Catalog = Pick<Tools, 'shop'>

function getMarket({ shop }: Catalog, context: RequestContext, { language }: CallContext) {
  return shop.getMarket({ language: context?.language ?? language, currency: context?.currency })
}

/** How the products of an answer are told, with the names of the parts of bundles among them. */
async function readProductContext(
  { shop }: Catalog,
  market: AgentMarket,
  products: readonly ProductPreview[],
): Promise<ProductContext> {
  return {
    parts: await readParts({ shop }, market, products),
    currency: market.currency,
    digits: shop.getDigits(market.currency),
    toUrl: (slug) => shop.toProductUrl(slug, market),
    toPictureUrl: shop.toPictureUrl,
  }
}

/** Parts that could not be read stay unnamed. */
async function readParts(
  { shop }: Catalog,
  market: AgentMarket,
  products: readonly ProductPreview[],
): Promise<ReadonlyMap<string, ProductPreview>> {
  const bundled = products.flatMap(({ bundle = [] }) => bundle.map(({ productId }) => productId))
  const ids = [...new Set(bundled)].slice(0, LINES_MAX)
  const read = ids.length > 0 ? await shop.readProducts(ids, market) : undefined
  return new Map(read?.ok === true ? read.value.products.map((product) => [product.id, product]) : [])
}

interface Bounds {
  readonly bounds: PriceBounds | undefined
  readonly messages: readonly UcpMessage[]
}

/** A price filter uses its own currency or, without one, that of the answer. */
function toBounds(request: Pick<SearchRequest, 'context' | 'filters'>, { currency }: AgentMarket): Bounds {
  const price = request.filters?.price
  const given = request.context?.currency
  if (price === undefined || given === undefined || given.toUpperCase() === currency)
    return { bounds: price, messages: [] }
  const content = `Prices are in ${currency}. The price filter, in ${given}, was left out.`
  return { bounds: undefined, messages: [{ type: 'info', code: 'price_filter_ignored', content }] }
}

export async function searchCatalog(
  tools: Catalog,
  request: SearchRequest,
  call: CallContext,
): Promise<Handled> {
  const market = await getMarket(tools, request.context, call)
  if (!market.ok) return failed(market.error)
  const place = parseCursor(request.pagination?.cursor)
  if (place === undefined)
    return {
      kind: 'failure',
      failure: { code: 'invalid_request', content: 'The cursor is none of this shop' },
    }
  const { bounds, messages } = toBounds(request, market.value)
  const digits = tools.shop.getDigits(market.value.currency)
  const toMajor = (amount: number) => toMajorUnits(amount, digits)
  const pageSize = Math.min(place.pageSize ?? request.pagination?.limit ?? PAGE_SIZE, PAGE_SIZE_MAX)
  const found = await tools.shop.find({
    market: market.value,
    search: request.query,
    categories: request.filters?.categories ?? [],
    price: bounds && { min: toMajor(bounds.min ?? 0), max: bounds.max && toMajor(bounds.max) },
    page: place.page,
    pageSize,
  })
  if (!found.ok) return failed(found.error)
  const { products, ratings, count, pageCount } = found.value
  const hasNext = place.page < pageCount
  const context = await readProductContext(tools, market.value, products)
  const shown = products.flatMap(
    (product) => toUcpProduct({ product, rating: ratings[product.id], bounds }, context) ?? [],
  )
  return {
    kind: 'answer',
    body: {
      products: shown.map((product) => toReleasedProduct(product, call.version)),
      pagination: {
        ...(hasNext && { cursor: toCursor({ page: place.page + 1, pageSize }) }),
        has_next_page: hasNext,
        total_count: count,
      },
      ...withMessages(shown, messages),
    },
  }
}

function withMessages(products: readonly UcpProduct[], messages: readonly UcpMessage[]) {
  const all = products.length > 0 ? [...messages, MERCHANT_TEXT] : messages
  return all.length > 0 ? { messages: all } : {}
}

interface Place {
  readonly page: number
  readonly pageSize?: number
}

function toCursor({ page, pageSize = PAGE_SIZE }: Place): string {
  return Buffer.from(`${page}/${pageSize}`).toString('base64url')
}

function parseCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return { page: 1 }
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, page = '', pageSize = ''] = /^([1-9]\d{0,4})\/([1-9]\d?)$/.exec(text) ?? []
  return page === '' ? undefined : { page: Number(page), pageSize: Number(pageSize) }
}

interface Wanted {
  readonly product: ProductPreview
  readonly selection: Selection
  readonly inputs: { readonly id: string; readonly match: 'exact' | 'featured' }[]
}

export async function lookUpCatalog(
  tools: Catalog,
  request: LookupRequest,
  call: CallContext,
): Promise<Handled> {
  const ids = [...new Set(request.ids)]
  if (ids.length > LINES_MAX)
    return { kind: 'failure', failure: { code: 'request_too_large', content: `At most ${LINES_MAX} ids` } }
  const market = await getMarket(tools, request.context, call)
  if (!market.ok) return failed(market.error)
  const parsed = ids.map((id) => ({ id, item: parseItemId(id) }))
  const productIds = new Set(parsed.flatMap(({ item }) => item?.productId ?? []))
  const found = await tools.shop.readProducts([...productIds], market.value)
  if (!found.ok) return failed(found.error)
  const { bounds, messages } = toBounds(request, market.value)
  const context = await readProductContext(tools, market.value, found.value.products)
  const unknown: UcpMessage[] = []
  const byProduct = new Map<string, Wanted[]>()
  for (const { id, item } of parsed) {
    const product = found.value.products.find((one) => one.id === item?.productId)
    const selection =
      product && (item?.choice === undefined ? getSelections(product)[0] : select(product, item.choice))
    if (product === undefined || selection === undefined || !isIn(product, request.filters?.categories)) {
      unknown.push({ type: 'info', code: 'not_found', content: id })
      continue
    }
    const match = item?.choice === undefined ? 'featured' : 'exact'
    addWanted(byProduct, { product, selection, inputs: [{ id, match }] })
  }
  const products = [...byProduct.values()].flatMap((wanted) =>
    toLookedUp(wanted, { ...found.value, bounds, context }),
  )
  return {
    kind: 'answer',
    body: {
      products: products.map((product) => toReleasedProduct(product, call.version)),
      ...withMessages(products, [...messages, ...unknown]),
    },
  }
}

function isIn(product: ProductPreview, categories: readonly string[] = []): boolean {
  return categories.length === 0 || product.categories.some(({ slug }) => categories.includes(slug))
}

/** Several identifiers of the same variant share one entry. */
function addWanted(byProduct: Map<string, Wanted[]>, wanted: Wanted): void {
  const list = byProduct.get(wanted.product.id) ?? []
  const same = list.find(({ selection }) => getId(selection) === getId(wanted.selection))
  if (same === undefined) list.push(wanted)
  else same.inputs.push(...wanted.inputs)
  byProduct.set(wanted.product.id, list)
}

const getId = (selection: Selection) => toItemId(toChoice(selection))

interface LookedUp extends Pick<FoundProducts, 'ratings'> {
  readonly bounds: PriceBounds | undefined
  readonly context: ProductContext
}

function toLookedUp(
  wanted: readonly Wanted[],
  { ratings, bounds, context }: LookedUp,
): readonly UcpProduct[] {
  const [first] = wanted
  if (first === undefined) return []
  const { product } = first
  const selections = wanted.map(({ selection }) => selection)
  const shown = toUcpProduct({ product, rating: ratings[product.id], selections, bounds }, context)
  if (shown === undefined) return []
  const variants = shown.variants.map((variant) => ({
    ...variant,
    inputs: wanted.find(({ selection }) => getId(selection) === variant.id)?.inputs ?? [],
  }))
  return [{ ...shown, variants }]
}

export async function getProduct(
  tools: Catalog,
  request: ProductRequest,
  call: CallContext,
): Promise<Handled> {
  const market = await getMarket(tools, request.context, call)
  if (!market.ok) return failed(market.error)
  const item = parseItemId(request.id)
  const found = item && (await tools.shop.readProducts([item.productId], market.value))
  if (found?.ok === false) return failed(found.error)
  const product = found?.value.products[0]
  const exact = product && item?.choice && select(product, item.choice)
  if (product === undefined || (item?.choice !== undefined && exact === undefined))
    return refuse('not_found', 'There is no such product or variant')
  const wanted = exact ? getChosen(exact) : (request.selected ?? [])
  const others = narrow(product, wanted, request.preferences)
  const selections = exact ? [exact, ...others.filter((one) => getId(one) !== getId(exact))] : others
  const { bounds, messages } = toBounds(request, market.value)
  const context = await readProductContext(tools, market.value, [product])
  const rating = found?.value.ratings[product.id]
  const shown = toUcpProduct({ product, rating, selections, bounds }, context)
  const featured = selections.find((one) => getId(one) === shown?.variants[0]?.id)
  if (shown === undefined || featured === undefined)
    return refuse('not_found', 'No variant of the product is within the filters')
  const options = toDetailOptions(product, featured)
  const detail = { ...shown, selected: getChosen(featured), ...(options.length > 0 && { options }) }
  const released = toReleasedProduct(detail, call.version)
  return { kind: 'answer', body: { product: released, ...withMessages([shown], messages) } }
}
