import type { Meta, StoryObj } from '@storybook/react-vite'
import { useProductSelection } from '@sorrel/commerce/react'
import type { Product } from '@sorrel/domain/product'
import { aPriceTier, aProduct, aProductContent, aTextOption } from '@sorrel/domain/testing'
import { expect, screen } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { storySoap } from '#stories/story-products.ts'
import { BuyBox } from './buy-box.tsx'

interface ProductBoxProps {
  readonly product: Product
}

/** The form with the page's memory, as wide as on the product page. */
function ProductBox({ product }: ProductBoxProps) {
  const { selection, state } = useProductSelection(product)
  return (
    <div style={{ maxInlineSize: '30rem' }}>
      <BuyBox product={product} selection={selection} state={state} />
    </div>
  )
}

const meta = {
  title: 'Patterns/Buy box',
  component: ProductBox,
  args: { product: storySoap },
  ...shopStory,
} satisfies Meta<typeof ProductBox>

export default meta
type Story = StoryObj<typeof meta>

/** Scents, once or by a plan, how many, and the price of it all on the button. */
export const Choices: Story = {
  name: 'Add to bag, with choices',
  tags: ['!test'],
}

export const ChoicesTest: Story = {
  ...Choices,
  name: 'Choices Test',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Lavender/ }))
    await expect(canvas.getByText(/^Low Stock · 3 remaining$/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Charcoal/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Subscri/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByRole('button', { name: /Add to bag.*£11\.70/ })).toBeEnabled()
    const quantity = canvas.getByRole('spinbutton')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '9')
    await userEvent.tab()
    await expect(await canvas.findByText('Only 3 left.')).toBeVisible()
  },
}

/** Each plan says what a delivery costs and what is charged when, for the chosen quantity. */
export const Plans: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Subscri/ }))
    await expect(canvas.getByText('£5.85 today, then £5.85 every 2 months')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /every 2 months/i }))
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByText('£11.70 today, then £11.70 every 2 months')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /every 2 months/i })).toBeChecked()
  },
}

/** Adding opens the cart with the line in it. */
export const Added: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to bag/ }))
    await expect(await screen.findByRole('dialog', { name: /bag/i })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Oat & Honey Soap Bar' })).toBeVisible()
  },
}

/** Prices for more pieces, a reduction, and a text that the shopper has not written yet. */
export const Required: Story = {
  args: {
    product: aProduct({
      name: 'Wool Throw',
      price: 48,
      sale: true,
      salePrice: 48,
      origPrice: 64,
      prices: [aPriceTier({ price: 44, quantityMin: 2 })],
      options: [aTextOption({ name: 'Initials on the label', required: true })],
    }),
  },
  tags: ['!test'],
}

export const RequiredTest: Story = {
  ...Required,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to bag/ }))
    await expect(canvas.getByRole('textbox', { name: /Initials/ })).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: /Initials/ }), 'RH')
    await expect(canvas.getByRole('textbox', { name: /Initials/ })).toBeValid()
    await expect(canvas.getByText('In Stock')).toBeVisible()
  },
}

const limited = { name: 'Wool Throw', price: 48, stockTracking: true, stockLevel: 0 } as const

export const SoldOut: Story = {
  args: {
    product: aProduct({
      ...limited,
      content: aProductContent({ lowStockIndicator: 5 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£48.00', { selector: 'p *' })).toBeVisible()
    await expect(canvas.getAllByText(/out of stock/i)).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /^Add to bag/ })).toBeDisabled()
  },
}

/** Where the merchant hides the stock, the button alone names it. */
export const SoldOutWithoutStock: Story = {
  args: {
    product: aProduct({
      ...limited,
      content: aProductContent({ showStockLevels: false }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  },
}
