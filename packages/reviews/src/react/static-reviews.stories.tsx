import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DEFAULT_REVIEW_QUERY, toReviewSearch } from '../model.ts'
import { ReviewSummary } from './review-summary.tsx'
import { StaticReviews } from './static-reviews.tsx'
import { createStoryApp, findSampleReviews, getSampleReviews, getStats } from './stories/sample-reviews.ts'

const reviews = getSampleReviews(34)

const meta = {
  title: 'Patterns/Reviews without script',
  component: StaticReviews,
  args: {
    product: { id: 'soap', name: 'Oat & Honey Soap Bar' },
    app: createStoryApp(),
    stats: getStats(reviews),
    list: findSampleReviews(reviews, DEFAULT_REVIEW_QUERY),
    query: DEFAULT_REVIEW_QUERY,
    toHref: (query) => `?${new URLSearchParams(toReviewSearch(query))}#reviews`,
    writeHref: '/account/login',
  },
  render: (args, { globals }) => <StaticReviews {...args} app={createStoryApp(String(globals.locale))} />,
} satisfies Meta<typeof StaticReviews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: 'Show More Reviews' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    )
  },
}

export const PictureStrip: Story = {
  args: { list: findSampleReviews(getSampleReviews(12, { withPictures: 3 }), DEFAULT_REVIEW_QUERY) },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Pictures from reviews' }))
    await expect(strip.getByRole('link', { name: 'Picture 3 of 6 by Tom W.' })).toHaveAttribute(
      'href',
      '/media/oat-honey-soap-bar-2.webp',
    )
  },
}

export const Mentions: Story = {
  args: {
    list: { ...findSampleReviews(reviews, { q: 'teenager' }), mentions: ['teenager', 'breakfast'] },
    query: { ...DEFAULT_REVIEW_QUERY, q: 'teenager', sort: 'recent' },
  },
  play: async ({ canvas }) => {
    const [current, other] = ['teenager', 'breakfast'].map((name) => canvas.getByRole('link', { name }))
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveAttribute('href', '?sort=recent#reviews')
    await expect(other).toHaveAttribute('href', '?q=breakfast&sort=recent#reviews')
  },
}

export const None: Story = {
  args: { stats: getStats([]), list: { reviews: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet. Be the first to write one!')).toBeVisible()
  },
}

/** Under a product's title, and on a product card. */
export const Summary: Story = {
  render: (args, { globals }) => {
    const app = createStoryApp(String(globals.locale))
    return (
      <div style={{ display: 'grid', gap: '16px' }}>
        <ReviewSummary rating={args.stats} app={app} />
        <ReviewSummary rating={args.stats} app={app} href="" />
        <ReviewSummary rating={{ averageRating: 0, totalReviews: 0 }} app={app} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '4.1 out of 5' })).toHaveLength(2)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#reviews')
  },
}
