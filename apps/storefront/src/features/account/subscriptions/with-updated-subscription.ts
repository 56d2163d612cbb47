import { canSubscription, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { SubscriptionFacts } from './load-subscription.ts'

/** The page's facts, with the subscription from a change's answer. */
export function withUpdatedSubscription(
  given: SubscriptionFacts,
  subscription: Subscription,
): SubscriptionFacts {
  const { own, swaps, additions } = given.offers
  const { productId, items } = subscription
  const known = own === undefined ? swaps : [own, ...swaps]
  const taken = new Set([productId, ...items.map((item) => item.productId)])
  const offers = {
    ...given.offers,
    own: known.find(({ id }) => id === productId),
    swaps: known.filter(({ id }) => id !== productId),
    additions: additions.filter(({ id }) => !taken.has(id)),
  }
  return { ...given, subscription, offers }
}

/**
 * Whether an answer lacks something that the page shows: a new order that was charged immediately, or the plans and
 * choices of an unknown product. Only then must the page be reloaded.
 */
export function isMoreToRead(
  given: SubscriptionFacts,
  before: Subscription,
  after: SubscriptionFacts,
): boolean {
  const { subscription, offers } = after
  const isCharged =
    (isPaymentMissing(before) && !isPaymentMissing(subscription)) ||
    (before.status === 'canceled' && subscription.status !== 'canceled')
  if (isCharged) return true
  const couldEdit = canSubscription(given.subscription, 'edit-plan')
  const isOther = subscription.productId !== given.subscription.productId
  return canSubscription(subscription, 'edit-plan') && offers.own === undefined && (isOther || !couldEdit)
}
