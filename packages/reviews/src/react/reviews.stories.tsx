import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEFAULT_REVIEW_QUERY, type NewReview } from '../model.ts'
import { Reviews } from './reviews.tsx'
import {
  createSampleClient,
  createStoryScene,
  findSampleReviews,
  getSampleReviews,
  getStats,
  MAY_WRITE,
  type SampleStore,
} from './stories/sample-reviews.ts'

interface SectionProps {
  readonly store: SampleStore
  readonly name?: string
  readonly locale?: string
  readonly intent?: 'read' | 'write'
  readonly loading?: 'server' | 'browser'
  readonly onCreate?: (review: NewReview) => void
}

function Section({ store, name = 'Oat & Honey Soap Bar', locale, intent, loading, onCreate }: SectionProps) {
  const [client] = useState(() => createSampleClient(store, onCreate))
  const [scene] = useState(() => createStoryScene(locale))
  return (
    <Reviews
      product={{ id: 'soap', name }}
      scene={scene}
      client={client}
      loginHref="/account/login"
      intent={intent}
      initial={
        loading === 'browser'
          ? undefined
          : {
              stats: getStats(store.reviews),
              list: findSampleReviews(store.reviews, DEFAULT_REVIEW_QUERY),
              query: DEFAULT_REVIEW_QUERY,
            }
      }
    />
  )
}

const meta = {
  title: 'Patterns/Reviews',
  component: Section,
  args: { store: { reviews: getSampleReviews(34) }, onCreate: fn() },
  render: (args, { globals }) => <Section {...args} locale={String(globals.locale)} />,
  beforeEach: () => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** Windows come with code of their own, which a busy machine takes its time to bring. */
const findDialog = (name?: string) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 })

/** Ten, ten more, all: the focus follows to the first new one. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show More Reviews' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
    await waitFor(() => expect(document.activeElement).toBe(canvas.getAllByRole('heading', { level: 3 })[10]))
    await userEvent.click(canvas.getByRole('button', { name: 'Show More Reviews' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(30))
    await userEvent.click(canvas.getByRole('button', { name: 'Show More Reviews' }))
    await canvas.findByText('Showing all 34 reviews')
  },
}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'teenager')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 reviews'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '2 stars')
    await canvas.findByText(/No reviews match your current filters/)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await expect(canvas.getByRole('searchbox', { name: 'Search reviews' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('link', { name: /^2 stars/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await expect(canvas.getByRole('combobox', { name: 'Rating' })).toHaveValue('2')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Most recent')
  },
}

export const Vote: Story = {
  args: { store: { reviews: getSampleReviews(3) } },
  play: async ({ canvas }) => {
    const vote = canvas.getByRole('button', { name: 'Mark the review “Smells like breakfast” as helpful' })
    await userEvent.click(vote)
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await canvas.findByText('13 people found this helpful')
    await userEvent.click(vote)
    await canvas.findByText('12 people found this helpful')
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
  },
}

/** A vote that did not get through goes back, and says so. */
export const VoteRefused: Story = {
  args: { store: { reviews: getSampleReviews(3), refusal: { kind: 'network' } } },
  play: async ({ canvas }) => {
    const vote = canvas.getByRole('button', { name: 'Mark the review “Smells like breakfast” as helpful' })
    await userEvent.click(vote)
    await canvas.findByRole('alert')
    await expect(vote).toHaveAttribute('aria-pressed', 'false')
    await canvas.findByText('12 people found this helpful')
  },
}

