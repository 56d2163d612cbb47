import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Category } from '@sorrel/domain/category'
import { aCategory, aCategoryContent, aCategoryPreview } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyListing, storyMedia, storyProducts } from '#stories/story-products.ts'
import { CategoryScreen } from './category-screen.tsx'

const meta = {
  title: 'Pages/Category',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (category: Partial<Category>, products = storyProducts) =>
  inShop(() => (
    <CategoryScreen category={aCategory(category)} {...storyListing(products)} structuredData={[]} />
  ))

const categories = [
  aCategoryPreview({ slug: 'household', name: 'Household', image: storyMedia('category-household', '') }),
  aCategoryPreview({ slug: 'gifts', name: 'Gifts', image: storyMedia('category-gifts', '') }),
]

/** Its texts, links to other categories, and three products to a row. */
export const Standard: Story = {
  render: draw({
    description: 'Kind to skin, gentle on drains, made to be refilled.',
    content: aCategoryContent({ featuredCategories: categories }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Household' })).toHaveAttribute(
      'href',
      '/categories/household',
    )
    await expect(canvas.getAllByText(/£/)).not.toHaveLength(0)
  },
}

/** As its settings want it: names and pictures alone, two to a row. */
export const Bare: Story = {
  render: draw({
    content: aCategoryContent({
      productsPerRow: 2,
      showProductsPrice: false,
      showProductsDescription: false,
      enableQuickAdd: false,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('£12.00')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /add/i })).toBeNull()
  },
}

export const Empty: Story = {
  render: draw({}, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}
