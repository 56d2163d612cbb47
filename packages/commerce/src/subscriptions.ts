/** The account's subscriptions. */
export {
  addSubscriptionItem,
  cancelSubscription,
  changeSubscriptionCard,
  deleteSubscriptionItem,
  pauseSubscription,
  replaceSubscriptionProduct,
  replaceSubscriptionProductDetails,
  resumeSubscription,
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
