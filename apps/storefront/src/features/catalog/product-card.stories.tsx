import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProductPreview } from '@sorrel/domain/product'
import { aBundleItem, anOption, aPlan, aProductPreview } from '@sorrel/domain/testing'
import { expect, waitFor } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia, storyProducts } from '#stories/story-products.ts'
import { ProductGrid } from './product-grid.tsx'

const meta = { title: 'Patterns/Product card', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const [wash, soap, diffuser, brush] = storyProducts

const RATING = { averageRating: 4.7, totalReviews: 128 }

/** One card, as wide as in a row of four. */
const draw = (product: ProductPreview | undefined, rating?: typeof RATING) =>
  inShop(() => (
    <div style={{ maxInlineSize: '40rem' }}>
      {product && (
        <ProductGrid
          products={[product]}
          getRating={() => rating}
          headingLevel={2}
          perRow={2}
          firstScreen={1}
        />
      )}
    </div>
  ))

export const Row: Story = {
  render: inShop((shop) => (
    <ProductGrid
      products={storyProducts}
      getRating={shop.getRating}
      headingLevel={2}
      perRow={4}
      firstScreen={4}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

/** Picture, name, a line or two, and the price. The whole card links to the product. */
export const Plain: Story = { render: draw(soap) }

const COLORS = ['#e8dcc4', '#9aa888', '#c98f6b', '#3d4a5c', '#d8d4cc', '#7a4b3a']

/** Colours to choose from: five dots, and how many more there are. */
export const Colors: Story = {
  name: 'Colours',
  tags: ['posed'],
  render: draw(
    brush && {
      ...brush,
      options: [
        anOption({
          name: 'Colour',
          values: COLORS.map((color, index) => ({ id: color, name: `Tone ${index + 1}`, price: 0, color })),
        }),
      ],
    },
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getByRole('img', { name: /^Colour: Tone 1, .*Tone 6$/ })
    await expect(colors).toHaveTextContent(/^\+1$/)
    await expect(colors.children).toHaveLength(5)
    for (const dot of colors.children) await expect(dot).toBeVisible()
    await expect(colors.firstElementChild?.clientWidth).toBeGreaterThan(10)
  },
}

/** Reduced: the badge on the picture, the current price and the original one. */
export const Sale: Story = {
  render: draw(diffuser),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£21.00')).toBeVisible()
    await expect(canvas.getByText('£28.00')).toBeVisible()
  },
}

/** Nothing can be added, and the badge says so. */
export const SoldOut: Story = {
  render: draw(brush && { ...brush, name: 'Sisal Body Brush' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Quick add/ })).toBeNull()
  },
}

/** A bundle: the badge says how many pieces it has. */
export const Bundle: Story = {
  render: draw(
    soap && {
      ...soap,
      name: 'Bath Ritual Gift Set',
      images: [storyMedia('bath-ritual-gift-set-1', 'Soap, salts and a cloth in a box')],
      bundle: [aBundleItem({ quantity: 2 }), aBundleItem({ productId: 'product-cloth' })],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Set of 3')).toBeVisible()
  },
}

/** What reviews say: fractions of a star are shown as such. */
export const Rated: Story = {
  render: draw(wash, RATING),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/128/)).toBeInTheDocument()
  },
}

/** Names end after two lines, and so do descriptions. */
export const LongName: Story = { render: draw(brush && { ...brush, stockTracking: false }) }

/** With the pointer or the focus on the card, the button that adds without leaving the list. */
export const QuickAdd: Story = {
  name: 'Quick add to bag',
  render: draw(wash),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Quick add Refillable Hand Wash/ })).toBeVisible(),
    )
  },
}

/** Sold by plan: the price says per which period. */
export const Membership: Story = {
  render: draw(
    aProductPreview({
      id: 'product-club',
      slug: 'refill-club-membership',
      name: 'Refill Club Membership',
      description: 'Free delivery, and refills at ten per cent less.',
      tags: ['membership'],
      price: 30,
      images: [storyMedia('refill-club-membership-1', 'Three refill pouches beside their bottles')],
      purchaseOptions: { subscription: { plans: [aPlan({ id: 'year', name: 'Yearly', price: 30 })] } },
    }),
  ),
}

/** Bought once or by a plan. */
export const Refill: Story = {
  render: draw(
    wash && {
      ...wash,
      id: 'product-refill',
      name: 'Hand Wash Refill, 1 l',
      description: 'Fills the bottle three times.',
      images: [storyMedia('refillable-hand-wash-2', 'The bottle beside its refill')],
      purchaseOptions: {
        standard: { price: 12, sale: false, prices: [] },
        subscription: { plans: [aPlan({ price: 10.8 })] },
      },
    },
    RATING,
  ),
}

/** Beside other cards the picture’s space stays, so names and prices line up. */
export const WithoutPicture: Story = {
  render: inShop((shop) => (
    <ProductGrid
      products={[soap, wash && { ...wash, images: [] }].filter((product) => product !== undefined)}
      getRating={shop.getRating}
      headingLevel={2}
      perRow={4}
      firstScreen={2}
    />
  )),
}
