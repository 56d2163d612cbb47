import type { Service } from '../service.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

type Status = Pick<SubscriptionRow, 'status'>

/** Sends the event of a subscription's new status. A change that keeps its status has none. */
export function announceSubscription(
  { webhooks }: Pick<Service, 'webhooks'>,
  old: Status,
  row: Status & Pick<SubscriptionRow, 'id'>,
): void {
  const type = getEvent(old, row)
  if (type !== undefined) webhooks.emit({ model: 'subscriptions', type, data: { id: row.id } })
}

function getEvent(old: Status, { status }: Status): `subscription.${string}` | undefined {
  if (status === old.status) return undefined
  if (status === 'canceled') return 'subscription.canceled'
  if (status === 'paused') return 'subscription.paused'
  if (status === 'pastdue') return 'subscription.payment_failed'
  return old.status === 'paused' ? 'subscription.resumed' : undefined
}
