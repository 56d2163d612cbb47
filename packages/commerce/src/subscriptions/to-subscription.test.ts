import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toSubscription as mapSubscription } from './to-subscription.ts'

const toSubscription = fromJson(mapSubscription)
const context = { logger: silentLogger }
const MONTHLY = { id: 's1', productId: 'p1', status: 'active', product: { name: 'Soap', slug: 'soap' } }

test('a subscription with few fields has the defaults', () => {
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

test.each([{ id: null }, { productId: null }])('a subscription with %j is dropped', (change) => {
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
])('a subscription with %j has the status `%s`', (change, status) => {
  expect(toSubscription({ ...MONTHLY, ...change }, context)?.status).toBe(status)
})

test('a cancellation for the end of the period leaves the status until then', () => {
  const ending = { ...MONTHLY, canceled: true, cancelAtEnd: true }
  expect(toSubscription(ending, context)).toMatchObject({ status: 'active', isEnding: true })
  expect(toSubscription({ ...ending, status: 'canceled' }, context)).toMatchObject({
    status: 'canceled',
    isEnding: false,
  })
  expect(toSubscription({ ...MONTHLY, cancelAtEnd: true }, context)).toMatchObject({
    status: 'active',
    isEnding: false,
  })
})

test('the plan is called as its product calls it now, not as it was called when the subscription began', () => {
  const plans = [
    { id: 'other', name: 'Yearly' },
    { id: 'plan', name: 'Every month' },
  ]
  const product = { ...MONTHLY.product, purchaseOptions: { subscription: { plans } } }
  const stale = { ...MONTHLY, planId: 'plan', planName: 'Monthly', product }
  expect(toSubscription(stale, context)?.planName).toBe('Every month')
  expect(toSubscription({ ...stale, planId: 'gone' }, context)?.planName).toBe('Monthly')
})

test('a further line is named by its product, and its variant by the product’s list of variants', () => {
  const product = { name: 'Brush', variants: { results: [{ id: 'v1', name: 'Soft' }] } }
  const items = [{ id: 'i1', productId: 'p2', variantId: 'v1', product, price: 4, quantity: 2 }, { id: 'i2' }]
  expect(toSubscription({ ...MONTHLY, items }, context)?.items).toMatchObject([
    { id: 'i1', name: 'Brush', variantName: 'Soft', priceTotal: 8 },
  ])
})

test('the billing schedule has the number of charges so far', () => {
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

test('any JSON is read without an exception', () => {
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
