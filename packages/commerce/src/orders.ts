/** The account's orders. */

import { isRecord, parseCount, toUntrusted } from '@sorrel/contracts/untrusted'
import type { Order } from '@sorrel/domain/order'
import { ok, type Result } from '@sorrel/domain/result'
import type { Audience } from './catalog/fetch-products.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import {
  GetOrderByIdDocument,
  GetOrdersDocument,
  GetSubscriptionOrdersDocument,
  type OrderFieldsFragment,
} from './generated/orders/graphql.ts'
import { andThen, decodeRecord } from './wire/decode.ts'
import { toCamelCase } from './wire/to-camel-case.ts'
import { toList } from './wire/to-list.ts'
import { orNobody } from './wire/to-user-error.ts'
import { toOrder } from './orders/to-order.ts'

export interface OrdersPage {
  /** Newest first. */
  readonly orders: readonly Order[]
  readonly count: number
  readonly page: number
  readonly pageCount: number
}

export interface OrdersArgs extends Audience {
  /** Default 100, the maximum. */
  readonly limit?: number | undefined
  /** From 1. */
  readonly page?: number | undefined
}

/** The account's orders; null for a visitor. */
export async function fetchOrders(
  client: CommerceClient,
  { currency, locale, limit = 100, page = 1 }: OrdersArgs = {},
): Promise<Result<OrdersPage | null, CommerceError>> {
  const answer = orNobody(await client.query(GetOrdersDocument, { currency, locale, limit, page }))
  return andThen(answer, (data) => {
    const wire = data?.orders
    if (!isRecord(wire)) return ok(null)
    const orders = toList(wire, { name: 'order', context: client, toItem: (order) => toOrder(order, client) })
    const count = parseCount(wire.count) ?? orders.length
    return ok({ orders, count, page, pageCount: parseCount(wire.pageCount, 1) ?? 1 })
  })
}

export interface OrderArgs extends Audience {
  readonly id: string
}

/** One of the account's orders; null if it does not exist or belongs to another account. */
export async function fetchOrder(
  client: CommerceClient,
  { id, currency, locale }: OrderArgs,
): Promise<Result<Order | null, CommerceError>> {
  const answer = orNobody(await client.query(GetOrderByIdDocument, { id, currency, locale }))
  return andThen(answer, (data) =>
    decodeRecord(data?.orderById, { operation: 'getOrderById', toRecord: (value) => toOrder(value, client) }),
  )
}

export interface SubscriptionOrdersArgs extends OrderArgs {
  /** Of the subscription. */
  readonly id: string
  /** Default 100, the maximum. */
  readonly limit?: number | undefined
}

/** The orders of a subscription, newest first; null if it does not exist or belongs to another account. */
export async function fetchSubscriptionOrders(
  client: CommerceClient,
  { id, locale, limit = 100 }: SubscriptionOrdersArgs,
): Promise<Result<readonly Order[] | null, CommerceError>> {
  const answer = orNobody(await client.query(GetSubscriptionOrdersDocument, { id, locale, limit }))
  return andThen(answer, (data) => {
    const wire = data?.subscriptionById?.orders
    if (!isRecord(wire)) return ok(null)
    return ok(toList(wire, { name: 'order', context: client, toItem: (order) => toOrder(order, client) }))
  })
}

export interface OrderByCheckoutArgs {
  /** The cart's checkout id, which cannot be guessed: anybody who knows it may read the order. */
  readonly checkoutId: string
  readonly locale?: string | undefined
}

/** The order that a checkout made; null when there is none. */
export async function fetchOrderByCheckout(
  client: CommerceClient,
  { checkoutId, locale }: OrderByCheckoutArgs,
): Promise<Result<Order | null, CommerceError>> {
  const query = { checkout_id: checkoutId }
  const answer = await client.read({ path: '/cart/order', query, locale })
  return andThen(answer, (json) =>
    decodeRecord(toUntrusted<OrderFieldsFragment>(toCamelCase(json)), {
      operation: '/cart/order',
      toRecord: (value) => toOrder(value, client),
    }),
  )
}
