import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toSubscription as mapSubscription } from './to-subscription.ts'

const toSubscription = fromJson(mapSubscription)
const context = { logger: silentLogger }
const MONTHLY = { id: 's1', productId: 'p1', status: 'active', product: { name: 'Soap', slug: 'soap' } }

test('a subscription that says next to nothing is whole', () => {
  expect(toSubscription(MONTHLY, context)).toMatchObject({
    id: 's1',
    name: 'Soap',
    slug: 'soap',
    status: 'active',
    quantity: 1,
    trial: false,
    grandTotal: 0,
    recurringTotal: 0,
    items: [],
    billingSchedule: undefined,
  })
})

test.each([{ id: null }, { productId: null }])('with %j it is none', (change) => {
  expect(toSubscription({ ...MONTHLY, ...change }, context)).toBeUndefined()
})

test.each([
  [{ status: 'pastdue' }, 'pastdue'],
  [{ status: 'active', canceled: true }, 'canceled'],
  [{ status: 'active', paused: true }, 'paused'],
  [{ status: null, trial: true }, 'trial'],
  [{ status: 'odd', unpaid: true }, 'unpaid'],
  [{ status: 'odd', active: true }, 'active'],
  [{ status: 'odd' }, 'pending'],
])('%j is %s', (change, status) => {
  expect(toSubscription({ ...MONTHLY, ...change }, context)?.status).toBe(status)
})

test('its further lines are named by the product’s variants', () => {
  const product = { name: 'Brush', variants: { results: [{ id: 'v1', name: 'Soft' }] } }
  const items = [{ id: 'i1', productId: 'p2', variantId: 'v1', product, price: 4, quantity: 2 }, { id: 'i2' }]
  expect(toSubscription({ ...MONTHLY, items }, context)?.items).toMatchObject([
    { id: 'i1', name: 'Brush', variantName: 'Soft', priceTotal: 8 },
  ])
})

test('its schedule counts what has been', () => {
  const billingSchedule = {
    interval: 'monthly',
    intervalCount: '2',
    limit: 12,
    limitCurrent: 0,
    trialDays: null,
  }
  expect(toSubscription({ ...MONTHLY, billingSchedule }, context)?.billingSchedule).toEqual({
    interval: 'monthly',
    intervalCount: 2,
    limit: 12,
    limitCurrent: 0,
    trialDays: 0,
  })
})

test('no JSON makes it throw', () => {
  const names = [
    'id',
    'productId',
    'product',
    'status',
    'items',
    'options',
    'billing',
    'shipping',
    'card',
    'billingSchedule',
    'interval',
    'price',
  ]
  fc.assert(
    fc.property(hostileJson(names), (json) => {
      expect(toSubscription(json, context)?.quantity ?? 1).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})
