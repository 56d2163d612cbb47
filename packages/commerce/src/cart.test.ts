import { describe, expect, test } from 'vitest'
import {
  addToCart,
  applyCoupon,
  applyGiftcard,
  deleteCartItem,
  fetchCart,
  fetchGiftcardBalance,
  removeCoupon,
  removeGiftcard,
  updateCart,
  updateCartItem,
} from './cart.ts'
import { createFakeClient, type FakeAnswers } from './testing.ts'

const CART = {
  checkoutId: 'c1',
  grandTotal: 6,
  items: [{ id: 'i1', productId: 'p1', variantId: 'v1', quantity: 1, price: 6 }],
}
const INPUT = {
  productId: 'p1',
  variantId: 'v1',
  quantity: 1,
  options: [
    { id: 'size', valueId: 's' },
    { id: 'note', value: 'For you' },
  ],
  purchaseOption: { type: 'standard' },
} as const

test('the cart is null before the first item', async () => {
  const client = createFakeClient({ getCart: () => ({ data: { cart: null } }) })
  expect(await fetchCart(client, { currency: 'GBP' })).toEqual({ ok: true, value: null })
})

test('adding a line does not send the variant’s name, but shows it on the new line', async () => {
  const client = createFakeClient({ addToCart: () => ({ data: { addCartItem: CART } }) })
  const result = await addToCart(client, {
    input: { ...INPUT, variantName: 'Small' },
    currency: 'GBP',
    locale: 'en',
  })
  expect(result).toMatchObject({ ok: true, value: { items: [{ variantName: 'Small' }] } })
  expect(client.calls[0]?.variables).toEqual({ cartItemInput: INPUT, currency: 'GBP', locale: 'en' })
})

test.each([{}, { addCartItem: null }])('an addition that is answered %j is none', async (data) => {
  const client = createFakeClient({ addToCart: () => ({ data }) })
  expect(await addToCart(client, { input: INPUT })).toMatchObject({ ok: false, error: { kind: 'decode' } })
})

test('a subscription sends its plan', async () => {
  const client = createFakeClient({ addToCart: () => ({ data: { addCartItem: CART } }) })
  const purchaseOption = { type: 'subscription', planId: 'm' } as const
  await addToCart(client, { input: { ...INPUT, purchaseOption } })
  expect(client.calls[0]?.variables).toMatchObject({ cartItemInput: { purchaseOption } })
})

test('every change returns the cart', async () => {
  const client = createFakeClient({
    updateCartItem: () => ({ data: { updateCartItem: CART } }),
    deleteCartItem: () => ({ data: { deleteCartItem: null } }),
    updateCart: () => ({ data: { updateCart: CART } }),
    applyCoupon: () => ({ data: { applyCoupon: CART } }),
    removeCoupon: () => ({ data: { removeCoupon: CART } }),
    applyGiftcard: () => ({ data: { applyGiftcard: CART } }),
    removeGiftcard: () => ({ data: { removeGiftcard: CART } }),
  })
  const cart = { ok: true, value: { checkoutId: 'c1' } }
  expect(await updateCartItem(client, { itemId: 'i1', input: { quantity: 2 } })).toMatchObject(cart)
  expect(await deleteCartItem(client, { itemId: 'i1' })).toEqual({ ok: true, value: null })
  expect(await updateCart(client, { input: { comments: 'Ring twice' } })).toMatchObject(cart)
  expect(await applyCoupon(client, { code: 'TEN' })).toMatchObject(cart)
  expect(await removeCoupon(client)).toMatchObject(cart)
  expect(await applyGiftcard(client, { code: 'G1' })).toMatchObject(cart)
  expect(await removeGiftcard(client, { giftcardId: 'g1' })).toMatchObject(cart)
})

test.each([
  ['addToCart', 'refused'],
  ['applyCoupon', 'code'],
  ['applyGiftcard', 'code'],
])('a refused %s has the reason `%s`', async (operation, reason) => {
  const answer = () => ({ data: null, errors: [{ message: 'No' }] })
  const client = createFakeClient({ [operation]: answer })
  const calls = {
    addToCart: () => addToCart(client, { input: INPUT }),
    applyCoupon: () => applyCoupon(client, { code: 'x' }),
    applyGiftcard: () => applyGiftcard(client, { code: 'x' }),
  }
  const call = Object.entries(calls).find(([name]) => name === operation)?.[1]
  expect(await call?.()).toMatchObject({ ok: false, error: { kind: 'user', reason } })
})

describe('the balance of a gift card', () => {
  const GIFTCARDS = [{ id: 'g1', amount: 25, codeFormatted: 'AAAA FT25', last4: 'FT25' }]
  const inSession = (data: object, token: string) =>
    Response.json({ data }, { headers: { 'x-session': token } })
  const refuse = (message: string) => ({ data: null, errors: [{ message }] })
  const takes: FakeAnswers = {
    applyGiftcard: () =>
      inSession({ applyGiftcard: { ...CART, items: [], currency: 'GBP', giftcards: GIFTCARDS } }, 'own'),
    removeGiftcard: () => ({ data: { removeGiftcard: CART } }),
  }
  const read = async (answers: FakeAnswers) => {
    const client = createFakeClient(answers)
    const found = await fetchGiftcardBalance(client, { code: 'aaaa ft25' })
    return { found, calls: client.calls }
  }

  test('is whole, whatever the cart costs, and the card leaves the session of its own', async () => {
    const { found, calls } = await read(takes)
    expect(found).toEqual({
      ok: true,
      value: { balance: { amount: 25, currency: 'GBP' }, last4: 'FT25' },
    })
    expect(calls.map(({ operation, headers }) => [operation, headers.get('x-session')])).toEqual([
      ['applyGiftcard', null],
      ['removeGiftcard', 'own'],
    ])
    expect(calls[1]?.variables).toEqual({ giftcardId: 'g1' })
  })

  test.each([
    ['refuses to', refuse('There is no cart yet')],
    ['answers none', { data: { applyGiftcard: null } }],
  ])('a service that %s without a cart gets an empty one', async (_what, first) => {
    let tries = 0
    const { found, calls } = await read({
      ...takes,
      applyGiftcard: (call) => ((tries += 1) === 1 ? first : takes.applyGiftcard?.(call)),
      updateCart: () => inSession({ updateCart: CART }, 'own'),
    })
    expect(found).toMatchObject({ ok: true, value: { last4: 'FT25' } })
    expect(calls.map(({ operation }) => operation)).toEqual([
      'applyGiftcard',
      'updateCart',
      'applyGiftcard',
      'removeGiftcard',
    ])
    expect(calls[2]?.headers.get('x-session')).toBe('own')
  })

  test('is not told where the service takes no card into an empty cart', async () => {
    const { found } = await read({
      applyGiftcard: () => refuse('Add an item to the cart first'),
      updateCart: () => ({ data: { updateCart: CART } }),
    })
    expect(found).toEqual({ ok: true, value: null })
  })

  test.each<[string, FakeAnswers, object]>([
    ['an unknown code', { applyGiftcard: () => refuse('Invalid coupon code') }, { reason: 'code' }],
    [
      'the code of a coupon',
      { applyGiftcard: () => ({ data: { applyGiftcard: { ...CART, couponCode: 'TEN' } } }) },
      { reason: 'code' },
    ],
    ['a failure', { applyGiftcard: () => refuse('Internal server error') }, { kind: 'graphql' }],
  ])('is an error for %s', async (_what, answers, error) => {
    expect((await read(answers)).found).toMatchObject({ ok: false, error })
  })
})
