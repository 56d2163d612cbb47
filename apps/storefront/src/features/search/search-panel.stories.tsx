import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { navigate } from '#stories/story-framework.tsx'
import { shopStory } from '#stories/shop-story.tsx'
import { storyListing, storyProducts } from '#stories/story-products.ts'
import { SearchPanel } from './search-panel.tsx'

/** The panel slides down from its header. */
const HEADER = { position: 'relative', blockSize: '4.5rem' } as const

const meta = {
  title: 'Pages/Search panel',
  component: SearchPanel,
  args: { open: true, onOpenChange: fn() },
  ...shopStory,
  decorators: [
    (Story) => (
      <div style={HEADER}>
        <Story />
      </div>
    ),
    ...shopStory.decorators,
  ],
  // Below the header it is a story of the header.
  parameters: { layout: 'fullscreen', shop: { hasShell: false } },
} satisfies Meta<typeof SearchPanel>

export default meta
type Story = StoryObj<typeof meta>

const listing = storyListing(storyProducts).listing

/** What the catalogue index answers. Its ratings are by product. */
const toAnswers = (suggestions: object) => ({
  'GET /api/catalog/status': { count: 4, isComplete: true, isWalking: false },
  'GET /api/catalog/list': listing,
  'GET /api/catalog/suggest': {
    products: [],
    count: 0,
    ratings: {},
    terms: [],
    categories: [],
    ...suggestions,
  },
})

/** Typing shows results and announces their number; Enter goes to the page with all results. Without an index the service answers. */
export const Found: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'hand')
    await expect(await canvas.findByRole('link', { name: /Refillable Hand Wash/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/hand/)
    await expect(canvas.queryByRole('region', { name: 'Suggestions' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/search?q=hand')
    await userEvent.click(canvas.getByRole('button', { name: /close/i }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Suggestions appear beside the products. Arrow keys move through the field and the links. */
export const Suggestions: Story = {
  parameters: {
    shop: {
      answers: toAnswers({
        products: storyProducts,
        count: 23,
        ratings: { 'product-hand-wash': { average: 4.6, count: 18 } },
        terms: ['hand wash', 'hand cream', 'hand soap refill', 'handmade candle in a stoneware glass'],
        categories: [
          { name: 'Bath & Body', slug: 'bath-body' },
          { name: 'Household', slug: 'household' },
        ],
      }),
    },
  },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await userEvent.type(field, 'hand')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('23 results for “hand”'))
    await expect(canvas.getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      '/search?q=hand',
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const terms = within(canvas.getByRole('region', { name: 'Suggestions' }))
    await expect(terms.getByRole('link', { name: 'hand wash' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveFocus()
    const categories = within(canvas.getByRole('region', { name: 'Categories' }))
    await userEvent.click(categories.getByRole('link', { name: 'Household' }))
    await expect(navigate).toHaveBeenCalledWith('/categories/household')
  },
}

/** Nothing was found: another spelling, the largest categories and the most loved products. */
export const Nothing: Story = {
  parameters: { shop: { answers: toAnswers({ spelling: 'hand wash' }) } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await userEvent.type(field, 'hnad wsh')
    const spelling = await canvas.findByRole('button', { name: 'Did you mean “hand wash”?' })
    await expect(canvas.getByRole('status')).toHaveTextContent(/No results for “hnad wsh”/)
    await expect(canvas.getByRole('heading', { name: 'Most loved right now' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Household' })).toHaveAttribute(
      'href',
      '/categories/household',
    )
    await userEvent.click(spelling)
    await expect(field).toHaveValue('hand wash')
    await expect(field).toHaveFocus()
  },
}
