export { loadFreshListRatings, loadListRatings, loadRatings } from './load-ratings.ts'
export { type ReviewsOfPage, loadReviews } from './load-reviews.ts'
