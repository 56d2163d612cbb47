import type { Meta, StoryObj } from '@storybook/react-vite'
import { routes } from '@sorrel/contracts/routes'
import type { OwnReview } from '@sorrel/reviews/model'
import { expect, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { StoryFrame } from '#stories/story-frame.tsx'
import { storyMedia } from '#stories/story-products.ts'
import type { UnreviewedProduct } from './get-unreviewed.ts'
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
/** For a product that no longer exists, with a reason written by the shop. */
const nameless: OwnReview = {
  ...rejected,
  id: 'review-4',
  productName: undefined,
  productSlug: undefined,
  title: 'Not this one',
  rejectReason: 'It is about another shop.',
}

const waiting: readonly UnreviewedProduct[] = [
  {
    productId: 'product-5',
    slug: 'refillable-hand-wash',
    name: 'Refillable Hand Wash',
    image: storyMedia('refillable-hand-wash-1', ''),
    dateOrdered: '2026-10-02T09:30:00.000Z',
  },
  {
    productId: 'product-6',
    slug: 'bundle',
    name: 'A whole evening off with bath salts, candle and body brush',
    dateOrdered: '2026-09-12T09:30:00.000Z',
  },
]

const draw = (reviews: readonly OwnReview[] | null, unreviewed: readonly UnreviewedProduct[] = []) =>
  inShop(() => (
    <StoryFrame>
      <OwnReviewsScreen reviews={reviews} unreviewed={unreviewed} />
    </StoryFrame>
  ))

/** Every state, each with a link to the product where the review is changed or withdrawn. */
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

/** The products that wait for a review, above those that have one. A star is a link, so that it works without script. */
export const Waiting: Story = {
  render: draw([published], waiting),
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Waiting for your review' }))
    await expect(region.getAllByRole('listitem')).toHaveLength(2)
    const stars = within(region.getByRole('group', { name: 'Write a review of Refillable Hand Wash' }))
    await expect(stars.getAllByRole('link')).toHaveLength(5)
    await expect(stars.getByRole('link', { name: '4 stars for Refillable Hand Wash' })).toHaveAttribute(
      'href',
      '/products/refillable-hand-wash?rating=4#write-review',
    )
    await expect(stars.getByRole('link', { name: '1 star for Refillable Hand Wash' })).toBeVisible()
    await expect(region.getByText('Ordered on 2 October 2026')).toBeVisible()
    await expect(region.getByRole('link', { name: 'Refillable Hand Wash' })).toHaveAttribute(
      'href',
      '/products/refillable-hand-wash',
    )
    await expect(canvas.getByRole('article', { name: 'Smells like breakfast' })).toBeVisible()
  },
}

/** Nothing is written yet, but something waits, so the page isn’t empty. */
export const OnlyWaiting: Story = {
  render: draw([], waiting),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Waiting for your review' })).toBeVisible()
    await expect(canvas.queryByText('You have not written a review yet.')).toBeNull()
  },
}

export const WaitingRightToLeft: Story = {
  ...Waiting,
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
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
