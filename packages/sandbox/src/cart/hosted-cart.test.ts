import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct } from '../../test/shopper.ts'

/** The cart as the hosted service keeps it: docs/commerce-service.md#cart-and-checkout. */

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const ADD = `mutation ($input: SwellCartItemInput) { cart: addCartItem(input: $input) { items {
  quantity variantId purchaseOption { type planId } } } }`

/** Adds a line as it is given, without completing it. */
async function addAsGiven(slug: string, input: Readonly<Record<string, unknown>>) {
  const { id } = await readProduct(sandbox, slug)
  const answer = await createShopper(sandbox).run(ADD, { input: { productId: id, ...input } })
  return { line: answer.data?.cart?.items[0], message: answer.errors?.[0]?.message }
}

it('a promotion applies by itself, beside a coupon, and is part of what is due', async () => {
  const own = await startSandbox({ PROMOTION_PERCENT: '20' })
  const shopper = createShopper(own)
  await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, quantity: 2 })
  const read = 'subTotal discountTotal discounts { type amount }'
  const alone = (await shopper.run(`{ cart { ${read} } }`)).data?.cart
  expect(alone).toEqual({ subTotal: 13, discountTotal: 2.6, discounts: [{ type: 'promo', amount: 2.6 }] })
  const both = (await shopper.run(`mutation { cart: applyCoupon(code: "WELCOME10") { ${read} } }`)).data?.cart
  expect(both.discounts).toEqual([
    { type: 'coupon', amount: 1.3 },
    { type: 'promo', amount: 2.6 },
  ])
  expect(both.discountTotal).toBe(3.9)
  expect((await shopper.send({})).status).toBe(303)
  await own.stop()
})

describe('stock', () => {
  it('is not looked at when a line is added or changed: any quantity is accepted', async () => {
    const shopper = createShopper(sandbox)
    const { data } = await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Charcoal' }, quantity: 90 })
    expect(data?.cart.items[0].quantity).toBe(90)
    const { data: changed } = await shopper.run(
      'mutation ($id: String) { cart: updateCartItem(itemId: $id, input: { quantity: 900 }) { itemQuantity } }',
      { id: data?.cart.items[0].id },
    )
    expect(changed?.cart.itemQuantity).toBe(900)
  })
})

describe('options', () => {
  it('that the product does not have are accepted, and alone give a line without a variant', async () => {
    const { line } = await addAsGiven('oat-honey-soap-bar', { options: [{ name: 'Colour', value: 'Red' }] })
    expect(line).toMatchObject({ quantity: 1, variantId: null })
  })

  it.each([
    ['none at all', []],
    ['an unknown value', [{ name: 'Scent', value: 'Leather' }]],
  ])('of a product with variants are refused: %s', async (_what, options) => {
    const { line, message } = await addAsGiven('oat-honey-soap-bar', { options })
    expect([line, message]).toEqual([undefined, expect.stringMatching(/Choose Scent|Unknown value/)])
  })

  it('that are only a part of the choice are refused', async () => {
    const { message } = await addAsGiven('bamboo-toothbrush', {
      options: [{ name: 'Bristle', value: 'Soft' }],
    })
    expect(message).toBe('Choose Bristle and Colour of Bamboo Toothbrush')
  })
})

describe('a purchase option', () => {
  it.each([
    ['dish-soap-block', { type: 'subscription' }, 'Dish Soap Block has no subscription'],
    ['laundry-sheets', { type: 'standard' }, 'Laundry Sheets is sold by subscription only'],
    ['dish-soap-block', { type: 'rental' }, 'Unknown purchase option "rental"'],
  ])('that the product does not sell is refused: %s, %o', async (slug, purchaseOption, refusal) => {
    expect((await addAsGiven(slug, { purchaseOption })).message).toBe(refusal)
  })

  it('left out makes a line without one of a product that is sold by subscription only', async () => {
    expect((await addAsGiven('laundry-sheets', {})).line).toMatchObject({ purchaseOption: null })
  })

  it('without a plan takes the first plan', async () => {
    const product = await readProduct(sandbox, 'laundry-sheets')
    const { line } = await addAsGiven('laundry-sheets', { purchaseOption: { type: 'subscription' } })
    const planId = product.purchaseOptions.subscription?.plans[0]?.id
    expect(line.purchaseOption).toEqual({ type: 'subscription', planId })
  })
})

describe('codes and totals', () => {
  const apply = `mutation ($code: String) { cart: applyCoupon(code: $code) {
    couponCode giftcardTotal grandTotal captureTotal giftcards { amount } } }`

  it('a code is tried as a gift card first, and every failure has the same message', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const { data } = await shopper.run(apply, { code: 'SORREL-GIFT-25' })
    expect(data?.cart).toMatchObject({ couponCode: null, giftcards: [{ amount: 25 }] })
    const failures = await Promise.all(['NOPE', '', '0'].map((code) => shopper.run(apply, { code })))
    expect(new Set(failures.map(({ errors }) => errors?.[0]?.message))).toEqual(
      new Set(['Invalid coupon code']),
    )
  })

  it('captureTotal is what is due, grandTotal is before gift cards, whose amounts are balances', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block', { quantity: 4 })
    const { data } = await shopper.run(apply, { code: 'SORREL-GIFT-25' })
    expect(data?.cart).toMatchObject({
      grandTotal: 40,
      giftcardTotal: 25,
      captureTotal: 15,
      giftcards: [{ amount: 25 }],
    })
  })
})

describe('a cart', () => {
  it('reads empty after the order, and the next item opens a new one', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const first = await shopper.getCheckoutId()
    const before = shopper.token()
    expect((await shopper.send()).status).toBe(303)
    expect(await shopper.getCart()).toEqual({ cart: null })
    expect(shopper.token()).not.toBe(before)
    await shopper.add('sisal-soap-pouch')
    expect(await shopper.getCheckoutId()).not.toBe(first)
  })

  const LOGIN = 'mutation { loginAccount(email: "demo@sorrel.shop", password: "sorrel-demo") { success } }'
  const LOGOUT = 'mutation { logoutAccount { success } }'

  it('of a guest goes to the account at log-in, whose older one stays behind, unmerged', async () => {
    const old = createShopper(sandbox)
    await old.run(LOGIN)
    await old.add('sisal-soap-pouch')
    const guest = createShopper(sandbox)
    await guest.add('dish-soap-block')
    await guest.run(LOGIN)
    const { cart } = (await guest.getCart()) ?? {}
    expect(cart).toMatchObject({ accountLoggedIn: true, items: [{ product: { slug: 'dish-soap-block' } }] })
  })

  it('that is the account’s last open one is taken at log-in without a guest’s', async () => {
    const first = createShopper(sandbox)
    await first.run(
      'mutation { loginAccount(email: "new@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    await first.add('sisal-soap-pouch')
    const second = createShopper(sandbox)
    await second.run(
      'mutation { loginAccount(email: "new@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    expect((await second.getCart())?.cart.items).toMatchObject([{ product: { slug: 'sisal-soap-pouch' } }])
  })

  it('keeps its items at log-out, at the prices of a stranger', async () => {
    const member = createShopper(sandbox)
    await member.run(
      'mutation { loginAccount(email: "member@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    await member.add('hand-cream-tin')
    await member.run(LOGOUT)
    const { cart } = (await member.getCart()) ?? {}
    expect(cart).toMatchObject({ guest: true, accountId: null, items: [{ quantity: 1, price: 8 }] })
  })
})
