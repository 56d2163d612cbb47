import type { Meta, StoryObj } from '@storybook/react-vite'
import { routes } from '@sorrel/contracts/routes'
import type { OwnReview } from '@sorrel/reviews/model'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { StoryFrame } from '#stories/story-frame.tsx'
import { OwnReviewsScreen } from './own-reviews-screen.tsx'

const meta = {
  title: 'Pages/Account/Reviews',
  ...shopStory,
  parameters: { layout: 'fullscreen', shop: { pathname: routes.ownReviews() } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const published: OwnReview = {
  id: 'review-1',
  status: 'approved',
  productId: 'product-1',
  productName: 'Oat & Honey Soap Bar',
  productSlug: 'oat-honey-soap-bar',
  rating: 5,
  title: 'Smells like breakfast',
  body: 'Gentle, and lasts.\nOn my fourth bar.',
  dateCreated: '2026-10-02T09:00:00.000Z',
  reply: { text: 'Thank you!', date: '2026-10-04T09:00:00.000Z' },
  images: [],
}
const pending: OwnReview = {
  ...published,
  id: 'review-2',
  status: 'pending',
  productName: 'Laundry Sheets',
  productSlug: 'laundry-sheets',
  rating: 4,
  title: 'Clean and light',
  reply: undefined,
}
const rejected: OwnReview = {
  ...pending,
  id: 'review-3',
  status: 'rejected',
  productName: 'Coconut Scrub Brush',
  productSlug: 'coconut-scrub-brush',
  rating: 2,
  title: 'Slow post',
  rejectReason: 'off_topic',
}
/** Of a product that nobody knows any more, with a reason written by the shop. */
const nameless: OwnReview = {
  ...rejected,
  id: 'review-4',
  productName: undefined,
  productSlug: undefined,
  title: 'Not this one',
  rejectReason: 'It is about another shop.',
}

const draw = (reviews: readonly OwnReview[] | null) =>
  inShop(() => (
    <StoryFrame>
      <OwnReviewsScreen reviews={reviews} />
    </StoryFrame>
  ))

/** Every state, each with the way to the product where it is changed or withdrawn. */
export const Reviews: Story = {
  render: draw([published, pending, rejected, nameless]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your reviews')
    await expect(canvas.getByRole('article', { name: 'Smells like breakfast' })).toHaveTextContent(
      'Thank you!',
    )
    const change = (name: string) =>
      canvas.getByRole('link', { name: `Change or withdraw your review of ${name}` })
    await expect(change('Laundry Sheets')).toHaveAttribute('href', '/products/laundry-sheets#reviews')
    await expect(change('Coconut Scrub Brush')).toHaveAttribute(
      'href',
      '/products/coconut-scrub-brush#write-review',
    )
    await expect(canvas.getByText(/It is not about the product\./)).toBeVisible()
    await expect(canvas.getByText(/It is about another shop\./)).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const NoReviews: Story = {
  render: draw([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'You have not written a review yet.',
    )
    await expect(canvas.getByRole('link', { name: 'Orders and returns' })).toHaveAttribute(
      'href',
      routes.orders(),
    )
  },
}

export const ReviewsUnavailable: Story = {
  render: draw(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be shown at the moment/)).toBeVisible()
  },
}
