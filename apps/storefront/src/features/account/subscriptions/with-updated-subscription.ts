import { canSubscription, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { SubscriptionFacts } from './load-subscription.ts'

/** What the page was given, with the subscription as a change answered it. */
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
 * Whether an answer says less than the page shows: the order of what was charged at once, or the plans and choices of a
 * product that the page does not know. Only then the page has to be read again.
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
