export type { FieldIssues } from './schema/issues.ts'
export { type CallTarget, type EndpointAddress, toEndpointPath } from './calls/address.ts'
export { type CallError, getCallCode } from './calls/send.ts'
export { callEndpoint, type CallOptions } from './endpoints/call.ts'
export {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  parseAnswer,
  parseBody,
  parseParams,
  parseQuery,
  parseRequest,
} from './endpoints/endpoint.ts'
export { toCartJson } from './endpoints/cart-answer.ts'
export {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  deleteCartItemEndpoint,
  giftcardBalanceEndpoint,
  getCartEndpoint,
  removeCartCodeEndpoint,
  setCartNoteEndpoint,
  updateCartItemEndpoint,
} from './endpoints/cart.ts'
export {
  accountEndpoints,
  addAddressEndpoint,
  addCardEndpoint,
  buyAgainEndpoint,
  changeEmailEndpoint,
  changePasswordEndpoint,
  deleteAddressEndpoint,
  deleteCardEndpoint,
  loginEndpoint,
  logoutEmptyEndpoint,
  logoutEndpoint,
  passwordRecoveryEndpoint,
  previewEndpoint,
  reviewRequestEndpoint,
  savedProductsEndpoint,
  setDefaultAddressEndpoint,
  setDefaultCardEndpoint,
  setPasswordEndpoint,
  signUpEndpoint,
  updateAddressEndpoint,
  updateCardEndpoint,
  updateProfileEndpoint,
} from './endpoints/account.ts'
export { listCountEndpoint, groupPricesEndpoint } from './endpoints/catalog.ts'
export { subscriptionEndpoints } from './endpoints/subscriptions.ts'
export { subscribeNewsletterEndpoint } from './endpoints/newsletter.ts'
export { reviewReplyField } from './forms/review-fields.ts'
export { type RestockCall, restockEndpoint, restocksEndpoint } from './endpoints/restocks.ts'
export { type ReviewRequestCall, reviewRequestsEndpoint } from './endpoints/review-requests.ts'
export {
  changeReviewEndpoint,
  createReviewEndpoint,
  listReviewsEndpoint,
  type OwnReviewData,
  ownReviewsEndpoint,
  REJECT_REASONS,
  REVIEW_SORTS,
  type ReviewData,
  type ReviewEligibilityData,
  type ReviewSort,
  type ReviewStatsData,
  REVIEWS_PAGE_SIZE,
  reportReviewEndpoint,
  reviewEligibilityEndpoint,
  reviewRatingsEndpoint,
  reviewStatsEndpoint,
  voteHelpfulEndpoint,
  withdrawReviewEndpoint,
} from './endpoints/reviews.ts'
