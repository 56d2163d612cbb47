/** The account's subscriptions. */
export {
  subscriptionChanges,
  type AddItemArgs,
  type PauseArgs,
  type ReplaceDetailsArgs,
  type ReplaceProductArgs,
} from './subscriptions/change-subscription.ts'
export {
  fetchSubscription,
  fetchSubscriptions,
  type SubscriptionArgs,
} from './subscriptions/fetch-subscriptions.ts'
