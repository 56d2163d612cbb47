/** The account's subscriptions. */
export {
  fetchSubscription,
  fetchSubscriptions,
  type SubscriptionArgs,
} from './subscriptions/fetch-subscriptions.ts'
