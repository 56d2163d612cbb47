import type { SubscriptionScreenProps } from './load-subscription.ts'
import { PastOrders } from './past-orders.tsx'
import { SubscriptionPage } from './subscription-page.tsx'

/**
 * One subscription: the next payment on top, then its products and changes. See docs/specification.md#subscriptions.
 */
export function SubscriptionScreen({ facts, orders, dialog, form }: SubscriptionScreenProps) {
  return (
    <SubscriptionPage facts={facts} dialog={dialog} form={form} pastOrders={<PastOrders orders={orders} />} />
  )
}
