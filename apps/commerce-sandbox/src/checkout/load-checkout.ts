import { inArray } from 'drizzle-orm'
import {
  type AccountRow,
  type CardRow,
  findAccount,
  readAddresses,
  readCards,
} from '../account/account-rows.ts'
import { type CartRow } from '../cart/cart-rows.ts'
import { getDeliveryMethods, type DeliveryMethod } from '../cart/delivery.ts'
import type { PricedCart, PricedCartLine } from '../cart/priced-cart.ts'
import { readPricedCart } from '../cart/read-cart.ts'
import { getStockItemId, isStockLimited } from '../catalogue/stock.ts'
import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { Service } from '../service.ts'
import type { Market } from '../store/market.ts'
import { type CheckoutValues, NEW_CARD, NO_VALUES } from './form.ts'

/** Everything the checkout page shows of a cart. */
export interface Checkout {
  readonly cart: PricedCart
  /** Language and the currency the buyer looks at prices in. */
  readonly display: Market
  readonly account: AccountRow | undefined
  readonly cards: readonly CardRow[]
  readonly methods: readonly DeliveryMethod[]
  /** Lines of which there is not enough: line id to what is left. */
  readonly shortages: ReadonlyMap<string, number>
  readonly needsCard: boolean
}

/** A cart with the totals that `cart.shipping` leads to. */
export async function loadCheckout(service: Service, cart: CartRow): Promise<Checkout> {
  const [priced, display, account] = await Promise.all([
    readPricedCart(service, cart),
    service.store.getMarket({ currency: cart.currency, locale: cart.locale }),
    findAccount(service.db, cart.accountId),
  ])
  const net = priced.totals.subTotal - priced.totals.discountTotal
  return {
    cart: priced,
    display,
    account,
    cards: account === undefined ? [] : await readCards(service.db, account.id),
    methods: getDeliveryMethods({ country: cart.shipping?.country ?? 'GB', net }, priced.market),
    shortages: await readShortages(service.db, priced.lines),
    needsCard: priced.totals.grandTotal > 0 || priced.lines.some(({ plan }) => plan !== undefined),
  }
}

/** What the form holds at first: the address the cart remembers, else the account's default one. */
export async function readStartValues(service: Service, cart: CartRow): Promise<CheckoutValues> {
  const account = await findAccount(service.db, cart.accountId)
  const settings = await service.store.getSettings()
  const start = { ...NO_VALUES, country: settings.store.country || 'GB' }
  if (account === undefined) return withTexts(start, { ...cart.shipping })
  return {
    ...withTexts(start, await readKnownAddress(service.db, cart, account)),
    email: account.email,
    card: account.defaultCardId ?? NEW_CARD,
  }
}

/** One address or the other, never a mixture of both. */
async function readKnownAddress(
  db: Database,
  { shipping }: CartRow,
  account: AccountRow,
): Promise<Readonly<Record<string, unknown>>> {
  if (shipping?.address1) return { ...shipping }
  const addresses = await readAddresses(db, account.id)
  const wanted = shipping?.accountAddressId ?? account.defaultAddressId
  const address = addresses.find(({ id }) => id === wanted)
  const { firstName, lastName } = account
  return { ...shipping, firstName, lastName, ...address }
}

function withTexts(start: CheckoutValues, known: Readonly<Record<string, unknown>>): CheckoutValues {
  const { firstName, lastName, address1, address2, city, state, zip, country, phone, service } = start
  const fields = { firstName, lastName, address1, address2, city, state, zip, country, phone, service }
  const texts = Object.keys(fields).flatMap((name) => {
    const value = known[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  return { ...start, ...Object.fromEntries(texts) }
}

/** Hands out what is there, line by line; gives the lines that do not get all they ask for. */
async function readShortages(
  db: Database,
  lines: readonly PricedCartLine[],
): Promise<ReadonlyMap<string, number>> {
  const limited = lines.filter(({ product }) => isStockLimited(product))
  if (limited.length === 0) return new Map()
  const ids = limited.map(getItemId)
  const rows = await db.select().from(stock).where(inArray(stock.itemId, ids))
  const left = new Map(rows.map(({ itemId, level }) => [itemId, Math.max(0, level)]))
  const shortages = new Map<string, number>()
  for (const line of limited) {
    const level = left.get(getItemId(line))
    if (level === undefined) continue
    if (level < line.quantity) shortages.set(line.id, level)
    left.set(getItemId(line), Math.max(0, level - line.quantity))
  }
  return shortages
}

function getItemId({ product, variant }: PricedCartLine): string {
  return getStockItemId(product, variant?.id)
}
