import { type GroupPrices, groupPricesCall, sendCall } from '@sorrel/contracts/calls'
import { PRICE_GROUP_COOKIE, readCookie, SESSION_MARK_COOKIE } from '@sorrel/contracts/cart-marks'
import { getPrice, getShownPrice, isOnSale } from '@sorrel/domain/money'
import type { Product, ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import type { ShopView } from '#shop/shop.ts'
import { getUnitPriceLabels } from '#shop/unit-price-labels.ts'
import { withGroupPrices, withoutEarlierPrice } from './with-group-prices.ts'

let status: HTMLElement | undefined

/**
 * Announces politely to screen readers. The live region must exist before its text, because only changes are announced.
 */
function announce(text: string): void {
  if (status?.isConnected !== true) {
    status = document.createElement('div')
    status.role = 'status'
    Object.assign(status.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px' })
    Object.assign(status.style, { overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
    document.body.append(status)
  }
  const place = status
  requestAnimationFrame(() => {
    place.textContent = text
  })
}

type Words = Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>

interface PricedCard {
  readonly product: ProductPreview
  readonly unitPrice?: string | undefined
}

/** The group prices of a customer. Unknown ones are requested; the view is then replaced. */
export interface GroupPricesView {
  /** The same product with the customer's prices; undefined where it has none of its own, or not yet. */
  readonly get: <T extends Product | ProductPreview>(product: T, shop: Words) => T | undefined
  /** The card with the customer's price and unit price. It is marked as a sale only where everybody pays less. */
  readonly getCard: <T extends PricedCard>(card: T, shop: Words) => T | undefined
}

interface Address {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  /** ISO 4217 code of the page. */
  readonly currency: string
}

/** Most products that one call asks for. */
const IDS_MAX = 100

/** Group prices of the products on a page. See docs/decisions.md#catalogue. */
export function createGroupPrices(
  { storeApi, currency }: Address,
  onChanged: (view: GroupPricesView | undefined) => void,
) {
  let mark: string | undefined
  let view: GroupPricesView | undefined
  const prices = new Map<string, GroupPrices>()
  /** The path of the page on which each product was last requested. */
  const asked = new Map<string, string>()
  const answered = new Set<string>()
  let waiting: string[] = []

  const ask = async (ids: readonly string[], { t }: Words) => {
    const askedFor = mark
    const answer = await sendCall(groupPricesCall, { storeApi, query: { currency, ids: ids.join() } })
    if (askedFor !== mark || !answer.ok) return
    for (const id of ids) answered.add(id)
    if (answer.value.data.length === 0) return
    for (const own of answer.value.data) prices.set(own.id, own)
    announce(t('products.own_prices'))
    view = createView(prices, want)
    onChanged(view)
  }
  /** Products rendered together are requested together; missing ones are requested again on the next page. */
  const want = (id: string, shop: Words) => {
    const { pathname } = window.location
    if (answered.has(id) || asked.get(id) === pathname) return
    asked.set(id, pathname)
    waiting.push(id)
    if (waiting.length > 1) return
    setTimeout(() => {
      for (; waiting.length > 0; waiting = waiting.slice(IDS_MAX)) void ask(waiting.slice(0, IDS_MAX), shop)
    })
  }
  return {
    /** Undefined for anybody but a customer of a group. */
    getView: () => view,
    /** Checks who is signed in. The prices of another customer are dropped. */
    look: () => {
      const found = readMark()
      if (found === mark) return
      mark = found
      prices.clear()
      asked.clear()
      answered.clear()
      waiting = []
      view = found === undefined ? undefined : createView(prices, want)
      onChanged(view)
    },
  }
}

function createView(
  prices: ReadonlyMap<string, GroupPrices>,
  want: (id: string, shop: Words) => void,
): GroupPricesView {
  /** The same record for the same product, so that its parts do not re-render. */
  const laid = new WeakMap<object, object>()
  const get = <T extends Product | ProductPreview>(product: T, shop: Words): T | undefined => {
    if (product.hasGroupPrices !== true) return undefined
    const own = prices.get(product.id)
    if (own === undefined) {
      want(product.id, shop)
      return undefined
    }
    const known = laid.get(product) ?? withGroupPrices(product, own)
    laid.set(product, known)
    // The overlay has the product's own type.
    return known as T
  }
  return {
    get,
    getCard: (card, shop) => {
      const own = get(card.product, shop)
      if (own === undefined) return undefined
      const product = isOnSale(card.product) ? own : withoutEarlierPrice(own)
      return { ...card, product, unitPrice: getUnitPrice(product, shop) }
    },
  }
}

function getUnitPrice(product: ProductPreview, shop: Words): string | undefined {
  const purchaseOption = getInitialPurchaseOption(product)
  const decimals = shop.getDecimals(product.currency)
  const { now } = getShownPrice(getPrice(product, { purchaseOption, decimals }))
  return getUnitPriceLabels({ product, price: now }, shop)
}

/** Changes with the session of a customer of a group; undefined for anybody else. */
function readMark(): string | undefined {
  const { cookie } = document
  return readCookie(cookie, PRICE_GROUP_COOKIE) && (readCookie(cookie, SESSION_MARK_COOKIE) ?? 'unmarked')
}
