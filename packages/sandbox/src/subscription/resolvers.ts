import { requireAccountId } from '../account/require-account.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { toWholeConnection } from '../listing/connection.ts'
import { listItems } from '../listing/list.ts'
import { findOrderOf, readOrdersOf } from '../order/order-rows.ts'
import { toOrders, toStoredOrder } from '../order/resolvers.ts'
import { subscriptionMutations } from './mutations.ts'
import { renewOwnSubscriptions } from './renew-due.ts'
import { findSubscriptionOf, readSubscriptionsOf, type SubscriptionRow } from './subscription-rows.ts'
import { type SubscriptionAnswer, toSubscription } from './to-subscription.ts'

/** Subscriptions of the signed-in customer only; an error for a visitor. See docs/commerce-service.md#subscriptions. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    subscriptions: async (_root, { _currency, _locale, ...list }, context) => {
      const accountId = await requireAccountId(context)
      await renewOwnSubscriptions(context)
      const rows = await readSubscriptionsOf(context.service, accountId)
      const { locale } = await context.getMarket({ _locale })
      const page = listItems(rows, list, { locale, toRecord: toStoredSubscription })
      return { ...page, results: await toSubscriptions(context, page.results, { _locale }) }
    },
    subscriptionById: async (_root, { id, _locale }, context) => {
      const accountId = await requireAccountId(context)
      await renewOwnSubscriptions(context)
      const row = await findSubscriptionOf(context.service, accountId, id ?? '')
      return row === undefined ? null : ((await toSubscriptions(context, [row], { _locale }))[0] ?? null)
    },
  },
  Mutation: subscriptionMutations,
  SwellAccount: {
    subscriptions: async (_account, { _locale }, context) => {
      const accountId = (await context.getSession())?.accountId
      if (!accountId) return []
      await renewOwnSubscriptions(context)
      return toSubscriptions(context, await readSubscriptionsOf(context.service, accountId), { _locale })
    },
  },
  SwellOrder: {
    subscription: async ({ id }, { _locale }, context) => {
      const accountId = (await context.getSession())?.accountId
      const order = accountId ? await findOrderOf(context.service.db, accountId, { id: id ?? '' }) : undefined
      const subscriptionId = order?.record.subscriptionId
      if (!accountId || subscriptionId === undefined) return null
      const row = await findSubscriptionOf(context.service, accountId, subscriptionId)
      return row === undefined ? null : ((await toSubscriptions(context, [row], { _locale }))[0] ?? null)
    },
  },
  SwellSubscription: {
    orders: async ({ id, orderId }, { _locale, ...list }, context) => {
      const accountId = (await context.getSession())?.accountId
      if (!accountId) return toWholeConnection([])
      const rows = (await readOrdersOf(context.service.db, accountId)).filter(
        (order) => order.id === orderId || order.record.subscriptionId === id,
      )
      const { locale } = await context.getMarket({ _locale })
      const page = listItems(rows, list, { locale, toRecord: toStoredOrder })
      return { ...page, results: await toOrders(context, page.results, { _locale }) }
    },
  },
}

/** A subscription stays in the currency it was agreed in. */
async function toSubscriptions(
  context: GraphqlContext,
  rows: readonly SubscriptionRow[],
  { _locale }: MarketArguments,
): Promise<readonly SubscriptionAnswer[]> {
  const snapshot = await context.service.catalogue.getSnapshot()
  return Promise.all(
    rows.map(async (row) => {
      const market = await context.getMarket({ _currency: row.currency, _locale })
      return toSubscription(row, { market, snapshot })
    }),
  )
}

function toStoredSubscription(row: SubscriptionRow): Readonly<Record<string, unknown>> {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    product_id: row.productId,
    date_created: row.dateCreated.toISOString(),
    date_period_end: row.datePeriodEnd.toISOString(),
  }
}
