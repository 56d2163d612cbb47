import { describe, expect, it } from 'vitest'
import {
  getCartItemPrice,
  getLineKey,
  getQuantityInCart,
  getPartLabel,
  getPartName,
  getShortages,
  hasQuantityControl,
  isDelivered,
  isMembership,
  toRepeatInput,
} from './cart-line.ts'
import { aBillingSchedule, aCart, aCartItem } from './testing.ts'

const trialItem = (trialDays: number) =>
  aCartItem({
    price: 8.55,
    quantity: 2,
    purchaseOption: {
      type: 'subscription',
      planId: 'p1',
      planName: 'Every month',
      billingSchedule: aBillingSchedule({ trialDays }),
    },
  })

describe('getQuantityInCart', () => {
  const cart = aCart({
    items: [
      aCartItem({ productId: 'soap', variantId: 'fig', quantity: 2 }),
      aCartItem({ productId: 'soap', variantId: 'fig', quantity: 3 }),
      aCartItem({ productId: 'soap', variantId: 'cedar', quantity: 10 }),
      aCartItem({ productId: 'oil', quantity: 20 }),
      aCartItem({ productId: 'balm', variantId: '', quantity: 7 }),
    ],
  })

  it.each([
    ['lines of the same product and variant', { productId: 'soap', variantId: 'fig' }, 5],
    ['the other variant', { productId: 'soap', variantId: 'cedar' }, 10],
    ['no variant', { productId: 'oil' }, 20],
    ['an empty variant is none', { productId: 'balm' }, 7],
    ['a product whose lines all have variants', { productId: 'soap' }, 0],
    ['not in the bag', { productId: 'tin' }, 0],
  ])('%s', (_name, wanted, expected) => {
    expect(getQuantityInCart(cart, wanted)).toBe(expected)
  })
})

describe('getLineKey', () => {
  const scent = { id: 'scent', valueId: 'mint' }
  const note = { id: 'note', value: 'Hi' }
  const line = {
    productId: 'oil',
    variantId: 'v1',
    options: [scent, note],
    purchaseOption: { type: 'standard' },
  } as const
  const monthly = { type: 'subscription', planId: 'monthly' } as const

  it('is the same for another order of options and a variant that is empty or missing', () => {
    expect(getLineKey({ ...line, options: [note, scent] })).toBe(getLineKey(line))
    expect(getLineKey({ ...line, variantId: '' })).toBe(getLineKey({ ...line, variantId: undefined }))
  })

  it.each([
    ['product', { productId: 'soap' }],
    ['variant', { variantId: 'v2' }],
    ['choice', { options: [{ id: 'scent', valueId: 'fig' }, note] }],
    ['text', { options: [scent, { id: 'note', value: 'Ho' }] }],
    ['a text that is like a choice', { options: [scent, { id: 'note', valueId: 'Hi' }] }],
    ['plan', { purchaseOption: monthly }],
  ])('is another for another %s', (_name, change) => {
    expect(getLineKey({ ...line, ...change })).not.toBe(getLineKey(line))
  })
})

describe('toRepeatInput', () => {
  const purchaseOption = { type: 'subscription', planId: 'monthly', planName: 'Every month' } as const

  it('is what adds the line once more', () => {
    const options = [
      { id: 'scent', name: 'Scent', value: 'Mint', valueId: 'mint', variant: true, price: 0 },
      { id: 'initials', name: 'Initials', value: 'AB', variant: false, price: 0 },
      { id: 'note', name: 'Note', value: 'Hi', valueId: '', variant: false, price: 0 },
    ]
    const item = aCartItem({ productId: 'oil', variantId: 'v1', quantity: 3, options, purchaseOption })
    expect(toRepeatInput(item)).toEqual({
      productId: 'oil',
      variantId: 'v1',
      quantity: 3,
      options: [
        { id: 'scent', valueId: 'mint' },
        { id: 'initials', value: 'AB' },
        { id: 'note', value: 'Hi' },
      ],
      purchaseOption: { type: 'subscription', planId: 'monthly' },
    })
  })

  it('is a plain purchase of a plain line', () => {
    expect(toRepeatInput(aCartItem()).purchaseOption).toEqual({ type: 'standard' })
  })
})

