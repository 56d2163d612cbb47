import { aCartItem } from '@sorrel/domain/testing'
import { storyMedia } from './story-products.ts'

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

/** Lines of a cart: plain, a variant, by a plan with a trial, with a long name, without a picture. */
export const storyLines = { wash, soap, plan, candle, card }
