import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct } from '../../test/shopper.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const soap = { options: { Scent: 'Oat & Honey' } }

describe('a cart', () => {
  it('is null before the first item, which begins a session', async () => {
    const shopper = createShopper(sandbox)
    expect(await shopper.getCart()).toEqual({ cart: null })
    const stranger = shopper.token()
    const { data } = await shopper.add('oat-honey-soap-bar', { ...soap, quantity: 2 })
    expect(shopper.token()).not.toBe(stranger)
    expect(data?.cart).toMatchObject({
      itemQuantity: 2,
      subTotal: 13,
      grandTotal: 13,
      shipmentTotal: 0,
      taxTotal: 2.17,
    })
    expect(data?.cart.taxIncludedTotal).toBe(2.17)
    expect(data?.cart.items[0].taxes).toEqual([{ id: 'vat', amount: 2.17 }])
    expect(data?.cart.checkoutUrl).toBe(`http://localhost:4000/checkout/${data?.cart.checkoutId}`)
  })

  it('has one line for the same product, variant, options and plan, whether given by id or by name', async () => {
    const shopper = createShopper(sandbox)
    const product = await readProduct(sandbox, 'oat-honey-soap-bar')
    await shopper.add('oat-honey-soap-bar', soap)
    const variantId = product.variants.results.find(({ name }) => name === 'Oat & Honey')?.id
    const { data } = await shopper.run(
      'mutation ($input: SwellCartItemInput) { cart: addCartItem(input: $input) { items { quantity } } }',
      { input: { productId: product.id, variantId, quantity: 2 } },
    )
    expect(data?.cart.items).toEqual([{ quantity: 3 }])
    await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Lavender' } })
    const { data: last } = await shopper.add('oat-honey-soap-bar', { ...soap, plan: 'Every month' })
    expect(
      last?.cart.items.map((item: { quantity: number; price: number }) => [item.quantity, item.price]),
    ).toEqual([
      [3, 6.5],
      [1, 6.5],
      [1, 5.85],
    ])
  })

  it('gives a cross-sell discount while the offering product is in the cart, once and not on a subscription', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('cleaning-tablets')
    const { data } = await shopper.add('all-purpose-spray')
    expect(data?.cart.items[0]).toMatchObject({ price: 6.8, origPrice: 8.5, priceTotal: 6.8 })
    expect(data?.cart.subTotal).toBe(21.8)
    const { data: after } = await shopper.run(
      'mutation ($itemId: String) { cart: deleteCartItem(itemId: $itemId) { subTotal } }',
      { itemId: data?.cart.items[1].id },
    )
    expect(after?.cart.subTotal).toBe(8.5)
    await shopper.add('all-purpose-spray')
    const { data: plan } = await shopper.add('cleaning-tablets', { plan: 'Every month' })
    expect(plan?.cart.items.at(-1)).toMatchObject({ price: 7.65 })
  })

  it('has separate lines for different texts', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('linen-tea-towels', { options: { Initials: 'AB' } })
    await shopper.add('linen-tea-towels', { options: { Initials: '  AB ' } })
    const { data } = await shopper.add('linen-tea-towels', { options: { Initials: '   ' } })
    expect(data?.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 1])
    expect(data?.cart.items[1].options).toEqual([])
  })

  it('changes a quantity, removes a line at 0, and allows removing it twice', async () => {
    const shopper = createShopper(sandbox)
    const { data } = await shopper.add('dish-soap-block')
    const itemId = data?.cart.items[0].id
    const update =
      'mutation ($itemId: String, $input: SwellCartItemInput) { cart: updateCartItem(itemId: $itemId, input: $input) { subTotal items { quantity } } }'
    expect((await shopper.run(update, { itemId, input: { quantity: 4 } })).data?.cart).toEqual({
      subTotal: 40,
      items: [{ quantity: 4 }],
    })
    expect((await shopper.run(update, { itemId, input: { quantity: 0 } })).data?.cart).toEqual({
      subTotal: 0,
      items: [],
    })
    const remove =
      'mutation ($itemId: String) { cart: deleteCartItem(itemId: $itemId) { items { quantity } } }'
    expect((await shopper.run(remove, { itemId })).data?.cart).toEqual({ items: [] })
    expect((await shopper.run(update, { itemId, input: { quantity: 2 } })).errors?.[0]?.message).toContain(
      'Unknown cart item',
    )
  })

  it('merges two lines when a change makes them equal', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('linen-tea-towels', { options: { Initials: 'AB' } })
    const { data } = await shopper.add('linen-tea-towels', { options: { Initials: 'CD' }, quantity: 2 })
    const [first, second] = data?.cart.items ?? []
    const options = first.options.map(({ id, value }: { id: string; value: string }) => ({ id, value }))
    const { data: joined } = await shopper.run(
      'mutation ($itemId: String, $input: SwellCartItemInput) { cart: updateCartItem(itemId: $itemId, input: $input) { items { id quantity } } }',
      { itemId: second.id, input: { options } },
    )
    expect(joined?.cart.items).toEqual([{ id: first.id, quantity: 3 }])
  })

  it('can be replaced line by line, saves the delivery and refuses an unknown country', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const { id } = await readProduct(sandbox, 'sisal-soap-pouch')
    const update =
      'mutation ($input: SwellCartInput) { cart: updateCart(input: $input) { subTotal shipmentTotal grandTotal shipping { country service price } items { quantity } } }'
    const input = { items: [{ productId: id, quantity: 2 }], shipping: { country: 'gb', service: 'express' } }
    expect((await shopper.run(update, { input })).data?.cart).toEqual({
      subTotal: 10,
      shipmentTotal: 6.95,
      grandTotal: 16.95,
      shipping: { country: 'GB', service: 'express', price: 6.95 },
      items: [{ quantity: 2 }],
    })
    const { errors } = await shopper.run(update, { input: { shipping: { country: 'Utopia' } } })
    expect(errors?.[0]?.message).toBe('shipping.country must be a two-letter country code')
  })

  it('loses none of many simultaneous changes', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    await Promise.all(Array.from({ length: 8 }, () => shopper.add('dish-soap-block')))
    expect((await shopper.getCart())?.cart.items).toMatchObject([{ quantity: 9 }])
  })
})

