import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrder, anOrderItem } from '@sorrel/domain/testing'
import { expect, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyLines } from '#stories/story-lines.ts'
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

const planned = anOrderItem({
  image: storyMedia('oat-honey-soap-bar-1', ''),
  purchaseOption: storyLines.plan.purchaseOption,
})

const given = {
  order,
  email: 'emily@example.com',
  isGuest: false,
  arrival: { first: '2026-12-01T09:00:00.000Z', last: '2026-12-03T09:00:00.000Z' },
  returnDays: 30,
  piece: {
    title: 'The last bottle you buy',
    href: '/journal-the-last-bottle',
    image: storyMedia('journal-refill', ''),
  },
}

/** Thanks, what happens next, the order's total, and two links. */
export const Standard: Story = {
  name: 'After checkout',
  render: inShop(() => <OrderPlacedScreen {...given} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/100042.*emily@example.com/)).toBeVisible()
    const steps = within(canvas.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
    await expect(steps[1]).toHaveTextContent('between 1 December 2026 and 3 December 2026')
    await expect(steps[2]).toHaveTextContent('30 days')
    const piece = within(canvas.getByRole('region', { name: 'While you wait' })).getByRole('link')
    await expect(piece).toHaveAttribute('href', '/journal-the-last-bottle')
    await expect(canvas.getByText('£32.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /orders/i })).toHaveAttribute('href', '/account/orders')
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
  },
}

/** A guest has no account to log in to, so sign-up is offered. */
export const Guest: Story = {
  render: inShop(() => (
    <OrderPlacedScreen
      {...given}
      order={{ ...order, items: [planned] }}
      email={undefined}
      isGuest
      arrival={undefined}
      returnDays={undefined}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/sign-up',
    )
    await expect(canvas.queryByRole('link', { name: /orders/i })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/in your account/)).not.toBeInTheDocument()
  },
}
