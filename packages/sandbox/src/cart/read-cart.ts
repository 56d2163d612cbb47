import { findAccountGroup } from '../account/account-rows.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Service } from '../service.ts'
import { type CartRow, readCartRows } from './cart-rows.ts'
import { getPricedCart, type PricedCart } from './priced-cart.ts'
import { type CartAnswer, toCart } from './to-cart.ts'

/** A cart with current prices. Language and currency default to those it was last read in. */
export async function readPricedCart(
  service: Service,
  cart: CartRow,
  input: { readonly currency?: string | null | undefined; readonly locale?: string | null | undefined } = {},
): Promise<PricedCart> {
  const [rows, snapshot, market, accountGroup] = await Promise.all([
    readCartRows(service.db, cart),
    service.catalogue.getSnapshot(),
    service.store.getMarket({
      currency: input.currency || cart.currency,
      locale: input.locale || cart.locale,
    }),
    findAccountGroup(service.db, cart.accountId),
  ])
  const { promotionPercent } = service.config
  return getPricedCart({ rows, snapshot, market, accountGroup, promotionPercent })
}

/** A cart in the format of the API. */
export async function readCartAnswer(
  context: GraphqlContext,
  cart: CartRow,
  given: MarketArguments,
): Promise<CartAnswer> {
  const { service } = context
  const session = await context.getSession()
  const input = { currency: given._currency || cart.currency, locale: given._locale || cart.locale }
  const [priced, display] = await Promise.all([
    readPricedCart(service, cart, input),
    service.store.getMarket(input),
  ])
  return toCart(priced, {
    publicUrl: service.config.publicUrl,
    display,
    isSignedIn: session?.accountId != null && session.accountId === cart.accountId,
  })
}
