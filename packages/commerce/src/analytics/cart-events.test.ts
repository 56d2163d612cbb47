import { aCart, aCartItem, anOrder } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getCartEvents } from './cart-events.ts'
import { getPurchaseEvent } from './purchase-event.ts'

const line = (id: string, quantity: number) => aCartItem({ id, productId: `product-${id}`, quantity })
type Line = ReturnType<typeof line>

const read = (before: readonly Line[] | undefined, after: readonly Line[], productId?: string) => {
  const events = getCartEvents({
    before: before && aCart({ items: before }),
    after: aCart({ items: after }),
    ...(productId !== undefined && {
      input: { productId, quantity: 1, options: [], purchaseOption: { type: 'standard' } },
    }),
  })
  return events.map((event) => [
    event.type,
    'items' in event ? event.items.map((item) => [item.productId, item.quantity]) : [],
  ])
}

test.each([
  ['a new line', [], [line('a', 2)], [['add_to_cart', [['product-a', 2]]]]],
  ['more of a line', [line('a', 1)], [line('a', 4)], [['add_to_cart', [['product-a', 3]]]]],
  ['less of a line', [line('a', 4)], [line('a', 1)], [['remove_from_cart', [['product-a', 3]]]]],
  ['a line gone', [line('a', 4), line('b', 1)], [line('b', 1)], [['remove_from_cart', [['product-a', 4]]]]],
  ['nothing', [line('a', 1)], [line('a', 1)], []],
  [
    'one line for another',
    [line('a', 1)],
    [line('b', 2)],
    [
      ['add_to_cart', [['product-b', 2]]],
      ['remove_from_cart', [['product-a', 1]]],
    ],
  ],
])('%s', (_, before, after, events) => {
  expect(read(before, after)).toEqual(events)
})

test('of a cart that was not known, only what was put in counts', () => {
  const after = [line('a', 2), line('b', 1)]
  expect(read(undefined, after, 'product-b')).toEqual([['add_to_cart', [['product-b', 1]]]])
  expect(read(undefined, after)).toEqual([])
})

test('a purchase has the number of the order and its sums, and no id that opens it', () => {
  const order = anOrder({ id: 'secret-id', number: '100027', couponCode: 'SPRING' })
  const event = getPurchaseEvent(order)
  expect(event).toMatchObject({
    type: 'purchase',
    orderNumber: '100027',
    value: order.grandTotal,
    tax: order.taxTotal,
    shipping: order.shipmentTotal,
    couponCode: 'SPRING',
  })
  expect(JSON.stringify(event)).not.toContain('secret-id')
})