it.each([
  [{}, true],
  [{ tags: ['new'] }, true],
  [{ isDigital: true }, false],
  [{ tags: ['membership'] }, false],
])('a parcel carries %j: %j', (facts, expected) => {
  expect(isDelivered(aCartItem(facts))).toBe(expected)
})

describe('memberships', () => {
  it.each([
    [['membership'], true],
    [['new', 'membership'], true],
    [['members'], false],
    [[], false],
  ])('tags %j', (tags, expected) => {
    const item = aCartItem({ tags })
    expect(isMembership(item)).toBe(expected)
    expect(hasQuantityControl(item)).toBe(!expected)
  })
})

describe('trials', () => {
  it.each([
    ['standard', aCartItem({ price: 6.5, quantity: 2 }), { price: 6.5, priceTotal: 13, trialDays: 0 }],
    ['subscription without a trial', trialItem(0), { price: 8.55, priceTotal: 17.1, trialDays: 0 }],
    ['subscription with a trial', trialItem(14), { price: 0, priceTotal: 0, origPrice: 8.55, trialDays: 14 }],
    ['a negative trial is none', trialItem(-3), { price: 8.55, priceTotal: 17.1, trialDays: 0 }],
  ])('%s', (_name, item, expected) => {
    expect(getCartItemPrice(item)).toEqual(expected)
  })

  it('has no trial without a billing schedule', () => {
    const purchaseOption = { type: 'subscription', planId: 'p1', planName: 'Every month' } as const
    expect(getCartItemPrice(aCartItem({ purchaseOption })).trialDays).toBe(0)
  })
})

const limited = { stockTracking: true, stockPurchasable: false }
const backorder = { stockTracking: true, stockPurchasable: true }
const untracked = { stockTracking: false, stockPurchasable: false }

describe('getPartLabel', () => {
  it.each([
    ['without a variant', { name: 'Soap' }, 'Soap'],
    ['with one', { name: 'Soap', variantName: 'Mint' }, 'Soap, Mint'],
  ])('%s', (_name, part, expected) => {
    expect(getPartName(part)).toBe(expected)
    expect(getPartLabel({ ...part, quantity: 2 })).toBe(`2 × ${expected}`)
  })
})

describe('getShortages', () => {
  const line = { ...limited, id: 'a', productId: 'soap', stockLevel: 3, quantity: 3 }
  const set = {
    ...limited,
    id: 'set',
    productId: 'set',
    stockLevel: 1,
    bundle: [{ ...limited, productId: 'soap', stockLevel: 3, quantity: 2 }],
  }

  it.each([
    ['as many as there are', [line], []],
    ['more than there are', [{ ...line, quantity: 5 }], [['a', 3]]],
    ['nothing left', [{ ...line, stockLevel: 0 }], [['a', 0]]],
    ['oversold', [{ ...line, stockLevel: -4 }], [['a', 0]]],
    ['a level that is not known', [{ ...line, stockLevel: undefined, quantity: 9 }], []],
    ['sold beyond zero', [{ ...line, ...backorder, quantity: 9 }], []],
    ['not tracked', [{ ...line, ...untracked, quantity: 9 }], []],
    ['two lines of one product', [line, { ...line, id: 'b', quantity: 1 }], [['b', 0]]],
    [
      'a part of a bundle and the part itself',
      [
        { ...line, quantity: 2 },
        { ...set, quantity: 1 },
      ],
      [['set', 0]],
    ],
    [
      'a bundle takes its parts from the next',
      [
        { ...set, quantity: 1 },
        { ...line, quantity: 2 },
      ],
      [['a', 1]],
    ],
    ['two lines of different variants', [line, { ...line, id: 'b', variantId: 'mint' }], []],
  ] as const)('%s', (_name, lines, expected) => {
    expect([...getShortages(lines)]).toEqual(expected)
  })
})
