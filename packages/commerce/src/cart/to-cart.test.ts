import { getEmptyCart } from '@sorrel/domain/cart'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromJson, hostileJson } from '../../test/hostile.ts'
import { silentLogger } from '../wire/to-list.ts'
import { toCart as mapCart, toCartItem as mapCartItem } from './to-cart.ts'

const toCart = fromJson(mapCart)
const toCartItem = fromJson(mapCartItem)
const context = { logger: silentLogger }
const image = (name: string) => ({ file: { url: `https://cdn.test/${name}.jpg`, width: 8, height: 9 } })
const LINE = {
  id: 'i1',
  productId: 'p1',
  quantity: 2,
  price: '6.50',
  product: {
    id: 'p1',
    slug: 'soap',
    name: 'Oat soap',
    stockTracking: true,
    stockLevel: 9,
    images: [image('soap')],
    tags: ['new'],
  },
}

test('an empty record is an empty cart', () => {
  expect(toCart({}, context)).toEqual({ ...getEmptyCart('USD'), giftcards: [], couponCode: undefined })
})

test.each([null, undefined, 'cart', [], 7])('%j is no cart', (value) => {
  expect(toCart(value, context)).toBeUndefined()
})

test('gift cards have their amount and the end of their code, never the code', () => {
  const giftcards = [
    { id: 'g1', amount: '7.50', codeFormatted: 'AAAA BBBB', last4: 'BBBB' },
    { id: 'g2' },
    { amount: 5 },
  ]
  expect(toCart({ giftcards }, context)?.giftcards).toEqual([
    { id: 'g1', amount: 7.5, last4: 'BBBB' },
    { id: 'g2', amount: 0, last4: '' },
  ])
})

describe('a line', () => {
  test('has the defaults where the service says nothing', () => {
    expect(toCartItem(LINE, context)).toMatchObject({
      slug: 'soap',
      name: 'Oat soap',
      image: { alt: 'Oat soap' },
      minQuantity: 1,
      priceTotal: 13,
      discountTotal: 0,
      taxes: [],
      options: [],
      purchaseOption: { type: 'standard' },
      stockTracking: true,
      stockPurchasable: false,
      stockLevel: 9,
      tags: ['new'],
    })
  })

  test('takes the variant’s stock, name and picture before the product’s', () => {
    const variant = { id: 'v1', name: 'Small', stockLevel: 3, images: [image('small')] }
    expect(toCartItem({ ...LINE, variant }, context)).toMatchObject({
      variantId: 'v1',
      variantName: 'Small',
      stockLevel: 3,
      image: { src: 'https://cdn.test/small.jpg' },
    })
  })

  test('names its variant by the chosen values when it comes without it', () => {
    const options = [
      { id: 'size', name: 'Size', value: 'Small', variant: true },
      { id: 'scent', name: 'Scent', value: 'Rose', variant: true },
      { id: 'note', name: 'Note', value: 'For you' },
    ]
    expect(toCartItem({ ...LINE, variantId: 'v1', options }, context)?.variantName).toBe('Small, Rose')
  })

  test.each([
    [
      {
        type: 'subscription',
        planId: 'm',
        planName: 'Monthly',
        billingSchedule: { interval: 'monthly', trialDays: 7 },
      },
      'subscription',
    ],
    [{ type: 'subscription' }, 'standard'],
    [{ type: null }, 'standard'],
    [null, 'standard'],
  ])('bought as %j is a %s purchase', (purchaseOption, type) => {
    expect(toCartItem({ ...LINE, purchaseOption }, context)?.purchaseOption.type).toBe(type)
  })

  test.each([{ id: null }, { quantity: 0 }, { quantity: 1.5 }, { productId: null, product: null }])(
    'with %j is dropped',
    (change) => {
      expect(toCart({ items: [{ ...LINE, ...change }, LINE] }, context)?.items).toHaveLength(1)
    },
  )
})

test.each([
  ['https://shop.test/checkout/1', 'https://shop.test/checkout/1'],
  ['javascript:alert(1)', '#'],
  ['/checkout', '#'],
  [null, '#'],
])('the checkout at %j is %s', (checkoutUrl, expected) => {
  expect(toCart({ checkoutUrl }, context)?.checkoutUrl).toBe(expected)
})

test('no JSON makes it throw, and amounts are always numbers', () => {
  const names = [
    'items',
    'id',
    'productId',
    'product',
    'variant',
    'quantity',
    'price',
    'grandTotal',
    'options',
    'purchaseOption',
    'taxes',
    'images',
    'type',
    'planId',
  ]
  fc.assert(
    fc.property(hostileJson(names), (json) => {
      const cart = toCart(json, context)
      if (!cart) return
      const amounts = [cart.grandTotal, ...cart.items.flatMap((item) => [item.price, item.priceTotal])]
      expect(amounts.every((amount) => amount >= 0)).toBe(true)
      expect(cart.items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
