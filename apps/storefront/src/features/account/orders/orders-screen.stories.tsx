import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrder, anOrderItem } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { StoryFrame } from '#stories/story-frame.tsx'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { OrdersScreen } from './orders-screen.tsx'

const meta = {
  title: 'Patterns/Order row',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const soap = anOrderItem({ image: storyMedia('oat-honey-soap-bar-1', '') })
const wash = anOrderItem({
  id: 'order-item-2',
  name: 'Refillable Hand Wash',
  price: 12,
  quantity: 2,
  image: storyMedia('refillable-hand-wash-1', ''),
})

/** One order for each tone of the status, the newest first. */
export const Statuses: Story = {
  render: inShop(() => (
    <StoryFrame>
      <OrdersScreen
        now="2026-11-21T09:00:00.000Z"
        page={1}
        pageCount={1}
        orders={[
          anOrder({ id: 'order-3', number: '100003', status: 'delivery_pending', items: [soap, wash] }),
          anOrder({ id: 'order-2', number: '100002', items: [wash] }),
          anOrder({ id: 'order-1', number: '100001', status: 'canceled', items: [soap] }),
        ]}
      />
    </StoryFrame>
  )),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names.map((name) => name?.replace(/\D/g, ''))).toEqual(['100003', '100002', '100001'])
    await expect(canvas.getByRole('link', { name: /100002/ })).toHaveAttribute(
      'href',
      '/account/orders/order-2',
    )
  },
}

export const None: Story = {
  render: inShop(() => (
    <StoryFrame>
      <OrdersScreen orders={[]} now="2026-11-21T09:00:00.000Z" page={1} pageCount={1} />
    </StoryFrame>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/products')
  },
}
