/** The reviews of a product as a section of a React app. Its styles: `@sorrel/reviews/styles.css`, above them the kit's. */
export type { Notice, Notify } from './react/notice.ts'
export type { ReviewedProduct, ReviewScene, ToReviewsHref } from './react/review-scene.ts'
export { Reviews, type ReviewsProps } from './react/reviews.tsx'
export { createProgressFetch } from './react/send-with-progress.ts'
