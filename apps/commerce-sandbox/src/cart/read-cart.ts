import { eq } from 'drizzle-orm'
import { accounts } from '../database/commerce-tables.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Service } from '../service.ts'
import { type CartRow, readCartRows } from './cart-rows.ts'
import { getPricedCart, type PricedCart } from './priced-cart.ts'
import { type CartAnswer, toCart } from './to-cart.ts'

/** A cart with today's prices, in the language and currency it was last looked at in unless others are given. */
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
    readAccountGroup(service, cart.accountId),
  ])
  return getPricedCart({ rows, snapshot, market, accountGroup })
}

/** A cart as it goes over the wire. */
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

async function readAccountGroup({ db }: Service, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null
  const [account] = await db
    .select({ group: accounts.group })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.group ?? null
}