export const Pictures: Story = {
  args: { store: { reviews: getSampleReviews(1) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 2 by Alice B.' }))
    await findDialog('Pictures by Alice B.')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Report: Story = {
  args: { store: { reviews: getSampleReviews(2) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report the review “Smells like breakfast”' }))
    const dialog = within(await findDialog('Report this review'))
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'An advertisement')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await canvas.findByText('Thank you. We will have a look at it.')
  },
}

export const None: Story = {
  args: { store: { reviews: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet. Be the first to write one!')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await canvas.findByRole('link', { name: 'Log in to write a review' })
  },
}

/** The page came without reviews: the section fetches them itself. */
export const FromBrowser: Story = {
  args: { loading: 'browser' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await canvas.findByText('34 reviews', { selector: 'p' })
  },
}

export const Outage: Story = {
  args: { loading: 'browser', store: { reviews: [], outage: { kind: 'timeout' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('The reviews did not load. Please try again.')
    await canvas.findByText('You can review what you have bought.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  },
}

export const AlreadyReviewed: Story = {
  args: {
    store: {
      reviews: getSampleReviews(1),
      eligibility: { loggedIn: true, hasPurchased: true, canReview: false, orders: [] },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You have reviewed this product. Thank you!')
  },
}

/** Very long words and names stay inside their column. */
export const Extreme: Story = {
  args: {
    name: 'Kaltgepresstesundhandgeschnittenes Hafer-Honig-Seifenstück mit wildem Rosmarin',
    store: {
      reviews: getSampleReviews(2).map((review) => ({
        ...review,
        title: 'W'.repeat(120),
        body: `${'unbreakable'.repeat(30)}\n${review.body.repeat(12)}`,
        userName: 'Wilhelmine-Charlotte Freifrau von und zu Hohenlohe',
        helpfulCount: 12_345,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvasElement).toBeVisible()
  },
}

export const Write: Story = {
  args: { store: { reviews: getSampleReviews(3), eligibility: MAY_WRITE } },
  play: async ({ canvas, args }) => {
    const write = await canvas.findByRole('button', { name: 'Write a review' })
    await waitFor(() => expect(write).not.toHaveAttribute('aria-busy'))
    await userEvent.click(write)
    const dialog = within(await findDialog())
    const send = dialog.getByRole('button', { name: 'Send review' })
    await expect(send).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }))
    await userEvent.click(send)
    await dialog.findByText('Review title is required')
    await expect(dialog.getByText('Review content is required')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Title/ })))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Gentle')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your review/ }), 'And it lasts.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(write)
    const again = within(await findDialog())
    await expect(again.getByRole('textbox', { name: /^Title/ })).toHaveValue('Gentle')
    await userEvent.click(again.getByRole('button', { name: 'Send review' }))
    await canvas.findByText('Review submitted successfully! It will be visible after approval.')
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: 'order-1', rating: 4, title: 'Gentle', body: 'And it lasts.' }),
    )
  },
}

/** Two orders: the customer picks one. */
export const WriteOfTwoOrders: Story = {
  args: {
    intent: 'write',
    store: {
      reviews: [],
      eligibility: {
        ...MAY_WRITE,
        orders: [...MAY_WRITE.orders, { id: 'order-2', date: '2026-06-14T08:00:00.000Z' }],
      },
    },
  },
  play: async () => {
    const dialog = within(await findDialog())
    await userEvent.click(dialog.getByRole('radio', { name: '5 stars' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Gentle')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your review/ }), 'And it lasts.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await dialog.findByText('Please select an order to review first.')
    await userEvent.click(dialog.getByRole('radio', { name: 'Order of 14 June 2026' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const toFiles = (count: number, type: string, bytes = 10) =>
  Array.from(
    { length: count },
    (_, index) => new File([new Uint8Array(bytes)], `picture-${index + 1}`, { type }),
  )

/** Pictures that the shop does not take are named before anything is sent. */
export const WritePictures: Story = {
  args: { intent: 'write', store: { reviews: [], eligibility: MAY_WRITE } },
  play: async () => {
    const dialog = within(await findDialog())
    const input = dialog.getByLabelText(/^Pictures/)
    await userEvent.upload(input, toFiles(6, 'image/png'))
    await dialog.findByText('Maximum 5 images allowed')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture-6' }))
    await waitFor(() => expect(dialog.queryByText('Maximum 5 images allowed')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture-5' }))
    await userEvent.upload(input, toFiles(1, 'image/png', 5 * 1024 * 1024 + 1))
    await dialog.findByText('Images must be 5MB or smaller')
  },
}

/** The service refuses: the window stays, nothing is lost, the reason is read out. */
export const WriteRefused: Story = {
  args: {
    intent: 'write',
    store: {
      reviews: [],
      eligibility: MAY_WRITE,
      refusal: { kind: 'http', status: 409, code: 'conflict', fields: {} },
    },
  },
  play: async () => {
    const dialog = within(await findDialog())
    await userEvent.click(dialog.getByRole('radio', { name: '1 star' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Late')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your review/ }), 'It came late.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error submitting review: You have already reviewed this order. Thank you!',
    )
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Late')
  },
}
