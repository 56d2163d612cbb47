import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ProblemCode } from '@sorrel/contracts/problem'
import { getReviewDraftKey, parseReviewDraft, serializeReviewDraft } from '@sorrel/contracts/storage'
import type { OwnReview, ReviewEligibility, ReviewsError } from '../model.ts'
import { getSampleReviews, MAY_WRITE } from './stories/sample-reviews.ts'
import { findDialog, StorySection } from './stories/story-section.tsx'

const meta = {
  title: 'Patterns/Write a review',
  component: StorySection,
  parameters: { controls: { disable: true } },
  args: {
    intent: 'write',
    store: { reviews: [], eligibility: MAY_WRITE },
    onCreate: fn(),
    onChange: fn(),
    onWithdraw: fn(),
  },
  render: (args, { globals }) => <StorySection {...args} locale={String(globals.locale)} />,
  beforeEach: () => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** Missing values are reported beside their fields; a closed form keeps its values; then the review is sent. */
export const Form: Story = {
  args: { intent: 'read', store: { reviews: getSampleReviews(3), eligibility: MAY_WRITE } },
  tags: ['!test'],
}

export const FormTest: Story = {
  ...Form,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const write = await canvas.findByRole('button', { name: 'Write a review' })
    await waitFor(() => expect(write).not.toHaveAttribute('aria-busy'))
    await userEvent.click(write)
    const dialog = within(await findDialog())
    const send = dialog.getByRole('button', { name: 'Send review' })
    await waitFor(() => expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus())
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(send)
    await dialog.findByText('Please select a rating')
    await waitFor(() => expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }))
    await userEvent.click(send)
    await dialog.findByText('Review title is required')
    await waitFor(() => expect(dialog.getByText('Review content is required')).toBeVisible())
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Title/ })))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Gentle')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your review/ }), 'And it lasts.')
    await expect(send).not.toHaveAttribute('aria-disabled')
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

/** One character too many, counted in code points. */
export const TooLong: Story = {
  tags: ['posed'],
  play: async () => {
    const dialog = within(await findDialog())
    await userEvent.click(dialog.getByRole('radio', { name: '3 stars' }))
    await userEvent.click(dialog.getByRole('textbox', { name: /^Title/ }))
    await userEvent.paste('x'.repeat(256))
    await userEvent.click(dialog.getByRole('textbox', { name: /^Your review/ }))
    await userEvent.paste('🌿'.repeat(2001))
    await dialog.findByText('2001 / 2000')
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await dialog.findByText('Title must be 255 characters or less')
    await waitFor(() => expect(dialog.getByText('Review must be 2000 characters or less')).toBeVisible())
  },
}

/** Stars chosen on another page are kept, as is text typed before. */
export const ChosenRating: Story = {
  args: { chosenRating: 4 },
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const draft = serializeReviewDraft({ rating: 2, title: 'Gentle', body: '' })
    window.sessionStorage.setItem(getReviewDraftKey('soap'), draft)
  },
  play: async () => {
    const dialog = within(await findDialog())
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Gentle')
  },
}

/** A visitor logs in first; the form that opens then has the stars. */
export const ChosenRatingOfVisitor: Story = {
  args: { chosenRating: 4, store: { reviews: [] } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Log in to write a review' })
    const draft = parseReviewDraft(window.sessionStorage.getItem(getReviewDraftKey('soap')))
    await expect(draft?.rating).toBe(4)
  },
}

