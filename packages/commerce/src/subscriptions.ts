/** The account's subscriptions. */
export type {
  AddItemArgs,
  PauseArgs,
  ReplaceDetailsArgs,
  ReplaceProductArgs,
} from './subscriptions/change-args.ts'
export { subscriptionChanges } from './subscriptions/change-subscription.ts'
export {
  fetchSubscription,
  fetchSubscriptions,
  type SubscriptionArgs,
} from './subscriptions/fetch-subscriptions.ts'
