/** The reviews of a product as a section of a React app. Import `@sorrel/reviews/styles.css` after the kit's styles. */
export type { Notice, Notify } from './react/use-notice.tsx'
export type { ReviewedProduct, HostApp, ToReviewsHref } from './react/host-app.ts'
export { Reviews, type ReviewsProps } from './react/reviews.tsx'
export { createProgressFetch } from './react/send-with-progress.ts'
