import type { PastOrderDocument } from '../order/documents.ts'
import { demoId, memberId } from './customers.ts'
import { getOptionId, getVariantId, toId } from './id.ts'
import { handWash, pick, soap, washcloth } from './lines.ts'

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
