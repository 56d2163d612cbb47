import type { Meta, StoryObj } from '@storybook/react-vite'
import { toHtml } from '@sorrel/domain/html'
import type { Product } from '@sorrel/domain/product'
import {
  aBundleItem,
  aCategoryLink,
  aCrossSell,
  anAttribute,
  aPlan,
  aProduct,
  aPriced,
  aProductContent,
  aProductPreview,
  aTextOption,
} from '@sorrel/domain/testing'
import { expect, waitFor, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia, storyProducts, storySoap } from '#stories/story-products.ts'
import { getProductBreadcrumbs } from './breadcrumbs.ts'
import { ProductPlaceholder } from './product-placeholder.tsx'
import { ProductScreen } from './product-screen.tsx'

const meta = {
  title: 'Pages/Product',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Drawn {
  readonly backInStockEmail?: string
  readonly takesWaits?: boolean
}

const draw = (product: Product, query = '', more: Drawn = {}) =>
  inShop((shop) => (
    <ProductScreen
      product={product}
      breadcrumbs={getProductBreadcrumbs(product, shop.t)}
      structuredData={[]}
      query={query}
      reviews="off"
      {...more}
    />
  ))

const content = aProductContent({
  lowStockIndicator: 5,
  productHighlights: [
    { id: 'oats', label: 'Rolled oats', icon: 'leaf' },
    { id: 'tin', label: 'No plastic', icon: 'recycle' },
    { id: 'own', label: 'From our own workshop', customIcon: storySoap.images[0] },
  ],
  calloutTitle: toHtml('Keep it dry'),
  calloutDescription: toHtml('A bar on a draining dish lasts about eight weeks.'),
  expandableDetails: [
    { id: 'inside', label: 'What is inside', details: toHtml('Olive oil, oats, honey.') },
    { id: 'delivery', label: 'Delivery', details: toHtml('Two to three days.') },
  ],
})

const rich: Product = {
  ...storySoap,
  content,
  upSells: storyProducts,
  crossSells: storyProducts
    .slice(0, 1)
    .map((product) => aCrossSell({ product, discountType: 'percent', discountPercent: 10 })),
}

/** Everything a product can have: choices, a plan, highlights, details, suggestions. */
export const Standard: Story = {
  render: draw(rich),
  tags: ['!test'],
}

export const StandardTest: Story = {
  ...Standard,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery'))
    await expect(canvas.getByText('Two to three days.')).toBeVisible()
    const own = canvas.getByText('From our own workshop').closest('li')
    await expect(own?.querySelector('img')).toHaveAttribute('src', storySoap.images[0]?.src)
    await expect(canvas.getByRole('button', { name: /Add to bag.*£6\.50/ })).toBeEnabled()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(rich.name)
    const heart = await canvas.findByRole('button', { name: `Save ${rich.name}` })
    const pictures = canvas.getByRole('region', { name: /^Pictures of/ }).getBoundingClientRect()
    const { top, right } = heart.getBoundingClientRect()
    await expect([top - pictures.top, pictures.right - right]).toEqual([8, 8])
  },
}

/** The merchant's other layout: the text comes first. */
export const LeftAligned: Story = {
  render: draw({ ...rich, content: { ...content, layout: 'left_aligned' } }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const gallery = canvas.getByRole('region', { name: /pictures/i }).getBoundingClientRect()
    await expect(title.x).toBeLessThan(gallery.x)
  },
}

/** Narrow windows still start with the pictures. */
export const LeftAlignedTest: Story = {
  ...LeftAligned,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const gallery = canvas.getByRole('region', { name: /pictures/i }).getBoundingClientRect()
    await expect(gallery.y).toBeLessThan(title.y)
  },
}

/** What is inside, what it saves, and which part is missing. */
export const Bundle: Story = {
  render: draw({
    ...storySoap,
    ...aPriced({ price: 15 }),
    name: 'Bath Ritual Gift Set',
    options: [],
    variants: [],
    purchaseOptions: { standard: aPriced({ price: 15 }) },
    stockTracking: true,
    stockLevel: 0,
    bundle: [
      aBundleItem({
        variantId: 'lavender',
        variantName: 'Lavender',
        quantity: 2,
        image: storySoap.images[0],
      }),
      aBundleItem({
        productId: 'cloth',
        slug: undefined,
        name: 'Washcloth',
        price: 7,
        image: storyMedia('organic-cotton-washcloth-1', 'A folded washcloth'),
        stockTracking: true,
        stockLevel: 0,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const parts = within(await canvas.findByRole('region', { name: 'What is inside' }))
    await expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Oat & Honey Soap BarLavender× 2',
      'Washcloth× 1Out of Stock',
    ])
    await expect(parts.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('?variant=lavender'),
    )
    await expect(parts.getByText('Sold out just now: Washcloth')).toBeVisible()
    await expect(parts.getByText('Bought one by one £20.00: you save £5.00.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Add to bag/ })).toBeDisabled()
  },
}

/** The address names the variant; it is sold out. */
export const SoldOut: Story = {
  render: draw(rich, 'variant=variant-charcoal'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Charcoal/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: /^Add to bag/ })).toBeDisabled()
  },
}

/** The form waits for the chosen variant, and is there only while that one is sold out. */
export const SoldOutWithForm: Story = {
  render: draw(rich, 'variant=variant-charcoal', { takesWaits: true }),
  tags: ['!test'],
}

export const SoldOutWithFormTest: Story = {
  ...SoldOutWithForm,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form', { name: 'Tell me when it is back' })
    await expect(form.querySelector('[name=variantId]')).toHaveValue('variant-charcoal')
    await userEvent.click(canvas.getByRole('radio', { name: /Lavender/ }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('radio', { name: /Charcoal/ }))
    await canvas.findByRole('form', { name: 'Tell me when it is back' })
    await expect(canvas.getByRole('button', { name: /^Add to bag/ })).toBeDisabled()
  },
}

/** Out of stock: an email asks the shop for a notification. */
export const BackInStock: Story = {
  render: draw({ ...storySoap, variants: [], stockLevel: 0 }, '', { backInStockEmail: 'hello@sorrel.shop' }),
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('link', { name: 'Tell me when it is back' })
    await expect(mail).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hello@sorrel\.shop\?subject=Back%20in%20stock/),
    )
  },
}

