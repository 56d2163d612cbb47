export { ProductRatingLine, ProductReviews } from './product-reviews.tsx'
