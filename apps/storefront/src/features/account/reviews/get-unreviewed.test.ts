import type { OrderStatus } from '@sorrel/domain/order'
import { anOrder, anOrderItem } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getUnreviewed } from './get-unreviewed.ts'

const soap = anOrderItem({ productId: 'soap', slug: 'soap', name: 'Soap' })
const wash = anOrderItem({ productId: 'wash', slug: 'wash', name: 'Hand Wash' })

const getNames = (...args: Parameters<typeof getUnreviewed>) => getUnreviewed(...args).map(({ name }) => name)

test('each product of the orders waits once, that of the newest order first', () => {
  const orders = [
    anOrder({ id: '2', dateCreated: '2026-10-02T09:30:00.000Z', items: [wash, { ...wash, id: 'again' }] }),
    anOrder({ id: '1', dateCreated: '2026-09-02T09:30:00.000Z', items: [soap, wash] }),
  ]
  expect(getNames(orders, [])).toEqual(['Hand Wash', 'Soap'])
  expect(getUnreviewed(orders, [])[0]).toEqual({
    productId: 'wash',
    slug: 'wash',
    name: 'Hand Wash',
    image: wash.image,
    dateOrdered: '2026-10-02T09:30:00.000Z',
  })
})

test('a product with a review in any state waits no more', () => {
  expect(getNames([anOrder({ items: [soap, wash] })], [{ productId: 'soap' }])).toEqual(['Hand Wash'])
})

test('a product that has no page any more cannot be reviewed', () => {
  expect(getNames([anOrder({ items: [soap, { ...wash, slug: undefined }] })], [])).toEqual(['Soap'])
})

test.each<[OrderStatus, readonly string[]]>([
  ['complete', ['Soap']],
  ['delivery_pending', []],
  ['pending', []],
  ['payment_pending', []],
  ['hold', []],
  ['canceled', []],
  ['draft', []],
])('of an order that is %s %j wait', (status, names) => {
  expect(getNames([anOrder({ status, items: [soap] })], [])).toEqual(names)
})
