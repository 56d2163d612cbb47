import { requireAccountId } from '../account/require-account.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { listItems } from '../listing/list.ts'
import { findOrderOf, type OrderRow, readOrdersOf } from './order-rows.ts'
import { renewOwnSubscriptions } from '../subscription/renew-due.ts'
import { type OrderAnswer, toOrder } from './to-order.ts'

/**
 * Orders of the signed-in customer only; an error for a visitor. See docs/commerce-service.md#account and
 * docs/specification.md#orders.
 */
export const orderResolvers: Resolvers = {
  Query: {
    orders: async (_root, { _currency, _locale, ...list }, context) => {
      const accountId = await requireAccountId(context)
      await renewOwnSubscriptions(context)
      const rows = await readOrdersOf(context.service.db, accountId)
      const market = await context.getMarket({ _locale })
      const page = listItems(rows, list, {
        locale: market.locale,
        toRecord: toStoredOrder,
        getSearchText: (order) => order.number.toLowerCase(),
      })
      return { ...page, results: await toOrders(context, page.results, { _locale }) }
    },
    orderById: (_root, { id, _locale }, context) => readOwnOrder(context, { id: id ?? '' }, { _locale }),
    orderByNumber: (_root, { number, _locale }, context) =>
      readOwnOrder(context, { number: number ?? '' }, { _locale }),
  },
  SwellAccount: {
    orders: async (_account, { _locale }, context) => {
      const accountId = (await context.getSession())?.accountId
      if (!accountId) return []
      await renewOwnSubscriptions(context)
      return toOrders(context, await readOrdersOf(context.service.db, accountId), { _locale })
    },
    orderCount: async (_account, _given, context) => {
      const accountId = (await context.getSession())?.accountId
      return accountId ? (await readOrdersOf(context.service.db, accountId)).length : 0
    },
  },
}

/** An order stays in the currency it was paid in, whatever currency is requested. */
export async function toOrders(
  context: GraphqlContext,
  rows: readonly OrderRow[],
  { _locale }: MarketArguments,
): Promise<readonly OrderAnswer[]> {
  const snapshot = await context.service.catalogue.getSnapshot()
  return Promise.all(
    rows.map(async (row) =>
      toOrder(row, await context.getMarket({ _currency: row.currency, _locale }), snapshot),
    ),
  )
}

async function readOwnOrder(
  context: GraphqlContext,
  name: { readonly id: string } | { readonly number: string },
  given: MarketArguments,
): Promise<OrderAnswer | null> {
  const accountId = await requireAccountId(context)
  await renewOwnSubscriptions(context)
  const row = await findOrderOf(context.service.db, accountId, name)
  if (row === undefined) return null
  return (await toOrders(context, [row], given))[0] ?? null
}

/** The fields for `where` and `sort` of an order list. */
export function toStoredOrder(order: OrderRow): Readonly<Record<string, unknown>> {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    currency: order.currency,
    date_created: order.dateCreated.toISOString(),
    grand_total: order.record.totals.grandTotal,
    items: order.record.items.map(({ productId }) => ({ product_id: productId })),
  }
}
