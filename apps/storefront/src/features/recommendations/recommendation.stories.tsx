import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBillingSchedule, aPlan, aProductPreview } from '@sorrel/domain/testing'
import { expect, fn } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { storyProducts } from '#stories/story-products.ts'
import { Recommendation } from './recommendation.tsx'

const meta = {
  title: 'Patterns/Recommendation',
  ...shopStory,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const membership = aProductPreview({
  id: 'product-membership',
  slug: 'refill-club-membership',
  name: 'Refill Club Membership',
  images: storyProducts[0]?.images ?? [],
  price: 30,
  purchaseOptions: {
    subscription: { plans: [aPlan({ price: 30, billingSchedule: aBillingSchedule({ trialDays: 30 }) })] },
  },
})

/** A product with a free trial shows what it costs afterwards. */
export const WithTrial: Story = {
  render: () => <Recommendation product={membership} onAdd={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£30.00')).toBeVisible()
  },
}
