import { SUBSCRIPTION_STATUSES } from '@sorrel/domain/subscriptions'
import { z } from 'zod'
import type { CustomerDocument } from '../account/documents.ts'
import type { OrderLineDocument, PastOrderDocument, PastSubscriptionDocument } from '../order/documents.ts'
import { getCustomerId, getOptionId, getPlanId, getValueId, getVariantId, toId } from './id.ts'
import { readSeed } from './read-seed.ts'

const lineShape = {
  productSlug: z.string(),
  quantity: z.int(),
  /** Keys of the values that select the variant. */
  variant: z.array(z.string()).optional(),
  /** Option key to value key. */
  options: z.record(z.string(), z.string()).default({}),
  /** Option key to the typed text. */
  texts: z.record(z.string(), z.string()).default({}),
}
const line = z.strictObject(lineShape)

export const customerFacts = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: z.string().optional(),
  emailOptin: z.boolean().default(false),
  addresses: z.array(
    z.strictObject({
      key: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      address1: z.string(),
      address2: z.string().optional(),
      city: z.string(),
      state: z.string().optional(),
      zip: z.string(),
      country: z.string(),
      phone: z.string().optional(),
    }),
  ),
  cards: z.array(
    z.strictObject({
      key: z.string(),
      token: z.string(),
      brand: z.string(),
      last4: z.string(),
      expMonth: z.int(),
      expYear: z.int(),
    }),
  ),
  defaultAddress: z.string().optional(),
  defaultCard: z.string().optional(),
})

export const orderFacts = z.strictObject({
  customer: z.string(),
  number: z.string(),
  status: z.enum(['canceled', 'complete', 'delivery_pending', 'hold', 'payment_pending', 'pending', 'draft']),
  daysAgo: z.int(),
  lines: z.array(line),
  comments: z.string().optional(),
  refund: z.int().optional(),
  discountPercent: z.int().optional(),
  trackingCode: z.string().optional(),
})

export const subscriptionFacts = z.strictObject({
  ...lineShape,
  customer: z.string(),
  number: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  daysAgo: z.int(),
  plan: z.string(),
  items: z.array(line).optional(),
})

export function toCustomer({
  addresses,
  cards,
  defaultAddress,
  defaultCard,
  ...facts
}: z.infer<typeof customerFacts>): CustomerDocument {
  const { email } = facts
  return {
    id: getCustomerId(email),
    ...facts,
    addresses: addresses.map(({ key, ...address }) => ({ id: toId('address', email, key), ...address })),
    cards: cards.map(({ key, ...card }) => ({ id: toId('card', email, key), ...card })),
    ...(defaultAddress === undefined ? {} : { defaultAddressId: toId('address', email, defaultAddress) }),
    ...(defaultCard === undefined ? {} : { defaultCardId: toId('card', email, defaultCard) }),
  }
}

export const toOrder = ({
  customer: email,
  lines,
  ...facts
}: z.infer<typeof orderFacts>): PastOrderDocument => ({
  id: toId('order', facts.number),
  customerId: getCustomerId(email),
  ...facts,
  lines: lines.map(toLine),
})

export function toSubscription({
  customer: email,
  number,
  status,
  daysAgo,
  plan,
  items,
  ...main
}: z.infer<typeof subscriptionFacts>): PastSubscriptionDocument {
  return {
    id: toId('subscription', number),
    customerId: getCustomerId(email),
    number,
    status,
    daysAgo,
    planId: getPlanId(main.productSlug, plan),
    ...toLine(main),
    ...(items === undefined ? {} : { items: items.map(toLine) }),
  }
}

/** A customer with orders and subscriptions, one in the account group `members`, and one with nothing yet. */
export const customers: readonly CustomerDocument[] = readSeed('customers', z.array(customerFacts)).map(
  toCustomer,
)

/** The demo customer has an order in every status, newest first, one of them with refund, discount and comment. */
export const orders: readonly PastOrderDocument[] = readSeed('orders', z.array(orderFacts)).map(toOrder)

/** The demo customer has a subscription in every status. */
export const subscriptions: readonly PastSubscriptionDocument[] = readSeed(
  'subscriptions',
  z.array(subscriptionFacts),
).map(toSubscription)

/** An order line with the ids that follow from the keys. */
export function toLine({
  productSlug,
  quantity,
  variant,
  options,
  texts,
}: z.infer<typeof line>): OrderLineDocument {
  const chosen = [
    ...Object.entries(options).map(([option, value]) => [
      getOptionId(productSlug, option),
      getValueId(productSlug, option, value),
    ]),
    ...Object.entries(texts).map(([option, text]) => [getOptionId(productSlug, option), text]),
  ]
  return {
    productSlug,
    quantity,
    ...(variant === undefined ? {} : { variantId: getVariantId(productSlug, ...variant) }),
    ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }),
  }
}