/** With two orders the customer chooses one. */
export const TwoOrders: Story = {
  args: {
    store: {
      reviews: [],
      eligibility: {
        ...MAY_WRITE,
        orders: [...MAY_WRITE.orders, { id: 'order-2', date: '2026-06-14T08:00:00.000Z' }],
      },
    },
  },
  tags: ['posed'],
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

/** Pictures that the shop does not accept are reported before anything is sent. */
export const Pictures: Story = {
  tags: ['posed'],
  play: async () => {
    const dialog = within(await findDialog())
    const input = dialog.getByLabelText(/^Pictures/)
    await userEvent.upload(input, toFiles(6, 'image/png'))
    await dialog.findByText('Maximum 5 images allowed')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture-6' }))
    await waitFor(() => expect(dialog.queryByText('Maximum 5 images allowed')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture-5' }))
    await userEvent.upload(input, toFiles(1, 'image/png', 5 * 1024 * 1024 + 1))
    await dialog.findByText('Images must be 5MB or smaller (picture-1)')
    await userEvent.click(dialog.getAllByRole('button', { name: /^Remove/ }).at(-1) ?? input)
    const anything = userEvent.setup({ applyAccept: false })
    await anything.upload(input, toFiles(1, 'text/html'))
    await dialog.findByText('Only image files are allowed (picture-1)')
  },
}

/** Sending fails: the dialog stays open with its values and the reason is read out. */
const refusedBy = (refusal: ReviewsError, message: string): Story => ({
  args: { store: { reviews: [], eligibility: MAY_WRITE, refusal } },
  play: async () => {
    const dialog = within(await findDialog())
    await userEvent.click(dialog.getByRole('radio', { name: '1 star' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Late')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your review/ }), 'It came late.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Late')
  },
})

const toRefusal = (status: number, code: ProblemCode): ReviewsError => ({
  kind: 'http',
  status,
  code,
  fields: {},
  requestId: 'r-7',
})

export const Again: Story = refusedBy(
  toRefusal(409, 'conflict'),
  'Error submitting review: You have already reviewed this order. Thank you!',
)

export const TooLarge: Story = refusedBy(
  toRefusal(413, 'too_large'),
  'Error submitting review: Your pictures are too large. Each may have up to 5 MB.',
)

export const LoggedOut: Story = refusedBy(
  toRefusal(401, 'unauthenticated'),
  'Error submitting review: Please log in to submit a review.',
)

export const ServerError: Story = refusedBy(
  toRefusal(500, 'internal'),
  'Error submitting review: Server error. Please try again later. Reference r-7',
)

export const Offline: Story = refusedBy({ kind: 'network' }, 'Error submitting review. Please try again.')

const toOwn = (status: OwnReview['status'], rejectReason?: string): OwnReview => ({
  id: 'own',
  status,
  productId: 'soap',
  rating: 2,
  title: 'Not for me',
  body: 'It went soft.',
  dateCreated: '2026-10-02T08:00:00.000Z',
  rejectReason,
  images: getSampleReviews(1)[0]?.images ?? [],
})

const toAuthor = (own: OwnReview): ReviewEligibility => ({
  ...MAY_WRITE,
  canReview: false,
  orders: [],
  own: [own],
})

/** A rejected review says why; its form opens with what was written, and one picture is taken out. */
export const Rejected: Story = {
  args: { store: { reviews: [], eligibility: toAuthor(toOwn('rejected', 'off_topic')) } },
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    const dialog = within(await findDialog('Change your review of Oat & Honey Soap Bar'))
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Not for me')
    await expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove picture 1' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send review' }))
    await canvas.findByText('Your change has been sent. It will be visible after approval.')
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ reviewId: 'own', kept: ['oat-honey-soap-bar--lavender'] }),
    )
    await expect(canvas.getByText(/It is not about the product\./)).toBeVisible()
    await expect(canvas.getByText('No reviews yet.')).toBeVisible()
    await expect(canvas.queryByText(/Be the first/)).toBeNull()
  },
}

/** Withdrawing asks first, and the focus isn’t lost. */
export const Withdrawn: Story = {
  args: {
    intent: 'read',
    store: { reviews: getSampleReviews(1), eligibility: toAuthor(toOwn('pending')) },
  },
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await canvas.findByText(/It waits for approval\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your review?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    await canvas.findByText('Your review is withdrawn.')
    await expect(args.onWithdraw).toHaveBeenCalledWith('own')
  },
}

/** The form in German, which needs the most space. */
export const German: Story = {
  globals: { locale: 'de' },
  tags: ['posed'],
  play: async () => {
    const dialog = within(await findDialog())
    await userEvent.click(dialog.getByRole('radio', { name: '4 Sterne' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Bewertung senden' }))
    await dialog.findByText('Die Bewertung braucht einen Titel')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(getComputedStyle(await findDialog()).direction).toBe('rtl')
  },
}
