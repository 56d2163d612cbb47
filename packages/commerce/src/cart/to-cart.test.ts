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

test.each([
  ['giftcard', true],
  ['shipment', undefined],
  [null, undefined],
])('a line delivered as %j: nothing of it is delivered is %j', (delivery, expected) => {
  expect(toCartItem({ ...LINE, product: { ...LINE.product, delivery } }, context)?.isDigital).toBe(expected)
})

test('a line of a bundle has its parts, which limit it', () => {
  const oil = { id: 'oil', slug: 'oil', name: 'Oil', stockTracking: true, stockLevel: 9 }
  const bundleItems = [
    {
      productId: 'oil',
      variantId: 'v1',
      quantity: 2,
      product: oil,
      variant: { id: 'v1', name: 'Fig', stockLevel: 5 },
    },
    { productId: 'gone', quantity: 1, product: null },
  ]
  const stock = { stockTracking: true, stockPurchasable: false, stockLevel: 5 }
  expect(toCartItem({ ...LINE, bundleItems }, context)).toMatchObject({
    stockLevel: 2,
    bundle: [
      {
        productId: 'oil',
        variantId: 'v1',
        slug: 'oil',
        name: 'Oil',
        variantName: 'Fig',
        quantity: 2,
        ...stock,
      },
    ],
  })
  expect(toCartItem({ ...LINE, bundleItems: [] }, context)?.bundle).toBeUndefined()
})

test.each([null, undefined, 'cart', [], 7])('%j is not a cart', (value) => {
  expect(toCart(value, context)).toBeUndefined()
})

test('gift cards have what they pay, not their balance, and the last digits of their code, never the whole code', () => {
  const giftcards = [
    { id: 'g1', amount: '7.50', codeFormatted: 'AAAA BBBB', last4: 'BBBB' },
    { id: 'g2' },
    { amount: 5 },
  ]
  const paid = { giftcards: [...giftcards, { id: 'g3', amount: 25 }], giftcardTotal: 10, grandTotal: 30 }
  const cart = toCart(paid, context)
  expect(cart?.giftcards).toEqual([
    { id: 'g1', amount: 7.5, last4: 'BBBB' },
    { id: 'g2', amount: 0, last4: '' },
    { id: 'g3', amount: 2.5, last4: '' },
  ])
  expect(cart?.captureTotal).toBe(20)
})

test('what is due is as the service says it', () => {
  const cart = toCart({ grandTotal: 30, giftcardTotal: 5, captureTotal: 24.5 }, context)
  expect(cart?.captureTotal).toBe(24.5)
})

test('sums that are missing have as many digits as their parts', () => {
  const giftcards = [
    { id: 'g1', amount: 1.234 },
    { id: 'g2', amount: 9 },
  ]
  const items = [{ ...LINE, price: 1.234, quantity: 3 }]
  const cart = toCart({ currency: 'EUR', items, giftcards, giftcardTotal: 2.469, grandTotal: 3.702 }, context)
  expect(cart?.items[0]?.priceTotal).toBe(3.702)
  expect(cart?.giftcards).toMatchObject([{ amount: 1.234 }, { amount: 1.235 }])
  expect(cart?.captureTotal).toBe(1.233)
})

describe('a line', () => {
  test('has the defaults for missing fields', () => {
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

  test.each([
    ['GBP', 1.1, 3.3],
    ['KWD', 1.001, 3.003],
  ])('adds up its amount in %s where the service does not', (currency, price, priceTotal) => {
    const items = [{ ...LINE, price, quantity: 3, priceTotal: null }]
    expect(toCart({ currency, items }, context)?.items[0]?.priceTotal).toBe(priceTotal)
  })

  test('has the variant’s stock, name and picture, else the product’s', () => {
    const variant = { id: 'v1', name: 'Small', stockLevel: 3, images: [image('small')] }
    expect(toCartItem({ ...LINE, variant }, context)).toMatchObject({
      variantId: 'v1',
      variantName: 'Small',
      stockLevel: 3,
      image: { src: 'https://cdn.test/small.jpg' },
    })
  })

  test('with a variant without a level of its own has none: the product’s is that of its fullest variant', () => {
    expect(toCartItem({ ...LINE, variant: { id: 'v1', name: 'Small' } }, context)?.stockLevel).toBeUndefined()
  })

  test('names its variant by the chosen values when the answer has no variant', () => {
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
])('the checkout address %j becomes %s', (checkoutUrl, expected) => {
  expect(toCart({ checkoutUrl }, context)?.checkoutUrl).toBe(expected)
})

test('any JSON is read without an exception, and amounts are always numbers', () => {
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
