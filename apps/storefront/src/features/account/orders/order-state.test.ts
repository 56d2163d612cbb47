import type { Order } from '@sorrel/domain/order'
import { anOrder, anOrderItem } from '@sorrel/domain/testing'
import { getMessages } from '@sorrel/i18n/messages'
import { createTranslator } from '@sorrel/i18n/translate'
import { expect, test } from 'vitest'
import { getDatesLabel, getOrderBadge } from './order-state.ts'
import { getReturnable } from './available-actions.ts'

const shop = { t: createTranslator({ locale: 'en', messages: getMessages('en') }), locale: 'en' }
const parcel = { dateEstimated: '2026-06-12T09:00:00.000Z' }
const now = '2026-06-10T09:00:00.000Z'

const SENT = 'Parcel on its way'

test.each<[Partial<Order>, string, string, string?]>([
  [{ status: 'delivery_pending' }, 'Awaiting delivery', 'neutral'],
  [{ status: 'delivery_pending', shipments: [parcel] }, 'Awaiting delivery', 'neutral', SENT],
  [{ status: 'pending', shipments: [parcel] }, 'Confirmed', 'warning', SENT],
  [{ status: 'complete', shipments: [parcel] }, 'Complete', 'success'],
  [{ status: 'canceled', shipments: [parcel] }, 'Cancelled', 'error'],
])('the badge of an order %o is its status; a parcel under way is said beside it', (order, ...words) => {
  const [label, tone, note] = words
  expect(getOrderBadge(anOrder(order), shop)).toEqual({ tone, label, note })
})

test('an order says when its last parcel should arrive, while that is to come', () => {
  const sent = anOrder({
    dateCreated: '2026-06-03T09:00:00.000Z',
    shipments: [parcel, { dateEstimated: '2026-06-11T09:00:00.000Z' }, {}],
  })
  const placed = 'Placed on 3 June 2026'
  expect(getDatesLabel(sent, { shop, now })).toBe(`${placed} · Arrives about 12 June 2026`)
  expect(getDatesLabel(sent, { shop, now: '2026-06-13T09:00:00.000Z' })).toBe(placed)
  expect(getDatesLabel({ ...sent, status: 'canceled' }, { shop, now })).toBe(placed)
  expect(getDatesLabel({ ...sent, shipments: [] }, { shop, now })).toBe(placed)
  expect(getDatesLabel({ ...sent, shipments: [], status: 'draft' }, { shop, now })).toBe(
    'Started on 3 June 2026',
  )
})

test('what can be sent back is what the service says, else all of it', () => {
  const items = [
    anOrderItem({ id: 'a', name: 'Soap', variantName: 'Fig', quantity: 3, quantityReturnable: 2 }),
    anOrderItem({ id: 'b', name: 'Candle', variantName: undefined, quantity: 1 }),
    anOrderItem({ id: 'c', quantity: 1, quantityReturnable: 0 }),
  ]
  expect(getReturnable(items)).toEqual([
    { id: 'a', name: 'Soap, Fig', max: 2 },
    { id: 'b', name: 'Candle', max: 1 },
  ])
})
