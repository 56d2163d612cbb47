import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBillingSchedule, aSubscription } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { StoryFrame } from '#stories/story-frame.tsx'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { SubscriptionsScreen } from './subscriptions-screen.tsx'

const meta = {
  title: 'Patterns/Subscription card',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const NOW = '2026-11-21T09:00:00.000Z'

const soap = aSubscription({ image: storyMedia('oat-honey-soap-bar-1', '') })
const tablets = aSubscription({
  id: 'subscription-2',
  name: 'Cleaning Tablets, Six Kinds for Kitchen, Bath and Windows',
  slug: 'cleaning-tablets',
  status: 'paused',
  planName: 'Every two months',
  price: 10.8,
  billingSchedule: aBillingSchedule({ intervalCount: 2 }),
  image: storyMedia('cleaning-tablets-1', ''),
})
const wash = aSubscription({
  id: 'subscription-3',
  name: 'Refillable Hand Wash',
  slug: 'refillable-hand-wash',
  variantName: 'Grapefruit',
  status: 'canceled',
  price: 10.8,
  image: storyMedia('refillable-hand-wash--grapefruit', ''),
})

/** Running, paused and ended. */
export const Statuses: Story = {
  render: inShop(() => (
    <StoryFrame>
      <SubscriptionsScreen isAwaited={false} subscriptions={[soap, tablets, wash]} now={NOW} />
    </StoryFrame>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText(/1 December 2026|1 Dec 2026/)).toBeVisible()
    await expect(canvas.getByText('Paused')).toBeVisible()
  },
}

/** One was bought a moment ago. */
export const Awaited: Story = {
  render: inShop(() => (
    <StoryFrame>
      <SubscriptionsScreen isAwaited subscriptions={[]} now={NOW} />
    </StoryFrame>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your new subscription appears here within a minute.')).toBeVisible()
  },
}

export const None: Story = {
  render: inShop(() => (
    <StoryFrame>
      <SubscriptionsScreen isAwaited={false} subscriptions={[]} now={NOW} />
    </StoryFrame>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
