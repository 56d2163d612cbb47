/** A shop for agents on the hosted commerce service, with the catalogue index where there is one. */
import type { CatalogClient } from '@sorrel/catalog/client'
import {
  addToCart,
  applyCoupon,
  deleteCartItem,
  fetchCart,
  removeCoupon,
  updateCartItem,
} from '@sorrel/commerce/cart'
import { fetchFeedProducts, fetchProductsPage } from '@sorrel/commerce/catalog'
import type { CommerceClient, CommerceError } from '@sorrel/commerce/client'
import { OPEN_PRICE } from '@sorrel/domain/filters'
import { getActiveCurrency, getCurrencyDigits } from '@sorrel/domain/money'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Store } from '@sorrel/domain/store'
import type { AgentBag, AgentMarket, AgentShop, FindRequest, FoundPage, ShopError } from './service/shop.ts'

/** Keeps one cart's session. */
export interface BagSession {
  readonly getSession: () => string | undefined
  readonly onSession: (token: string) => void
}

export interface CommerceShopOptions
  extends Pick<AgentShop, 'maxQuantity' | 'toProductUrl' | 'toPictureUrl' | 'readLinks'> {
  /** Makes a client for one cart, or without a session one for reads; its `fetch` must not cache. */
  readonly openClient: (session?: BagSession) => CommerceClient
  /** The catalogue index; undefined where there is none, or none that is complete. */
  readonly openCatalog?: (() => Promise<CatalogClient | undefined>) | undefined
  /** The store's languages and currencies; undefined where they cannot be read. */
  readonly readStore: () => Promise<MarketStore | undefined>
}

type MarketStore = Pick<Store, 'locale' | 'locales' | 'currency' | 'currencies'>

const AWAY: ShopError = { kind: 'away' }

/**
 * Makes the shop of `createAgentService` from a commerce client. Prices and stock of carts are read past every cache.
 */
export function createCommerceShop(options: CommerceShopOptions): AgentShop {
  const { openClient, openCatalog, readStore, maxQuantity, toProductUrl, toPictureUrl, readLinks } = options
  let store: MarketStore | undefined
  return {
    maxQuantity,
    toProductUrl,
    toPictureUrl,
    readLinks,
    getDigits: (currency) => getCurrencyDigits(currency, store?.currencies ?? []),
    getMarket: async (wanted) => {
      store = (await readStore()) ?? store
      return store ? ok(toMarket(store, wanted)) : err(AWAY)
    },
    find: async (request) => {
      const catalog = await openCatalog?.()
      const found = catalog && (await findInCatalog(catalog, request))
      return found ?? findAtService(openClient(), request)
    },
    readProducts: async (ids, market, { fresh } = { fresh: false }) => {
      const catalog = fresh ? undefined : await openCatalog?.()
      const known = await catalog?.byIds({ ...market, ids })
      if (known?.ok) return known
      const read = await fetchFeedProducts(openClient(), { ids, ...market })
      if (!read.ok) return err(toShopError(read.error))
      return ok({ products: read.value.map(({ preview }) => preview), ratings: {} })
    },
    openBag: (market, session) => openBag(openClient, market, session),
  }
}

/** Display-only currencies are left out, since the shop charges in another one. */
function toMarket(store: MarketStore, wanted: Parameters<AgentShop['getMarket']>[0]): AgentMarket {
  const charged = store.currencies.filter(({ type }) => type !== 'display').map(({ code }) => code)
  const codes = [store.locale, ...store.locales.map(({ code }) => code)]
  const language = wanted.language?.toLowerCase()
  const exact = codes.find((code) => code.toLowerCase() === language)
  const near = codes.find((code) => code.split('-')[0]?.toLowerCase() === language?.split('-')[0])
  return {
    locale: exact ?? near ?? store.locale,
    currency: getActiveCurrency({ currency: store.currency, currencies: charged }, wanted.currency),
  }
}

type Found = Result<FoundPage, ShopError>

/** Undefined if the index does not answer: the service is asked instead. */
async function findInCatalog(catalog: CatalogClient, request: FindRequest): Promise<Found | undefined> {
  const { market, search, categories, price, page, pageSize } = request
  const range = price && { price: { min: price.min, max: price.max ?? OPEN_PRICE } }
  const query = { ...range, categories, attributes: {}, sort: 'popular' as const, page }
  const listing = await catalog.list({ ...market, ...(search && { search }), query, pageSize })
  if (!listing.ok) return undefined
  const { products, ratings = {}, count, pageCount } = listing.value
  return ok({ products, ratings, count, pageCount })
}

async function findAtService(client: CommerceClient, request: FindRequest): Promise<Found> {
  const { market, search, categories, price, page, pageSize } = request
  const range = price && { $gte: price.min, ...(price.max !== undefined && { $lte: price.max }) }
  const found = await fetchProductsPage(client, {
    ...market,
    page,
    limit: pageSize,
    ...(search && { search }),
    ...(categories.length > 0 && { categories }),
    ...(range && { where: { price: range } }),
  })
  if (!found.ok) return err(toShopError(found.error))
  const { products, count, pageCount } = found.value
  return ok({ products, ratings: {}, count, pageCount })
}

function openBag(
  openClient: CommerceShopOptions['openClient'],
  market: AgentMarket,
  session: string | undefined,
): AgentBag {
  let current = session
  const client = openClient({
    getSession: () => current,
    onSession: (token) => {
      current = token
    },
  })
  return {
    getSession: () => current,
    read: async () => toBagResult(await fetchCart(client, market)),
    add: async (input) => toBagResult(await addToCart(client, { input, ...market })),
    setQuantity: async (itemId, quantity) =>
      toBagResult(
        quantity === 0
          ? await deleteCartItem(client, { itemId })
          : await updateCartItem(client, { itemId, input: { quantity }, ...market }),
      ),
    setCode: async (code) =>
      toBagResult(
        code === undefined ? await removeCoupon(client) : await applyCoupon(client, { code, ...market }),
      ),
  }
}

function toBagResult<T>(result: Result<T, CommerceError>): Result<T, ShopError> {
  return result.ok ? result : err(toShopError(result.error))
}

function toShopError(error: CommerceError): ShopError {
  if (error.kind === 'user') return { kind: error.reason === 'code' ? 'code' : 'refused' }
  const ms = error.kind === 'http' ? error.retryAfterMs : undefined
  return ms === undefined ? AWAY : { kind: 'away', retryAfterSeconds: Math.ceil(ms / 1000) }
}
