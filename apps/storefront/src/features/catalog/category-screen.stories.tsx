import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Category } from '@sorrel/domain/category'
import { aCategory, aCategoryContent, aCategoryPreview } from '@sorrel/domain/testing'
import { expect, within } from 'storybook/test'
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

/** The texts, three products to a row, and links to other categories below. */
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
    const [first] = canvas.getAllByRole('article')
    const others = canvas.getByRole('navigation', { name: /category/i })
    await expect(first?.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A row of links scrolls on a phone instead of wrapping. */
export const ManyOnPhones: Story = {
  render: draw({
    content: aCategoryContent({
      featuredCategories: ['Nachfüllpackungen', 'Geschenke und Sets', 'Bad und Körperpflege', 'Haushalt'].map(
        (name) =>
          aCategoryPreview({ slug: name.toLowerCase(), name, image: storyMedia('category-gifts', '') }),
      ),
    }),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: /category/i })).getAllByRole('link')
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** A single other category shows its picture and description instead of a row. */
export const OneOther: Story = {
  render: draw({
    content: aCategoryContent({
      featuredCategories: [
        aCategoryPreview({
          slug: 'gifts-sets',
          name: 'Gift Sets',
          description: 'Boxes packed by hand, and cards for those who like to choose.',
          image: storyMedia('bath-ritual-gift-set-1', ''),
        }),
      ],
    }),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('navigation', { name: 'Gift Sets' })).getByRole('link')
    await expect(link).toHaveTextContent('Boxes packed by hand')
    const words = within(link).getByRole('heading').parentElement
    await expect(words?.offsetWidth).toBeGreaterThan(link.offsetWidth / 2)
    await expect(canvas.queryByRole('heading', { name: 'Shop by category' })).toBeNull()
  },
}

/** With other settings: names and pictures only, two to a row. */
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
