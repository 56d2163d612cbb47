export type { FieldIssues } from './schema/issues.ts'
export { type CallError, callEndpoint, type CallOptions, getCallCode } from './http/call.ts'
export {
  type Endpoint,
  type EndpointAddress,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  parseAnswer,
  parseBody,
  parseParams,
  parseQuery,
  parseRequest,
  toEndpointPath,
} from './http/endpoint.ts'
export {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  CART_CACHE_HINT_SECONDS,
  type CartData,
  deleteCartItemEndpoint,
  getCartEndpoint,
  removeCartCodeEndpoint,
  toCart,
  toCartData,
  updateCartItemEndpoint,
} from './http/cart.ts'
export {
  accountGroupEndpoint,
  addAddressEndpoint,
  buyAgainEndpoint,
  changePasswordEndpoint,
  deleteAddressEndpoint,
  loginEndpoint,
  logoutEndpoint,
  passwordRecoveryEndpoint,
  previewEndpoint,
  setDefaultAddressEndpoint,
  setPasswordEndpoint,
  signUpEndpoint,
  updateAddressEndpoint,
  updateProfileEndpoint,
} from './http/account.ts'
export { subscriptionEndpoints } from './http/subscriptions.ts'
export {
  addCardEndpoint,
  deleteCardEndpoint,
  setDefaultCardEndpoint,
  updateCardEndpoint,
} from './http/cards.ts'
export { subscribeNewsletterEndpoint } from './http/newsletter.ts'
export {
  createReviewEndpoint,
  listReviewsEndpoint,
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
} from './http/reviews.ts'
