import { type Sandbox, startSandbox } from '@sorrel/service/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EARLIER_PROFILE, openShop, PROFILE, type ShopFixture } from './shop-fixture.ts'

let sandbox: Sandbox
let shop: ShopFixture

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = openShop({ commerceUrl: sandbox.origin })
})
afterAll(() => sandbox.stop())

const context = { language: 'en', currency: 'GBP' }

/** What the protocol requires of carts, in each release. */
describe.each([
  ['2026-08-25', PROFILE],
  ['2026-04-08', EARLIER_PROFILE],
])('a cart of release %s', (_, profile) => {
  const find = async (query: string) => {
    const { json } = await shop.rest('search_catalog', { payload: { query, context }, profile })
    return { id: json.products[0]?.variants[0]?.id ?? '' }
  }

  /** Two soaps with a code that takes a tenth off. */
  async function fill() {
    const line_items = [{ item: await find('dish soap block'), quantity: 2 }]
    const payload = { line_items, context, discounts: { codes: ['WELCOME10'] } }
    return (await shop.rest('create_cart', { payload, profile })).json
  }

  const convert = async (payload: object) => (await shop.rest('create_checkout', { payload, profile })).json

  test('wins over what a checkout says besides', async () => {
    const cart = await fill()
    const others = [{ item: await find('coconut scrub brush'), quantity: 5 }]
    const checkout = await convert({
      cart_id: cart.id,
      line_items: others,
      context: { language: 'de', currency: 'EUR' },
      discounts: { codes: [] },
    })
    expect(checkout.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual(
      cart.line_items.map(({ item, quantity }) => [item.id, quantity]),
    )
    expect([checkout.currency, checkout.totals]).toEqual(['GBP', cart.totals])
  })

  test('has one checkout, however often it is converted', async () => {
    const cart = await fill()
    const [first, second] = [await convert({ cart_id: cart.id }), await convert({ cart_id: cart.id })]
    expect(first.id).not.toBe('')
    expect(second.id).toBe(first.id)
  })

  test('is answered as it was when it is canceled, and is gone then', async () => {
    const cart = await fill()
    const { json: canceled } = await shop.rest('cancel_cart', { id: cart.id, profile })
    expect(canceled).toMatchObject({
      id: cart.id,
      line_items: cart.line_items,
      totals: cart.totals,
      discounts: cart.discounts,
    })
    const { json: after } = await shop.rest('get_cart', { id: cart.id, profile })
    expect(after.messages.map(({ code }) => code)).toEqual(['not_found'])
  })

  test('hands its codes on to its checkout', async () => {
    const cart = await fill()
    const checkout = await convert({ cart_id: cart.id })
    expect(checkout.discounts?.codes.map((code) => code.toUpperCase())).toEqual(['WELCOME10'])
    expect(checkout.discounts?.applied.map(({ amount }) => amount)).toEqual([200])
  })
})
