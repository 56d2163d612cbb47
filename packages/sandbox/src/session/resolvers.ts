import { eq } from 'drizzle-orm'
import { findOpenCart } from '../cart/cart-rows.ts'
import { carts } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { Resolvers, Session } from '../graphql/resolvers.gen.ts'
import { renewSession } from './session.ts'

/** The session of the request. See docs/commerce-service.md#sessions. */
export const sessionResolvers: Resolvers = {
  Query: {
    session: (_root, _given, context) => readSession(context),
  },
  Mutation: {
    updateSession: async (_root, { input }, context) => {
      const { service } = context
      const old = await context.getSession()
      const market = await service.store.getMarket({ currency: input?.currency, locale: input?.locale })
      const currency = input?.currency ? market.currency.code : undefined
      const locale = input?.locale ? market.locale : undefined
      const facts = { ...(currency && { currency }), ...(locale && { locale }) }
      if (old?.cartId != null && (currency ?? locale) !== undefined)
        await service.db.update(carts).set({ currency, locale }).where(eq(carts.id, old.cartId))
      context.setSession((await renewSession(service, old, facts)).token)
      return readSession(context)
    },
  },
}

async function readSession(context: GraphqlContext): Promise<Session> {
  const { service } = context
  const session = await context.getSession()
  const [market, cart] = await Promise.all([context.getMarket({}), findOpenCart(service.db, session?.cartId)])
  return {
    accountId: session?.accountId ?? null,
    cartId: cart?.id ?? null,
    currency: market.currency.code,
    locale: market.locale,
    publicKey: service.config.publicKey,
  }
}
