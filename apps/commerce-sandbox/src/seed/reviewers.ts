import type { CustomerDocument } from '../account/documents.ts'
import type { OrderLineDocument, PastOrderDocument } from '../order/documents.ts'
import { getCustomerId, getOptionId, getValueId, getVariantId, toId } from './id.ts'

/**
 * How many approved reviews the demo shows per product, and how many more wait for approval. As many reviewers have
 * bought the product, each in an order of their own.
 */
export const reviewPlan = [
  { slug: 'oat-honey-soap-bar', approved: 34, pending: 2 },
  { slug: 'refillable-hand-wash', approved: 23, pending: 2 },
  { slug: 'organic-cotton-washcloth', approved: 11, pending: 1 },
  { slug: 'soy-candle', approved: 10, pending: 1 },
  { slug: 'sisal-body-brush', approved: 5, pending: 0 },
  { slug: 'lavender-bath-salts', approved: 3, pending: 0 },
  { slug: 'reed-diffuser', approved: 1, pending: 0 },
  { slug: 'hand-cream-tin', approved: 0, pending: 0 },
] as const

const names = [
  ['Alice', 'Bennett'],
  ['Tomás', 'Oliveira'],
  ['Priya', 'Nair'],
  ['Jonas', 'Weber'],
  ['Claire', 'Fontaine'],
  ['Samuel', 'Okafor'],
  ['Ingrid', 'Solberg'],
  ['Daniel', 'Fraser'],
  ['Yuki', 'Tanaka'],
  ['Hannah', 'Price'],
  ['Luca', 'Moretti'],
  ['Fatima', 'Rahman'],
  ['Owen', 'Griffiths'],
  ['Sofia', 'Castillo'],
  ['Ben', 'Hargreaves'],
  ['Amélie', 'Laurent'],
  ['Kofi', 'Mensah'],
  ['Ruth', 'Feldman'],
  ['Callum', 'Stewart'],
  ['Elena', 'Popescu'],
  ['Matthew', 'Doyle'],
  ['Nadia', 'Haddad'],
  ['Peter', 'Novák'],
  ['Grace', 'Adeyemi'],
  ['Henrik', 'Larsen'],
  ['Isobel', 'MacLeod'],
  ['Marco', 'Bianchi'],
  ['Zoe', 'Papadakis'],
  ['Theo', 'Jansen'],
  ['Leah', 'Cohen'],
  ['Ravi', 'Patel'],
  ['Charlotte', 'Dubois'],
  ['George', 'Whitfield'],
  ['Anna', 'Kowalska'],
  ['Felix', 'Brandt'],
  ['Mei', 'Chen'],
  ['Rory', 'Gallagher'],
  ['Lucy', 'Ashworth'],
  ['Emre', 'Yilmaz'],
  ['Violet', 'Thorne'],
] as const

const streets = ['Mill Road', 'Station Road', 'Church Lane', 'Victoria Street', 'Park Avenue'] as const
const cities = [
  ['Leeds', 'LS6 2AB'],
  ['Cardiff', 'CF11 9LJ'],
  ['Norwich', 'NR2 3QD'],
  ['York', 'YO31 8JZ'],
  ['Glasgow', 'G12 8QQ'],
  ['Brighton', 'BN1 4GH'],
  ['Sheffield', 'S11 8TE'],
] as const

const getEmail = (index: number): string => `reviewer-${String(index + 1).padStart(2, '0')}@example.com`

/** Customers who have bought what they review. */
export const reviewers: readonly CustomerDocument[] = names.map(([firstName, lastName], index) => {
  const email = getEmail(index)
  const addressId = toId('address', email, 'home')
  const [city, zip] = cities[index % cities.length] ?? cities[0]
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
        address1: `${String(index + 3)} ${streets[index % streets.length] ?? streets[0]}`,
        city,
        zip,
        country: 'GB',
      },
    ],
    cards: [],
    defaultAddressId: addressId,
  }
})

/** What the buyers of a product with choices chose, in turn. */
const chosen: Readonly<Record<string, { readonly option: string; readonly values: readonly string[] }>> = {
  'oat-honey-soap-bar': { option: 'scent', values: ['oat-honey', 'lavender', 'charcoal'] },
  'refillable-hand-wash': { option: 'scent', values: ['eucalyptus', 'grapefruit'] },
  'organic-cotton-washcloth': { option: 'colour', values: ['oat', 'sage'] },
  'soy-candle': { option: 'scent', values: ['fig', 'cedar', 'vanilla'] },
  'lavender-bath-salts': { option: 'size', values: ['jar', 'refill'] },
}

const soldInVariants: ReadonlySet<string> = new Set([
  'oat-honey-soap-bar',
  'refillable-hand-wash',
  'organic-cotton-washcloth',
  'soy-candle',
])

function toLine(slug: string, index: number): OrderLineDocument {
  const line = { productSlug: slug, quantity: 1 + (index % 2) }
  const choice = chosen[slug]
  if (choice === undefined) return line
  const picked = choice.values[index % choice.values.length] ?? ''
  return {
    ...line,
    ...(soldInVariants.has(slug) ? { variantId: getVariantId(slug, picked) } : {}),
    options: { [getOptionId(slug, choice.option)]: getValueId(slug, choice.option, picked) },
  }
}

/** The buyers of a product start at another reviewer than those of the product before, and go round. */
function hasBought(product: number, reviewer: number): boolean {
  const plan = reviewPlan[product]
  if (plan === undefined) return false
  const place = (reviewer - product * 7 + names.length * reviewPlan.length) % names.length
  return place < plan.approved + plan.pending
}

/** One complete order per reviewer, with everything that reviewer will review. */
export const reviewerOrders: readonly PastOrderDocument[] = reviewers.flatMap((reviewer, index) => {
  const lines = reviewPlan.flatMap(({ slug }, product) =>
    hasBought(product, index) ? [toLine(slug, index)] : [],
  )
  if (lines.length === 0) return []
  return [
    {
      id: toId('order', reviewer.email),
      number: String(10_001 + index),
      customerId: reviewer.id,
      status: 'complete',
      daysAgo: 500 - index * 7,
      lines,
      trackingCode: `SRL${String(4_100_200 + index * 37)}GB`,
    },
  ]
})
