import type { PastOrderDocument, PastSubscriptionDocument } from '../order/documents.ts'
import { demoId, memberId } from './customers.ts'
import { getOptionId, getPlanId, getValueId, getVariantId, toId } from './id.ts'

/** One chosen value of a product, as order lines hold it. */
const pick = (slug: string, option: string, value: string): Readonly<Record<string, string>> => ({
  [getOptionId(slug, option)]: getValueId(slug, option, value),
})

const soap = (scent: 'oat-honey' | 'lavender' | 'charcoal') => ({
  productSlug: 'oat-honey-soap-bar',
  variantId: getVariantId('oat-honey-soap-bar', scent),
  options: pick('oat-honey-soap-bar', 'scent', scent),
})

const handWash = (scent: 'eucalyptus' | 'grapefruit') => ({
  productSlug: 'refillable-hand-wash',
  variantId: getVariantId('refillable-hand-wash', scent),
  options: pick('refillable-hand-wash', 'scent', scent),
})

const washcloth = (colour: 'oat' | 'sage') => ({
  productSlug: 'organic-cotton-washcloth',
  variantId: getVariantId('organic-cotton-washcloth', colour),
  options: pick('organic-cotton-washcloth', 'colour', colour),
})

type DemoOrder = Omit<PastOrderDocument, 'id' | 'customerId'>

const toOrder =
  (customerId: string) =>
  (order: DemoOrder): PastOrderDocument => ({ id: toId('order', order.number), customerId, ...order })

/** The demo customer's orders: one in every status, newest first, one of them with refund, discount and comment. */
const demoOrders: readonly DemoOrder[] = [
  {
    number: '10419',
    status: 'payment_pending',
    daysAgo: 1,
    lines: [{ productSlug: 'sisal-body-brush', quantity: 1 }],
  },
  {
    number: '10412',
    status: 'pending',
    daysAgo: 2,
    lines: [
      { ...handWash('eucalyptus'), quantity: 2 },
      { productSlug: 'dish-soap-block', quantity: 1 },
    ],
  },
  {
    number: '10398',
    status: 'delivery_pending',
    daysAgo: 5,
    trackingCode: 'SRL4207731GB',
    lines: [
      { ...soap('lavender'), quantity: 3 },
      { ...washcloth('sage'), quantity: 2 },
    ],
  },
  {
    number: '10365',
    status: 'hold',
    daysAgo: 12,
    lines: [
      {
        productSlug: 'bath-ritual-gift-set',
        quantity: 1,
        options: {
          ...pick('bath-ritual-gift-set', 'ribbon', 'sage'),
          ...pick('bath-ritual-gift-set', 'card', 'birthday'),
          [getOptionId('bath-ritual-gift-set', 'message')]: 'Happy birthday, Mum. Run the bath.',
        },
      },
    ],
  },
  {
    number: '10302',
    status: 'complete',
    daysAgo: 40,
    trackingCode: 'SRL4199045GB',
    comments: 'Please leave the parcel with the neighbour at number 12.',
    refund: 2100,
    discountPercent: 10,
    lines: [
      { productSlug: 'reed-diffuser', quantity: 2 },
      { ...soap('oat-honey'), quantity: 4 },
      { productSlug: 'hand-cream-tin', quantity: 1 },
    ],
  },
  {
    number: '10244',
    status: 'canceled',
    daysAgo: 75,
    lines: [{ productSlug: 'kitchen-starter-gift-set', quantity: 1 }],
  },
  {
    number: '10187',
    status: 'complete',
    daysAgo: 118,
    trackingCode: 'SRL4182310GB',
    lines: [
      {
        productSlug: 'soy-candle',
        variantId: getVariantId('soy-candle', 'fig'),
        quantity: 1,
        options: {
          ...pick('soy-candle', 'scent', 'fig'),
          ...pick('soy-candle', 'gift-wrap', 'on'),
          [getOptionId('soy-candle', 'message')]: 'For the new flat. Light it on the first night.',
        },
      },
      { productSlug: 'cleaning-tablets', quantity: 2 },
    ],
  },
  {
    number: '10102',
    status: 'draft',
    daysAgo: 160,
    lines: [
      {
        productSlug: 'glass-storage-jar',
        quantity: 3,
        options: {
          ...pick('glass-storage-jar', 'size', 'two'),
          ...pick('glass-storage-jar', 'lid', 'cork'),
          ...pick('glass-storage-jar', 'label', 'chalk'),
        },
      },
    ],
  },
]

