import { randomUUID } from 'node:crypto'
import type { PricedCart } from '../cart/priced-cart.ts'
import { subscriptions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import { takeNumber } from '../order/order-number.ts'
import type { OrderRow } from '../order/order-rows.ts'
import { toPlanRecord } from '../order/to-order-record.ts'
import { getFirstPeriods } from './schedule.ts'

/** Numbers of subscriptions begin after this one. */
export const FIRST_SUBSCRIPTION_NUMBER = 2000

/** Begins a subscription for each line of the order that has a plan: on trial where the plan has trial days. */
export async function insertSubscriptions(
  db: Database,
  { order, cart }: { readonly order: OrderRow; readonly cart: PricedCart },
): Promise<void> {
  for (const line of cart.lines) {
    if (line.plan === undefined) continue
    const plan = toPlanRecord(line, line.plan, cart.market)
    await db.insert(subscriptions).values({
      id: randomUUID(),
      number: `S-${await takeNumber(db, 'subscription', FIRST_SUBSCRIPTION_NUMBER)}`,
      accountId: order.accountId,
      email: order.email,
      orderId: order.id,
      status: line.isTrial ? 'trial' : 'active',
      productId: line.product.id,
      variantId: line.variant?.id ?? null,
      planId: plan.id,
      planName: plan.name,
      price: line.price,
      quantity: line.quantity,
      currency: order.currency,
      options: line.options,
      items: [],
      billingSchedule: plan.billingSchedule,
      orderSchedule: plan.orderSchedule ?? null,
      shipping: order.record.shipping ?? null,
      billing: order.record.billing ?? null,
      dateCreated: order.dateCreated,
      ...getFirstPeriods(order.dateCreated, plan),
    })
  }
}
