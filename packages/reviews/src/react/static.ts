/** The parts that work without script, for pages rendered on a server. */
export { ReviewSummary, type ReviewSummaryProps } from './review-summary.tsx'
export { StaticReviews, type StaticReviewsProps } from './static-reviews.tsx'
