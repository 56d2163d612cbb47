import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts } from '#stories/story-products.ts'
import { ProductGrid } from './product-grid.tsx'

const meta = { title: 'Patterns/Product card', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  render: inShop((shop) => (
    <ProductGrid products={storyProducts} shop={shop} headingLevel={2} perRow={4} firstScreen={4} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}
