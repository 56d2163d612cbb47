/** The parts that need no script: for a server's page, or a page without one. */
export { ReviewSummary, type ReviewSummaryProps } from './review-summary.tsx'
export { StaticReviews, type StaticReviewsProps } from './static-reviews.tsx'
