import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Cart } from '@sorrel/domain/cart'
import { aCart } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyLines } from '#stories/story-lines.ts'
import { createStoryStore } from '#stories/story-store.ts'
import { CartScreen } from './cart-screen.tsx'

const meta = {
  title: 'Pages/Bag',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { settings } = createStoryStore({ locale: 'en' })

const draw = (cart: Cart) =>
  inShop(() => <CartScreen cart={cart} settings={settings} flashMessage={undefined} />)

const { wash, soap, plan } = storyLines
const full = aCart({ items: [wash, soap, plan] })

/** The lines that the server saw, with the same tools as in the drawer. */
export const Full: Story = {
  render: draw(full),
  parameters: { shop: { cart: full, pathname: '/cart' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your bag')
    await expect(canvas.getByRole('button', { name: 'One more Refillable Hand Wash' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: /Checkout/ })).toHaveAttribute('href')
    await expect(canvas.getByText('Standard delivery, United Kingdom: 2 to 3 working days')).toBeVisible()
    await expect(canvas.getByText('Returns within 30 days')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

const limited = { stockTracking: true, stockPurchasable: false }
const short = aCart({
  items: [
    { ...wash, ...limited, quantity: 5, stockLevel: 2 },
    { ...soap, ...limited, quantity: 1, stockLevel: 0 },
  ],
})

/** Lines that exceed the stock say how many are left, and offer that number. */
export const Short: Story = {
  render: draw(short),
  parameters: { shop: { cart: short, pathname: '/cart' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 left.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take 2 of Refillable Hand Wash' })).toBeEnabled()
    await expect(canvas.getByText('Sold out. Remove it to continue.')).toBeVisible()
    await expect(canvas.getByText(/Change the marked lines to check out/)).toBeVisible()
  },
}

const few = aCart({ items: [{ ...wash, ...limited, quantity: 1, stockLevel: 3 }] })

/** A quantity above the stock is reduced to what is left, with the reason. */
export const AboveTheStock: Story = {
  tags: ['posed'],
  render: draw(few),
  parameters: { shop: { cart: few, pathname: '/cart' } },
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '9')
    await userEvent.tab()
    await expect(await canvas.findByText('Only 3 left.')).toBeVisible()
  },
}

export const Empty: Story = {
  render: draw(aCart({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /empty/i })).toBeVisible()
    await expect(canvas.getByText(/^Total/).closest('p')).toHaveTextContent('£0.00')
    await expect(canvas.getByRole('link', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByRole('region', { name: 'Most loved right now' })).toBeVisible()
  },
}
