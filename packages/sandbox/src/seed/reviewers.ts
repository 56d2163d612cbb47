import { z } from 'zod'
import type { CustomerDocument } from '../account/documents.ts'
import type { PastOrderDocument } from '../order/documents.ts'
import { getCustomerId, toId } from './id.ts'
import { toLine } from './purchases.ts'
import { readSeed } from './read-seed.ts'

const { plan, names, streets, cities } = readSeed(
  'reviewers',
  z.strictObject({
    plan: z.array(
      z.strictObject({
        slug: z.string(),
        approved: z.int(),
        pending: z.int(),
        /** The chosen options of a product's buyers, in turn. */
        option: z.string().optional(),
        values: z.array(z.string()).default([]),
        /** The values select a variant. */
        inVariants: z.boolean().default(false),
      }),
    ),
    names: z.array(z.tuple([z.string(), z.string()])),
    streets: z.array(z.string()),
    cities: z.array(z.tuple([z.string(), z.string()])),
  }),
)

/**
 * Number of approved and of pending reviews per product in the demo. As many reviewers have bought the product, each in
 * a separate order.
 */
export const reviewPlan = plan

/** Customers who have bought the products they review. */
export const reviewers: readonly CustomerDocument[] = names.map(([firstName, lastName], index) => {
  const email = `reviewer-${String(index + 1).padStart(2, '0')}@example.com`
  const addressId = toId('address', email, 'home')
  const [city = '', zip = ''] = cities[index % cities.length] ?? []
  return {
    id: getCustomerId(email),
    email,
    firstName,
    lastName,
    emailOptin: index % 3 === 0,
    addresses: [
      {
        id: addressId,
        firstName,
        lastName,
        address1: `${index + 3} ${streets[index % streets.length] ?? ''}`,
        city,
        zip,
        country: 'GB',
      },
    ],
    cards: [],
    defaultAddressId: addressId,
  }
})

/** One complete order per reviewer, with everything that reviewer will review. */
export const reviewerOrders: readonly PastOrderDocument[] = reviewers.flatMap((reviewer, index) => {
  const lines = plan.flatMap(({ slug, option, values, inVariants }, product) => {
    if (!hasBought(product, index)) return []
    const picked = values[index % values.length]
    const choice = option === undefined || picked === undefined ? {} : { [option]: picked }
    const variant = inVariants ? Object.values(choice) : undefined
    return [toLine({ productSlug: slug, quantity: 1 + (index % 2), variant, options: choice, texts: {} })]
  })
  if (lines.length === 0) return []
  return [
    {
      id: toId('order', reviewer.email),
      number: String(10_001 + index),
      customerId: reviewer.id,
      status: 'complete',
      daysAgo: 500 - index * 7,
      lines,
      trackingCode: `SRL${4_100_200 + index * 37}GB`,
    },
  ]
})

/**
 * Whether a reviewer bought a product. Each product's buyers start at a different reviewer and wrap around at the end.
 */
function hasBought(product: number, reviewer: number): boolean {
  const { approved = 0, pending = 0 } = plan[product] ?? {}
  const place = (reviewer - product * 7 + names.length * plan.length) % names.length
  return place < approved + pending
}
