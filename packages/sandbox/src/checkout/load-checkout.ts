import { routes } from '@sorrel/contracts/routes'
import { parseStoreSettings } from '@sorrel/contracts/settings'
import type { Translate } from '@sorrel/i18n/message'
import { createTranslator } from '@sorrel/i18n/translate'
import {
  type AccountRow,
  type CardRow,
  findAccount,
  readAddresses,
  readCards,
} from '../account/account-rows.ts'
import { type CartRow } from '../cart/cart-rows.ts'
import { getDeliveryMethods, type DeliveryMethod } from '../cart/delivery.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { readPricedCart } from '../cart/read-cart.ts'
import type { Database } from '../database/open.ts'
import type { Service } from '../service.ts'
import type { Market } from '../store/market.ts'
import { getStorefrontUrl } from './storefront-url.ts'
import { type CheckoutValues, NEW_CARD, NO_VALUES } from './form.ts'

/** Everything the checkout page shows. */
export interface Checkout {
  readonly cart: PricedCart
  /** Language and currency in which the buyer reads prices. */
  readonly display: Market
  readonly account: AccountRow | undefined
  readonly cards: readonly CardRow[]
  readonly methods: readonly DeliveryMethod[]
  readonly needsCard: boolean
  /** The shop's own words, in the cart's language. */
  readonly translate: Translate
  /** Days in which a delivery may be sent back. Unset: nothing is said of returns. */
  readonly returnDays: number | undefined
  /** Addresses of the shop's pages on its terms. */
  readonly pages: { readonly terms: string; readonly returns: string }
}

/** A cart with totals that include the delivery of `cart.shipping`. */
export async function loadCheckout(service: Service, cart: CartRow): Promise<Checkout> {
  const [priced, display, account, settings] = await Promise.all([
    readPricedCart(service, cart),
    service.store.getMarket({ currency: cart.currency, locale: cart.locale }),
    findAccount(service.db, cart.accountId),
    service.store.getSettings(),
  ])
  const { locale } = priced.market
  const toPage = (slug: string) => getStorefrontUrl(service, locale, routes.page(slug))
  const net = priced.totals.subTotal - priced.totals.discountTotal
  return {
    cart: priced,
    display,
    account,
    cards: account === undefined ? [] : await readCards(service.db, account.id),
    methods: getDeliveryMethods({ country: cart.shipping?.country ?? 'GB', net }, priced.market),
    needsCard: priced.totals.captureTotal > 0 || priced.lines.some(({ plan }) => plan !== undefined),
    translate: createTranslator({ locale }),
    returnDays: parseStoreSettings(settings).terms.returns?.days,
    pages: { terms: await toPage('terms'), returns: await toPage('returns') },
  }
}

/** Initial values of the form: the cart's saved address, else the account's default one. */
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

/** All fields of one address, never a mixture of two. */
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
