import { getEmptyCart } from '@sorrel/domain/cart'
import { expect, test } from 'vitest'
import { createServiceTransport } from './cart-transport.ts'
import { createFakeClient, type FakeAnswers } from './testing.ts'

const refused = () => ({ data: null, errors: [{ message: 'Not so' }] })
const cart = { checkoutId: 'c1', currency: 'EUR', grandTotal: 6, items: [] }

function connect(answers: FakeAnswers) {
  const client = createFakeClient(answers)
  return { transport: createServiceTransport(client, { currency: 'EUR', locale: 'de' }), calls: client.calls }
}

test('before the first item the cart is an empty one, asked for in the page’s currency and language', async () => {
  const { transport, calls } = connect({ getCart: () => ({ data: { cart: null } }) })
  expect(await transport.fetch()).toEqual({ ok: true, value: getEmptyCart('EUR') })
  expect(calls[0]?.variables).toEqual({ currency: 'EUR', locale: 'de' })
})

test('a code that is no coupon may be a gift card', async () => {
  const { transport, calls } = connect({
    applyCoupon: refused,
    applyGiftcard: () => ({ data: { applyGiftcard: cart } }),
  })
  expect(await transport.applyCode('AB12')).toMatchObject({ ok: true, value: { grandTotal: 6 } })
  expect(calls.map(({ operation }) => operation)).toEqual(['applyCoupon', 'applyGiftcard'])
})

test('a gift card leaves by its id, the coupon without one', async () => {
  const { transport, calls } = connect({
    removeCoupon: () => ({ data: { removeCoupon: cart } }),
    removeGiftcard: () => ({ data: { removeGiftcard: cart } }),
  })
  expect((await transport.removeCode()).ok && (await transport.removeCode('g1')).ok).toBe(true)
  expect(calls.map(({ operation }) => operation)).toEqual(['removeCoupon', 'removeGiftcard'])
})

test('a note is the comments of the cart', async () => {
  const { transport, calls } = connect({
    updateCart: () => ({ data: { updateCart: { ...cart, comments: 'For Ann' } } }),
  })
  expect(await transport.setNote('For Ann')).toMatchObject({ ok: true, value: { note: 'For Ann' } })
  expect(calls[0]?.variables).toMatchObject({ input: { comments: 'For Ann' } })
})

test.each([
  ['there is no such code', { applyCoupon: refused, applyGiftcard: refused }, 'unknown-code'],
  ['the service is down', { applyCoupon: () => new Response(null, { status: 500 }) }, 'unanswered'],
  ['the key is refused', { applyCoupon: () => new Response(null, { status: 403 }) }, 'refused'],
])('%s', async (_name, answers, kind) => {
  const { transport } = connect(answers)
  expect(await transport.applyCode('AB12')).toEqual({ ok: false, error: { kind } })
})

test('a line that the service does not change is refused', async () => {
  const { transport } = connect({ updateCartItem: refused, deleteCartItem: refused, addToCart: refused })
  const input = { productId: 'p1', quantity: 1, options: [], purchaseOption: { type: 'standard' } } as const
  const answers = [transport.update('i1', 2), transport.remove('i1'), transport.add(input)]
  for (const answer of await Promise.all(answers))
    expect(answer).toEqual({ ok: false, error: { kind: 'refused' } })
})
