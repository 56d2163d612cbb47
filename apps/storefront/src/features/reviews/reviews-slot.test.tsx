import { getMessages } from '@sorrel/i18n/messages'
import { createMessages } from '@sorrel/i18n/message'
import { DEFAULT_REVIEW_QUERY, type Review, type ReviewStats } from '@sorrel/reviews/model'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopContext } from '#shop/shop-context.tsx'
import type { Shop } from '#shop/shop.ts'
import { stashReviews } from './hydrated-reviews.tsx'
import { ReviewsSlot } from './reviews-slot.tsx'

const STATS: ReviewStats = {
  averageRating: 4,
  totalReviews: 1,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
}
const REVIEW: Review = {
  id: 'r1',
  rating: 4,
  title: 'Lasts for months',
  body: 'One bar, four months.',
  userName: 'Ann',
  dateCreated: '2026-01-02T00:00:00.000Z',
  isVerified: true,
  helpfulCount: 0,
  images: [],
}

test('the server draws the reviews that were left, without their data in the props', async () => {
  const t = createMessages({ locale: 'en', messages: getMessages('en') })
  const product = { id: 'p1', name: 'Soap' }
  const drawnId = stashReviews({
    product,
    stats: STATS,
    list: { reviews: [REVIEW], total: 1 },
    query: DEFAULT_REVIEW_QUERY,
    app: { t, locale: 'en' },
    toHref: () => '#reviews',
    writeHref: '/account/login',
  })
  const props = { product, drawnId, loginHref: '/account/login' }
  expect(JSON.stringify(props)).not.toContain('months')
  // The slot reads nothing of the shop before it comes near the window.
  const stream = await renderToReadableStream(
    <ShopContext value={{} as Shop}>
      <ReviewsSlot {...props} />
    </ShopContext>,
  )
  await stream.allReady
  expect(await new Response(stream).text()).toContain('Lasts for months')
})
