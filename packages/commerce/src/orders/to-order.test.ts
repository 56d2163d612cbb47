import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toCamelCase } from '../wire/to-camel-case.ts'
import { toOrder as mapOrder } from './to-order.ts'

const toOrder = fromJson(mapOrder)
const context = { logger: silentLogger }

test('an order with only an id and a status has the defaults', () => {
  expect(toOrder({ id: 'o1', status: 'complete' }, context)).toMatchObject({
    id: 'o1',
    number: 'o1',
    status: 'complete',
    dateCreated: '',
    itemQuantity: 0,
    currency: 'USD',
    grandTotal: 0,
    items: [],
    refunds: [],
    shipments: [],
    shipping: undefined,
    billing: undefined,
  })
})

test('an order without an id is dropped', () => {
  expect(toOrder({ number: '1001' }, context)).toBeUndefined()
})

test('an unknown status becomes `pending` and is logged', () => {
  const warn = vi.fn()
  expect(toOrder({ id: 'o1', status: 'teleported' }, { logger: { warn } })?.status).toBe('pending')
  expect(warn).toHaveBeenCalledWith('Unknown order status', { status: 'teleported' })
})

test('a line of a bundle has its parts', () => {
  const bundleItems = [
    {
      productId: 'p2',
      quantity: '2',
      quantityTotal: 4,
      product: { slug: 'oil', name: 'Oil' },
      variant: { name: 'Fig' },
    },
    { productId: 'gone', quantity: 1, product: null },
  ]
  const items = [
    { productId: 'set', quantity: 2, bundleItems },
    { productId: 'soap', bundleItems: null },
  ]
  const lines = toOrder({ id: 'o1', status: 'complete', items }, context)?.items
  expect(lines?.map(({ bundle }) => bundle)).toMatchObject([
    [{ productId: 'p2', slug: 'oil', name: 'Oil', variantName: 'Fig', quantity: 2 }],
    undefined,
  ])
})

describe('the parts of an order', () => {
  test('are read from the snake_case names and textual numbers of REST', () => {
    const json = {
      id: 'o1',
      status: 'payment_pending',
      date_created: '2026-11-01T10:00:00Z',
      grand_total: '19.50',
      item_quantity: 3,
      items: [
        {
          product_id: 'p1',
          product: { name: 'Soap', slug: 'soap' },
          price: 6.5,
          quantity: 3,
          purchase_option: { type: 'standard' },
        },
      ],
      shipping: {
        first_name: 'Ann',
        last_name: 'Lee',
        address1: '1 Road',
        city: 'Leeds',
        zip: 12345,
        country: 'GB',
        service_name: 'Standard',
        price: '0',
      },
    }
    expect(toOrder(toCamelCase(json), context)).toMatchObject({
      dateCreated: '2026-11-01T10:00:00Z',
      grandTotal: 19.5,
      items: [{ id: 'p1', productId: 'p1', name: 'Soap', priceTotal: 19.5 }],
      shipping: { name: 'Ann Lee', zip: '12345', serviceName: 'Standard', price: 0 },
    })
  })

  test('add up the amount of a line where the service does not', () => {
    const items = [{ id: 'i1', productId: 'p1', price: 1.1, quantity: 3 }]
    const order = toOrder({ id: 'o1', status: 'complete', currency: 'gbp', items }, context)
    expect(order?.items[0]?.priceTotal).toBe(3.3)
  })

  test('include refunds and shipments from lists or connections, without canceled shipments', () => {
    const order = toOrder(
      {
        id: 'o1',
        status: 'complete',
        currency: 'gbp',
        refunds: { results: [{ amount: '5' }, { amount: null }] },
        shipments: [{ trackingCode: 'T1' }, { trackingCode: 'T2', canceled: true }],
      },
      context,
    )
    expect(order?.refunds).toEqual([{ amount: 5, currency: 'GBP', dateCreated: undefined }])
    expect(order?.shipments.map(({ trackingCode }) => trackingCode)).toEqual(['T1'])
  })

  test('include the method and card of billing without an address; a card needs its last digits and a month', () => {
    const card = { brand: 'Visa', last4: 4242, expMonth: '4', expYear: 2030 }
    const billing = (given: unknown) =>
      toOrder({ id: 'o1', status: 'hold', billing: given }, context)?.billing
    expect(billing({ method: 'card', card })).toMatchObject({
      method: 'card',
      card: { last4: '4242', expMonth: 4 },
    })
    expect(billing({ card: { ...card, expMonth: 13 } })).toBeUndefined()
  })
})

test('any JSON is read without an exception', () => {
  const names = [
    'id',
    'status',
    'items',
    'productId',
    'product',
    'refunds',
    'amount',
    'shipments',
    'shipping',
    'billing',
    'card',
    'results',
    'grandTotal',
    'name',
    'city',
  ]
  fc.assert(
    fc.property(hostileJson(names), (json) => {
      expect(toOrder(toCamelCase(json), context)?.grandTotal ?? 0).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})
