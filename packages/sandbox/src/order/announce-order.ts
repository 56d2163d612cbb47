import { eq } from 'drizzle-orm'
import { carts, subscriptions } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import type { OrderRow } from './order-rows.ts'

/** Sends the events of a new order: those of the order, of its cart, and of the subscriptions that it begins or renews. */
export async function announceOrder({ db, webhooks }: Service, { id, record }: OrderRow): Promise<void> {
  const isPaid = record.payments.length > 0
  webhooks.emit({ model: 'orders', type: 'order.submitted', data: { id } })
  const converted = await db.select({ id: carts.id }).from(carts).where(eq(carts.orderId, id))
  for (const data of converted) webhooks.emit({ model: 'carts', type: 'cart.converted', data })
  if (isPaid) webhooks.emit({ model: 'orders', type: 'order.paid', data: { id } })
  const renewed = { id: record.subscriptionId }
  if (isPaid && record.subscriptionId !== undefined)
    for (const type of ['subscription.invoiced', 'subscription.paid'] as const)
      webhooks.emit({ model: 'subscriptions', type, data: renewed })
  const begun = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, id))
  for (const data of begun) webhooks.emit({ model: 'subscriptions', type: 'subscription.activated', data })
}

const ENDS = { complete: 'delivered', canceled: 'canceled' } as const

/** Announces that an order has been delivered or canceled. */
export function announceOrderEnd(
  { webhooks, storefront }: Pick<Service, 'webhooks' | 'storefront'>,
  { id, status }: { readonly id: string; readonly status: keyof typeof ENDS },
): void {
  const kind = ENDS[status]
  webhooks.emit({ model: 'orders', type: `order.${kind}`, data: { id } })
  storefront.announceOrder({ kind, orderId: id })
}
