import type { OrderStatus } from '@sorrel/domain/order'
import { expect, test } from 'vitest'
import { canBeAskedAbout, getAvailableActions } from './available-actions.ts'

test.each<[OrderStatus, ReturnType<typeof getAvailableActions>]>([
  ['payment_pending', { awaiting: 'payment_pending', buyAgain: 'none', canReturn: false }],
  ['hold', { awaiting: 'hold', buyAgain: 'none', canReturn: false }],
  ['draft', { awaiting: 'draft', buyAgain: 'none', canReturn: false }],
  ['pending', { awaiting: undefined, buyAgain: 'other', canReturn: false }],
  ['delivery_pending', { awaiting: undefined, buyAgain: 'other', canReturn: false }],
  ['complete', { awaiting: undefined, buyAgain: 'main', canReturn: true }],
  ['canceled', { awaiting: undefined, buyAgain: 'main', canReturn: false }],
])('the ways on from an order that is %s follow its status', (status, ways) => {
  expect(getAvailableActions({ status, shipments: [] })).toEqual(ways)
})

test('what was sent of an open order can be sent back, of a canceled one nothing', () => {
  const shipments = [{ trackingCode: 'SRL1' }]
  expect(getAvailableActions({ status: 'delivery_pending', shipments }).canReturn).toBe(true)
  expect(getAvailableActions({ status: 'canceled', shipments }).canReturn).toBe(false)
})

test.each<[OrderStatus, boolean]>([
  ['pending', true],
  ['delivery_pending', true],
  ['payment_pending', true],
  ['hold', true],
  ['complete', false],
  ['canceled', false],
  ['draft', false],
])('whether the customer of an order that is %s can wish to be asked about it: %s', (status, can) => {
  expect(canBeAskedAbout({ status })).toBe(can)
})
