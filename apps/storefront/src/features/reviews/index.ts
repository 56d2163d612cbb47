export { ProductRatingLine, ProductReviews } from './product-reviews.tsx'
export type { ReviewFacts } from './to-review-data.ts'
