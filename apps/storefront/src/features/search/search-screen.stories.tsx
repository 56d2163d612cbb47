import type { Meta, StoryObj } from '@storybook/react-vite'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { expect, waitFor, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { navigate } from '#stories/story-framework.tsx'
import { storyListing, storyProducts } from '#stories/story-products.ts'
import type { SearchScreenProps } from './load-search.ts'
import { SearchScreen } from './search-screen.tsx'
import { toInstead } from './search-sources.ts'

const meta = {
  title: 'Pages/Search',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { listing: everything } = storyListing(storyProducts)
const nothing = { ...storyListing([]).listing, spelling: 'hand wash' }

interface Found extends Partial<Pick<SearchScreenProps, 'listing' | 'instead' | 'status'>> {
  readonly term: string
  /** Query of the address, without the search terms. */
  readonly address?: string
}

const draw = ({ term, address = '', ...found }: Found) =>
  inShop(() => (
    <SearchScreen
      term={term}
      query={parseFilterQuery(address)}
      status="answered"
      counts={undefined}
      {...found}
    />
  ))

/** What was found is a list as any other: with filters, order and pages. The search terms stay in its addresses. */
export const Results: Story = {
  render: draw({ term: 'hand', listing: everything }),
  globals: { viewport: { value: 'desktop' } },
  tags: ['!test'],
}

export const ResultsTest: Story = {
  ...Results,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('hand')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(storyProducts.length)
    await userEvent.click(canvas.getByText('Material'))
    await userEvent.click(canvas.getByRole('checkbox', { name: /Glass/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name')
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/search?q=hand&material=Glass&sort=name', 'keep'),
    )
  },
}

/** Filters leave nothing of what was found: they are removed, the search terms stay. */
export const NothingFits: Story = {
  render: draw({
    term: 'hand',
    address: 'material=Beech&price=&price=5',
    listing: storyListing(storyProducts, 'material=Beech&price=&price=5').listing,
  }),
  play: async ({ canvas }) => {
    const [clear] = canvas.getAllByRole('link', { name: 'Clear all' })
    await expect(clear).toHaveAttribute('href', '/search?q=hand')
  },
}

/** What was found is spelt otherwise. */
export const Misspelt: Story = {
  render: draw({ term: 'hnd', listing: { ...everything, spelling: 'hand' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Did you mean “hand”?' })).toHaveAttribute(
      'href',
      '/search?q=hand',
    )
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(storyProducts.length)
  },
}

/** Nothing was found: another spelling, categories and best sellers lead on. */
export const Nothing: Story = {
  render: draw({ term: 'hnad wsh', listing: nothing, instead: toInstead(everything) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /hnad wsh/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /hand wash/ })).toHaveAttribute(
      'href',
      '/search?q=hand+wash',
    )
    const categories = within(canvas.getByRole('navigation', { name: 'Shop by category' }))
    await expect(categories.getByRole('link', { name: 'Household' })).toHaveAttribute(
      'href',
      '/categories/household',
    )
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  },
}

/** The service does not answer: links to the usual categories. */
export const Unavailable: Story = {
  render: draw({ term: 'hand', status: 'unavailable' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/categories/gifts')
  },
}
