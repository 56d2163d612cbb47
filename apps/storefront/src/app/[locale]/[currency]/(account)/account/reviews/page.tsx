import { loadOwnReviews } from '#features/account/reviews/load-own-reviews.ts'
import { OwnReviewsScreen } from '#features/account/reviews/own-reviews-screen.tsx'
import { createPage } from '#shop/create-page.tsx'
import { getMarket } from '#request/market.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createPage({
  load: async ({ params }: PageProps<'/[locale]/[currency]/account/reviews'>) =>
    loadOwnReviews(await getMarket(params)),
  Screen: OwnReviewsScreen,
})

export { generateMetadata, Page as default }
