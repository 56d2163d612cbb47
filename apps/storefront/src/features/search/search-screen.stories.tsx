import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts } from '#stories/story-products.ts'
import type { SearchScreenProps } from './load-search.ts'
import { SearchScreen } from './search-screen.tsx'

const meta = {
  title: 'Pages/Search',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Found = Pick<SearchScreenProps, 'term' | 'products' | 'count' | 'status'>

const draw = (found: Found) => inShop((shop) => <SearchScreen shop={shop} {...found} counts={undefined} />)

export const Results: Story = {
  render: draw({ term: 'hand', products: storyProducts, count: storyProducts.length, status: 'answered' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('hand')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(storyProducts.length)
  },
}

export const Nothing: Story = {
  render: draw({ term: 'plastic', products: [], count: 0, status: 'answered' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /plastic/ })).toBeVisible()
  },
}

/** The service does not answer: links to the usual categories. */
export const Unavailable: Story = {
  render: draw({ term: 'hand', products: [], count: 0, status: 'unavailable' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/categories/gifts')
  },
}