const [oat, lavender] = storySoap.variants
const unpictured = lavender && { ...lavender, images: [] }

/** A variant without its own picture leaves the gallery where the shopper left it. */
export const VariantWithoutPicture: Story = {
  render: draw({ ...storySoap, variants: [oat, unpictured].filter((variant) => variant !== undefined) }),
  globals: { viewport: { value: 'desktop' } },
  tags: ['!test'],
}

export const VariantWithoutPictureTest: Story = {
  ...VariantWithoutPicture,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getAllByRole('button', { name: 'Picture 2 of 2' })[0]
    if (second === undefined) throw new Error('the gallery has no second picture')
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(second.getBoundingClientRect().x).toBeLessThan(title.x)
    await userEvent.click(second)
    await userEvent.click(canvas.getByRole('radio', { name: /Lavender/ }))
    await expect(canvas.getByRole('radio', { name: /Lavender/ })).toBeChecked()
    await expect(second).toHaveAttribute('aria-current', 'true')
  },
}

/** Subscription only: the shopper just picks a frequency. */
export const Subscription: Story = {
  render: draw(
    aProduct({
      name: 'Refill Club',
      tags: ['membership'],
      images: [storyMedia('refill-club-membership-1', 'Three refill pouches beside their bottles')],
      purchaseOptions: { subscription: { plans: [aPlan(), aPlan({ id: 'plan-year', name: 'A year' })] } },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

/** Bought once and refilled: its refill is offered beside it, and its plans are one step away. */
export const Bottle: Story = {
  render: draw(
    aProduct({
      name: 'Refillable Hand Wash',
      tags: ['refillable'],
      images: [storyMedia('refillable-hand-wash-1', 'An amber bottle beside a basin')],
      upSells: [
        aProductPreview({
          slug: 'hand-wash-refill',
          name: 'Hand Wash Refill (1 litre)',
          images: [storyMedia('hand-wash-refill-1', 'A pouch of hand wash')],
          attributes: [anAttribute({ id: 'refill_containers', values: ['2'] })],
          purchaseOptions: { standard: aPriced(), subscription: { plans: [aPlan()] } },
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const offer = within(canvas.getByRole('region', { name: 'Its refill' }))
    await expect(offer.getByRole('link', { name: 'Hand Wash Refill (1 litre)' })).toBeVisible()
    await expect(offer.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/products/hand-wash-refill?plan=plan-monthly',
    )
  },
}

/** A message for the recipient. */
export const GiftCard: Story = {
  render: draw(
    aProduct({
      name: 'Gift Card',
      categories: [aCategoryLink({ slug: 'gifts-sets', name: 'Gifts & Sets' })],
      images: [storyMedia('gift-card-1', 'A paper card with a pressed leaf in an envelope')],
      isDigital: true,
      options: [
        aTextOption({ id: 'to', name: 'To', placeholder: 'Their name', required: true }),
        aTextOption({ id: 'words', name: 'Message', placeholder: 'A few words', inputType: 'long_text' }),
      ],
    }),
  ),
  tags: ['!test'],
}

export const GiftCardTest: Story = {
  ...GiftCard,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to bag/ }))
    await expect(canvas.getByRole('textbox', { name: /To/ })).toBeInvalid()
    const preview = await canvas.findByRole('region', { name: 'What the card will say' })
    await expect(preview).toHaveTextContent('Message')
    await userEvent.type(canvas.getByRole('textbox', { name: /To/ }), 'Ada')
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'For the bath')
    await expect(preview).toHaveTextContent(/Ada\s*For the bath/)
  },
}

/** Shown while the service is unavailable. */
export const Unavailable: Story = {
  render: () => <ProductPlaceholder onRetry={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /refresh/i })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products')
  },
}
