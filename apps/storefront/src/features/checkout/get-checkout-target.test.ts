import { aCart, aCartItem } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { getCheckoutTarget } from './get-checkout-target.ts'

const ORIGINS = ['https://shop.example']
const url = 'https://store.swell.store/checkout/c1'
const line = aCartItem({ id: 'a', quantity: 3, stockTracking: true, stockPurchasable: false, stockLevel: 3 })
const cart = aCart({ items: [line], checkoutUrl: url })

test.each([
  ['no cart', null, { kind: 'empty' }],
  ['no lines', { ...cart, items: [] }, { kind: 'empty' }],
  ['no address', { ...cart, checkoutUrl: '#' }, { kind: 'empty' }],
  ['enough of everything', cart, { kind: 'checkout', url }],
  [
    'a line above what is there',
    { ...cart, items: [line, { ...line, id: 'b', quantity: 1 }] },
    { kind: 'short', itemId: 'b' },
  ],
])('the way to the checkout: %s', (_name, given, target) => {
  expect(getCheckoutTarget(given, ORIGINS)).toEqual(target)
})

test('an address of this very shop is not followed', () => {
  const own = { ...cart, checkoutUrl: 'https://shop.example/checkout/c1' }
  expect(getCheckoutTarget(own, ORIGINS)).toEqual({ kind: 'loop' })
})
