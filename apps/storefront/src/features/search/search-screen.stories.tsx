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

/** Results are a list like any other, with filters, sorting and pages. The search terms stay in the address. */
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

/** The filters leave no results: they can be removed while the search terms stay. */
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

/** The results are for another spelling. */
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

/** No results: another spelling, categories and best sellers are offered. */
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
