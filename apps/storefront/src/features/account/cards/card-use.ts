import { isSubscriptionCharged, type Subscription } from '@sorrel/domain/subscriptions'

/** The subscriptions that will be charged to a card of the account. */
export function getSubscriptionsPaidWith(
  cardId: string,
  subscriptions: readonly Subscription[],
): readonly Subscription[] {
  return subscriptions.filter(
    (subscription) => subscription.billing?.accountCardId === cardId && isSubscriptionCharged(subscription),
  )
}
