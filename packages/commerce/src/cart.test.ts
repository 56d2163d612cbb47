import { expect, test } from 'vitest'
import {
  addToCart,
  applyCoupon,
  applyGiftcard,
  deleteCartItem,
  fetchCart,
  removeCoupon,
  removeGiftcard,
  updateCart,
  updateCartItem,
} from './cart.ts'
import { createFakeClient } from './testing.ts'

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
