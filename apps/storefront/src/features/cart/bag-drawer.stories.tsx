import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCart, aCartItem } from '@sorrel/domain/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { STORY_CODE } from '#stories/story-bag.ts'
import { storyMedia } from '#stories/story-products.ts'
import { BagButton } from './bag-button.tsx'

const meta = {
  title: 'Patterns/Bag drawer',
  component: BagButton,
  args: { href: '/cart' },
  ...shopStory,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof BagButton>

export default meta
type Story = StoryObj<typeof meta>

const wash = aCartItem({
  id: 'wash',
  productId: 'product-hand-wash',
  slug: 'refillable-hand-wash',
  name: 'Refillable Hand Wash',
  price: 12,
  quantity: 2,
  image: storyMedia('refillable-hand-wash-1', ''),
})
const soap = aCartItem({
  id: 'soap',
  variantId: 'variant-lavender',
  variantName: 'Lavender',
  image: storyMedia('oat-honey-soap-bar--lavender', ''),
})
const soaps = aCartItem({ ...soap, quantity: 2, priceTotal: 13 })
const plan = aCartItem({
  id: 'plan',
  productId: 'product-salts',
  slug: 'lavender-bath-salts',
  name: 'Lavender Bath Salts, 1 kg refill',
  price: 14,
  image: storyMedia('lavender-bath-salts-1', ''),
  purchaseOption: {
    type: 'subscription',
    planId: 'plan-two-months',
    planName: 'Every two months',
    billingSchedule: { interval: 'monthly', intervalCount: 2, trialDays: 14 },
  },
})
const candle = aCartItem({
  id: 'candle',
  productId: 'product-candle',
  slug: 'soy-candle',
  name: 'Soy Candle in a Stoneware Glass, Vanilla and Tonka, about Forty Hours',
  price: 24,
  image: storyMedia('soy-candle--vanilla', ''),
})
const card = aCartItem({
  id: 'card',
  productId: 'product-gift-card',
  slug: 'gift-card',
  name: 'Gift Card',
  price: 25,
  image: undefined,
})

/** Opens the bag by the header's button. */
async function openBag({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('link'))
  return within(await screen.findByRole('dialog', { name: /^Your bag/ }))
}

/** Nothing yet, and the way on. */
export const Empty: Story = {
  play: async (context) => {
    const bag = await openBag(context)
    await expect(await bag.findByRole('heading', { name: /empty/i })).toBeVisible()
    await expect(bag.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}

/** A little is missing for free delivery. */
export const NearTheThreshold: Story = {
  parameters: { shop: { cart: aCart({ items: [soaps, { ...wash, quantity: 1, priceTotal: 12 }] }) } },
  play: async (context) => {
    const bag = await openBag(context)
    await expect(await bag.findByText('£5.00 away from free UK delivery')).toBeVisible()
  },
}

/** One more of the soap: the delivery is free. */
export const Reached: Story = {
  ...NearTheThreshold,
  play: async (context) => {
    const { userEvent } = context
    const bag = await openBag(context)
    await bag.findByText('£5.00 away from free UK delivery')
    await userEvent.click(bag.getByRole('button', { name: 'One more Oat & Honey Soap Bar' }))
    await waitFor(() => expect(bag.getByText("Great choice, delivery's on us")).toBeVisible())
  },
}

/** Free delivery reached: a trial, a variant, a long name, no picture, and a code that nobody has. */
export const Full: Story = {
  parameters: { shop: { cart: aCart({ items: [wash, soap, plan, candle, card] }) } },
  play: async (context) => {
    const { userEvent } = context
    const bag = await openBag(context)
    await userEvent.click(await bag.findByText('Discount code or gift card', { selector: 'summary *' }))
    const field = bag.getByRole('textbox', { name: 'Discount code or gift card' })
    await waitFor(() => expect(field).toBeVisible())
    await userEvent.type(field, 'NOBODYS{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.clear(field)
    await userEvent.type(field, `${STORY_CODE}{Enter}`)
    await expect(await bag.findByRole('button', { name: new RegExp(`Remove.*${STORY_CODE}`) })).toBeVisible()
    await expect(await bag.findAllByRole('heading', { level: 3 })).not.toHaveLength(0)
  },
}

/** A line leaves at once and can be brought back. */
export const Removed: Story = {
  parameters: { shop: { cart: aCart({ items: [wash, soap] }) } },
  play: async (context) => {
    const { userEvent } = context
    const bag = await openBag(context)
    await userEvent.click(await bag.findByRole('button', { name: 'Remove Oat & Honey Soap Bar' }))
    await waitFor(() =>
      expect(bag.queryByRole('link', { name: 'Oat & Honey Soap Bar' })).not.toBeInTheDocument(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await bag.findByRole('link', { name: 'Oat & Honey Soap Bar' })).toBeVisible()
  },
}
