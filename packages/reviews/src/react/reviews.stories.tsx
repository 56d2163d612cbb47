import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getSampleReviews } from './stories/sample-reviews.ts'
import { findDialog, StorySection } from './stories/story-section.tsx'

const meta = {
  title: 'Patterns/Reviews',
  component: StorySection,
  parameters: { controls: { disable: true } },
  args: { store: { reviews: getSampleReviews(34) } },
  render: (args, { globals }) => <StorySection {...args} locale={String(globals.locale)} />,
  beforeEach: () => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** Shows ten, twenty, then all reviews; the focus moves to the first new one. */
export const Many: Story = {
  tags: ['!test'],
}

export const ManyTest: Story = {
  ...Many,
  tags: ['!dev', '!autodocs'],
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
  tags: ['posed'],
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

/** A word that many reviews mention filters the list; a second click shows all again. */
export const Mentions: Story = {
  args: { store: { reviews: getSampleReviews(34), mentions: ['teenager', 'breakfast'] } },
  tags: ['posed'],
  play: async ({ canvas }) => {
    const word = await canvas.findByRole('link', { name: 'teenager' })
    await userEvent.click(word)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 reviews'))
    await expect(word).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('searchbox', { name: 'Search reviews' })).toHaveValue('teenager')
    await userEvent.click(word)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('34 reviews'))
    await expect(canvas.getByRole('group', { name: 'Often mentioned' })).toBeVisible()
  },
}

export const Vote: Story = {
  args: { store: { reviews: getSampleReviews(3) } },
  tags: ['!dev', '!autodocs'],
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

/** A vote that fails is undone, with a message. */
export const VoteRefused: Story = {
  args: { store: { reviews: getSampleReviews(3), refusal: { kind: 'network' } } },
  tags: ['posed'],
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
  tags: ['!test'],
}

export const PicturesTest: Story = {
  ...Pictures,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Pictures from reviews' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 2 by Alice B.' }))
    await findDialog('Pictures by Alice B.')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Three or more pictures form a strip at the top, to be browsed one by one. A search leaves it there. */
export const PictureStrip: Story = {
  args: { store: { reviews: getSampleReviews(12, { withPictures: 3 }) } },
  tags: ['!test'],
}

export const PictureStripTest: Story = {
  ...PictureStrip,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Pictures from reviews' }))
    await expect(strip.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(strip.getByRole('button', { name: 'Picture 3 of 6 by Tom W.' }))
    const picture = within(await findDialog('Pictures from reviews'))
    await picture.findByText('Picture 3 of 6 by Tom W.')
    await userEvent.keyboard('{ArrowRight}')
    await picture.findByText('Picture 4 of 6 by Tom W.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.type(canvas.getByRole('searchbox'), 'scent')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(10))
    await expect(strip.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** With the keyboard: the focus goes into the menu, and back to its button when the dialog closes. */
export const Report: Story = {
  args: { store: { reviews: getSampleReviews(2) } },
  tags: ['posed'],
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: 'More about this review' })
    await expect(canvas.queryByRole('button', { name: /Report/ })).toBeNull()
    const openDialog = async () => {
      await userEvent.keyboard('{Enter}')
      const entry = await screen.findByRole('menuitem', { name: 'Report' }, { timeout: 10_000 })
      await waitFor(() => expect(entry).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      return within(await findDialog('Report this review'))
    }
    more?.focus()
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'More about this review' })[0]).toHaveFocus(),
    )
    const dialog = await openDialog()
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

/** The page came without reviews, so the section fetches them. */
export const FromBrowser: Story = {
  args: { loading: 'browser' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await canvas.findByText('34 reviews', { selector: 'p' })
  },
}

export const Outage: Story = {
  args: { loading: 'browser', store: { reviews: [], outage: { kind: 'timeout' } } },
  tags: ['posed'],
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

/** The shop has answered a review. */
export const Answered: Story = {
  args: {
    store: {
      reviews: getSampleReviews(2).map((review) => ({
        ...review,
        reply: { text: 'Thank you!\nA rack keeps it dry.', date: '2026-10-29T09:00:00.000Z' },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Answer from the shop, 29 October 2026')).toHaveLength(2)
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

/** The longest texts of the three languages, and the rating overview beside the list. */
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sortieren nach' })).toBeVisible()
    await canvas.findByRole('link', { name: 'Anmelden und bewerten' })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
