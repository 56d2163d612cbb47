import { expect, test } from 'vitest'
import type { OrderStatus } from './order.ts'
import { getOrderTimeline } from './order-timeline.ts'

const parcel = { dateCreated: '2026-11-02', carrierName: 'Royal Mail', trackingCode: 'RM1' }
const draw = (status: OrderStatus, shipments: readonly (typeof parcel)[] = []) =>
  getOrderTimeline({ status, dateCreated: '2026-11-01', shipments }).map(
    ({ step, state }) => `${step} ${state}`,
  )

test.each([
  ['draft', [], ['placed current', 'preparing next', 'sent next', 'complete next']],
  ['payment_pending', [], ['placed done', 'payment current', 'preparing next', 'sent next', 'complete next']],
  ['pending', [], ['placed done', 'preparing current', 'sent next', 'complete next']],
  ['delivery_pending', [], ['placed done', 'preparing current', 'sent next', 'complete next']],
  ['delivery_pending', [parcel], ['placed done', 'preparing done', 'sent current', 'complete next']],
  [
    'delivery_pending',
    [parcel, parcel],
    ['placed done', 'preparing done', 'sent done', 'sent current', 'complete next'],
  ],
  ['hold', [], ['placed done', 'hold current', 'complete next']],
  ['complete', [], ['placed done', 'preparing done', 'sent done', 'complete done']],
  ['complete', [parcel], ['placed done', 'preparing done', 'sent done', 'complete done']],
  ['canceled', [], ['placed done', 'canceled done']],
] as const)('%s with parcels %j', (status, shipments, expected) => {
  expect(draw(status, shipments)).toEqual(expected)
})

test('a parcel keeps its date, carrier and number', () => {
  const entries = getOrderTimeline({ status: 'complete', dateCreated: '2026-11-01', shipments: [parcel] })
  expect(entries.find(({ step }) => step === 'sent')).toMatchObject({
    date: '2026-11-02',
    carrierName: 'Royal Mail',
    trackingCode: 'RM1',
  })
})
