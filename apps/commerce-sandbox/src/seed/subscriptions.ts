import type { PastSubscriptionDocument } from '../order/documents.ts'
import { demoId, memberId } from './customers.ts'
import { getPlanId, getVariantId, toId } from './id.ts'
import { handWash, pick, soap } from './lines.ts'

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