describe('the check of a line', () => {
  it.each([
    ['nothing-like-it', {}, 'Unknown product "nothing-like-it"'],
    ['oat-honey-soap-bar', {}, 'Choose Scent of Oat & Honey Soap Bar'],
    ['oat-honey-soap-bar', { options: { Scent: 'Leather' } }, 'Unknown value "Leather" of Scent'],
    ['oat-honey-soap-bar', { ...soap, quantity: 0 }, 'Quantity must be a whole number from 1 to 9999'],
    ['oat-honey-soap-bar', { ...soap, quantity: -2 }, 'Quantity must be a whole number from 1 to 9999'],
    ['laundry-sheets', {}, 'Laundry Sheets is sold by subscription only'],
    ['laundry-sheets', { plan: 'nope' }, 'Unknown plan "nope" of Laundry Sheets'],
    ['dish-soap-block', { plan: 'nope' }, 'Dish Soap Block has no subscription'],
    ['reusable-cotton-rounds', {}, 'Reusable Cotton Rounds is not for sale'],
    ['gift-card', { options: { Amount: '£25' } }, 'Recipient is required'],
    ['soy-candle', { options: { Scent: 'Fig', 'Gift wrap': 'true' } }, 'Message is required'],
    [
      'linen-tea-towels',
      { options: { Initials: 'x'.repeat(501) } },
      'Initials is longer than 500 characters',
    ],
  ])('refuses %s with %o and gives the reason', async (slug, choice, message) => {
    const shopper = createShopper(sandbox)
    const known = slug !== 'nothing-like-it'
    const answer = known
      ? await shopper.add(slug, choice)
      : await shopper.run('mutation { addCartItem(input: { productId: "nothing-like-it" }) { checkoutId } }')
    expect(answer.errors?.[0]?.message).toBe(message)
    expect(await shopper.getCart()).toEqual({ cart: null })
  })

  it('allows more than the stock of a product that may be sold beyond it', async () => {
    const { data } = await createShopper(sandbox).add('konjac-sponge', { quantity: 3 })
    expect(data?.cart.subTotal).toBe(16.5)
  })

  it('drops options whose parent is not chosen', async () => {
    const shopper = createShopper(sandbox)
    const { data } = await shopper.add('safety-razor', { options: { Blades: '10 blades' } })
    expect(data?.cart.items[0]).toMatchObject({ price: 24, options: [] })
  })
})

