/** Reviews for pages: data shapes, rules and the client of the API. No React, no Node. */
export {
  createReviewsClient,
  type NewReview,
  type ReviewChange,
  type ReviewsCall,
  type ReviewsClient,
  type ReviewsClientOptions,
} from './model/client.ts'
export { getSubmitMessage, type ReviewsError, type SubmitMessage } from './model/error.ts'
export { getRejectReasonMessage, type OwnReview, type RejectReasonMessage } from './model/own-review.ts'
export { getInitialOrderId, NO_ELIGIBILITY, type ReviewEligibility } from './model/eligibility.ts'
export {
  getRatingShare,
  NO_REVIEWS,
  type ProductRating,
  RATINGS,
  type Rating,
  type ReviewStats,
  toReviewStats,
} from './model/rating.ts'
export {
  DEFAULT_REVIEW_QUERY,
  hasReviewFilters,
  parseReviewQuery,
  type ReviewQuery,
  toReviewSearch,
} from './model/query.ts'
export { type Review, type ReviewPicture, type ReviewReply, type ReviewsPage } from './model/review.ts'
export { REVIEW_SORTS, REVIEWS_PAGE_SIZE, type ReviewSort } from '@sorrel/contracts/http'