const memberOrders: readonly DemoOrder[] = [
  {
    number: '10377',
    status: 'complete',
    daysAgo: 9,
    trackingCode: 'SRL4203118GB',
    lines: [
      { productSlug: 'hand-cream-tin', quantity: 2 },
      { ...handWash('grapefruit'), quantity: 1 },
    ],
  },
]

export const orders: readonly PastOrderDocument[] = [
  ...demoOrders.map(toOrder(demoId)),
  ...memberOrders.map(toOrder(memberId)),
]

type DemoSubscription = Omit<PastSubscriptionDocument, 'id' | 'customerId'>

const toSubscription =
  (customerId: string) =>
  (subscription: DemoSubscription): PastSubscriptionDocument => ({
    id: toId('subscription', subscription.number),
    customerId,
    ...subscription,
  })

const plan = (slug: string, key: string) => ({ productSlug: slug, planId: getPlanId(slug, key) })

/** The demo customer's subscriptions: one in every status. */
const demoSubscriptions: readonly DemoSubscription[] = [
  {
    number: 'S-2041',
    status: 'active',
    daysAgo: 100,
    ...plan('refillable-hand-wash', 'monthly-billed-quarterly'),
    ...handWash('eucalyptus'),
    quantity: 1,
    items: [{ productSlug: 'cleaning-tablets', quantity: 1 }],
  },
  {
    number: 'S-2063',
    status: 'trial',
    daysAgo: 6,
    ...plan('solid-shampoo-bar', 'monthly'),
    variantId: getVariantId('solid-shampoo-bar', 'rosemary'),
    options: {
      ...pick('solid-shampoo-bar', 'scent', 'rosemary'),
      ...pick('solid-shampoo-bar', 'tin', 'on'),
    },
    quantity: 1,
  },
  { number: 'S-2058', status: 'paused', daysAgo: 70, ...plan('laundry-sheets', 'monthly'), quantity: 1 },
  {
    number: 'S-2052',
    status: 'pastdue',
    daysAgo: 95,
    ...plan('oat-honey-soap-bar', 'two-monthly'),
    ...soap('oat-honey'),
    quantity: 2,
  },
  {
    number: 'S-2049',
    status: 'unpaid',
    daysAgo: 110,
    ...plan('bamboo-toilet-rolls', 'two-monthly'),
    quantity: 1,
  },
  { number: 'S-2031', status: 'paid', daysAgo: 20, ...plan('cleaning-tablets', 'yearly'), quantity: 1 },
  {
    number: 'S-2017',
    status: 'complete',
    daysAgo: 420,
    ...plan('cleaning-tablets', 'monthly'),
    quantity: 2,
  },
  {
    number: 'S-2012',
    status: 'canceled',
    daysAgo: 240,
    ...plan('deodorant-balm', 'two-monthly'),
    options: pick('deodorant-balm', 'scent', 'cedar'),
    quantity: 1,
  },
  {
    number: 'S-2070',
    status: 'pending',
    daysAgo: 1,
    ...plan('refill-club-membership', 'yearly'),
    quantity: 1,
  },
  {
    number: 'S-2071',
    status: 'draft',
    daysAgo: 0,
    ...plan('oat-honey-soap-bar', 'three-monthly'),
    ...soap('charcoal'),
    quantity: 1,
  },
]

const memberSubscriptions: readonly DemoSubscription[] = [
  {
    number: 'S-2025',
    status: 'active',
    daysAgo: 200,
    ...plan('refill-club-membership', 'yearly'),
    quantity: 1,
  },
]

export const subscriptions: readonly PastSubscriptionDocument[] = [
  ...demoSubscriptions.map(toSubscription(demoId)),
  ...memberSubscriptions.map(toSubscription(memberId)),
]
