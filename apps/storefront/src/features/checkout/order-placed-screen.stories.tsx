import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrder, anOrderItem } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { OrderPlacedScreen } from './order-placed-screen.tsx'

const meta = {
  title: 'Pages/Order placed',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const order = anOrder({
  number: '100042',
  discountTotal: 2,
  items: [
    anOrderItem({ image: storyMedia('oat-honey-soap-bar-1', '') }),
    anOrderItem({
      id: 'wash',
      name: 'Refillable Hand Wash',
      quantity: 2,
      price: 12,
      image: storyMedia('refillable-hand-wash-1', ''),
    }),
  ],
})

/** Thanks, the order's number, its total, and two links. */
export const Standard: Story = {
  name: 'After checkout',
  render: inShop(() => <OrderPlacedScreen order={order} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/100042/)).toBeVisible()
    await expect(canvas.getByText('£32.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /orders/i })).toHaveAttribute('href', '/account/orders')
  },
}
