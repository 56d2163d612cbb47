import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyListing, storyProducts } from '#stories/story-products.ts'
import { ListingScreen } from './listing-screen.tsx'
import { UnavailableList } from './unavailable-list.tsx'

const meta = {
  title: 'Pages/Listing',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (query: string) =>
  inShop(() => <ListingScreen {...storyListing(storyProducts, query)} structuredData={[]} />)

/** All products, with filters and the number of results. */
export const All: Story = {
  render: draw(''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(storyProducts.length)
    await expect(canvas.queryByRole('list', { name: /active/i })).toBeNull()
  },
}

/** The filters of the address, each with a button to remove it. */
export const Filtered: Story = {
  render: draw('material=Glass&sort=price-asc'),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Refillable Hand Wash', 'Reed Diffuser'])
    await expect(canvas.getByRole('list', { name: /active/i })).toBeVisible()
  },
}

/** The service does not answer: ask again, or one of the categories that every shop has. */
export const Unavailable: Story = {
  render: () => <UnavailableList refreshHref="/products" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /refresh/i })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/categories/gifts')
  },
}