describe('prices', () => {
  it.each([
    ['lavender-bath-salts', { options: { Size: '1 kg refill' } }, { price: 23, origPrice: 25 }],
    [
      'safety-razor',
      { options: { 'Add blades': 'true', Blades: '10 blades' } },
      { price: 31, origPrice: null },
    ],
    ['bamboo-toothbrush', { options: { Bristle: 'Soft', Colour: 'Sage' }, quantity: 2 }, { price: 4 }],
    [
      'bamboo-toothbrush',
      { options: { Bristle: 'Soft', Colour: 'Sage' }, quantity: 3 },
      { price: 3.6, priceTotal: 10.8 },
    ],
    [
      'bamboo-toothbrush',
      { options: { Bristle: 'Soft', Colour: 'Sage' }, quantity: 6 },
      { price: 3.2, priceTotal: 19.2 },
    ],
    ['swedish-dishcloth', { quantity: 1 }, { price: 9 }],
    ['swedish-dishcloth', { quantity: 2 }, { price: 8.1, priceTotal: 16.2 }],
    ['hand-cream-tin', {}, { price: 8 }],
    ['gift-card', { options: { Amount: '£50', Recipient: 'Jo' } }, { price: 50 }],
    ['reed-diffuser', {}, { price: 21, origPrice: 28 }],
    [
      'hand-wash-refill',
      { options: { Scent: 'Eucalyptus & Wild Mint' }, plan: 'Every 3 months' },
      { price: 8.55 },
    ],
  ])('%s with %o costs %o', async (slug, choice, price) => {
    const { data, errors } = await createShopper(sandbox).add(slug, choice)
    expect(errors).toBeUndefined()
    expect(data?.cart.items[0]).toMatchObject(price)
  })

  it('are 0 during a trial, and the line has the price after it', async () => {
    const shopper = createShopper(sandbox)
    const { data } = await shopper.add('solid-shampoo-bar', {
      options: { Scent: 'Citrus', 'Travel tin': 'true' },
      plan: 'Every month',
      quantity: 2,
    })
    expect(data?.cart).toMatchObject({
      trial: true,
      subTotal: 0,
      grandTotal: 0,
      trialSubTotal: 21.1,
      trialGrandTotal: 21.1,
    })
    expect(data?.cart.items[0]).toMatchObject({
      price: 10.55,
      origPrice: 10.55,
      priceTotal: 0,
      taxTotal: 0,
      purchaseOption: {
        type: 'subscription',
        trialDays: 14,
        billingSchedule: { trialDays: 14, interval: 'monthly' },
      },
    })
  })

  it('of an account group are for its members only', async () => {
    const member = createShopper(sandbox)
    await member.run(
      'mutation { loginAccount(email: "member@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    expect((await member.add('hand-cream-tin')).data?.cart.items[0].price).toBe(7.2)
  })

  it('are the product’s fixed ones in a priced currency, else converted', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block', { quantity: 2 })
    const { cart } = (await shopper.getCart('(_currency: "USD")')) ?? {}
    const product = (
      await sandbox.query('{ productBySlug(slug: "dish-soap-block", _currency: "USD") { price } }')
    ).data
    expect(cart).toMatchObject({ currency: 'USD', displayCurrency: 'USD' })
    expect(cart.items[0].price).toBe(product?.productBySlug.price)
    expect(cart.subTotal).toBeCloseTo(product?.productBySlug.price * 2, 10)
    expect((await shopper.getCart())?.cart.currency).toBe('USD')
  })

  it("are charged in the store's currency where the chosen one is for display", async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const { cart } = (await shopper.getCart('(_currency: "EUR", _locale: "de")')) ?? {}
    expect(cart).toMatchObject({ currency: 'GBP', displayCurrency: 'EUR', grandTotal: 10 })
    expect(cart.items[0].product.name).not.toBe('Dish Soap Block')
  })
})

it('keeps a note, which the order has', async () => {
  const shopper = createShopper(sandbox)
  await shopper.add('dish-soap-block')
  const set = 'mutation ($comments: String) { cart: updateCart(input: { comments: $comments }) { comments } }'
  expect((await shopper.run(set, { comments: 'For Ann' })).data?.cart).toEqual({ comments: 'For Ann' })
  expect((await shopper.run('{ cart { comments } }')).data?.cart).toEqual({ comments: 'For Ann' })
})

describe('codes', () => {
  const apply =
    'mutation ($code: String) { cart: applyCoupon(code: $code) { couponCode discountTotal giftcardTotal grandTotal captureTotal giftcards { id amount last4 } items { discountTotal } } }'

  it('of a coupon take a percentage off each line until it is removed; case does not matter', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block', { quantity: 2 })
    const { data } = await shopper.run(apply, { code: 'welcome10' })
    expect(data?.cart).toMatchObject({
      couponCode: 'WELCOME10',
      discountTotal: 2,
      grandTotal: 18,
      items: [{ discountTotal: 2 }],
    })
    expect(
      (await shopper.run('mutation { cart: removeCoupon { couponCode discountTotal } }')).data?.cart,
    ).toEqual({
      couponCode: null,
      discountTotal: 0,
    })
  })

  it('of a gift card pay at most the amount due', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const { data } = await shopper.run(apply, { code: 'sorrel gift 25' })
    expect(data?.cart).toMatchObject({
      giftcardTotal: 10,
      grandTotal: 10,
      captureTotal: 0,
      giftcards: [{ amount: 25, last4: 'FT25' }],
    })
    const giftcardId = data?.cart.giftcards[0].id
    const remove =
      'mutation ($id: String) { cart: removeGiftcard(giftcardId: $id) { giftcardTotal captureTotal } }'
    expect((await shopper.run(remove, { id: giftcardId })).data?.cart).toEqual({
      giftcardTotal: 0,
      captureTotal: 10,
    })
  })

  it('that are unknown are refused', async () => {
    const shopper = createShopper(sandbox)
    expect((await shopper.run(apply, { code: 'WELCOME10' })).errors?.[0]?.message).toBe(
      'There is no cart yet',
    )
    await shopper.add('dish-soap-block')
    expect((await shopper.run(apply, { code: 'NOPE' })).errors?.[0]?.message).toBe('Invalid coupon code')
  })
})
