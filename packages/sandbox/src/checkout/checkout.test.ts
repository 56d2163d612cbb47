import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { BUYER, createShopper, readProduct, type Shopper } from '../../test/shopper.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const LOGIN = 'mutation ($email: String) { loginAccount(email: $email, password: "sorrel-demo") { success } }'

async function withCart(slug = 'dish-soap-block', quantity = 1): Promise<Shopper> {
  const shopper = createShopper(sandbox)
  await shopper.add(slug, { quantity })
  return shopper
}

async function openPage(shopper: Shopper): Promise<Response> {
  return fetch(`${sandbox.url}/checkout/${await shopper.getCheckoutId()}`, { redirect: 'manual' })
}

async function readOrder(checkoutId: string) {
  const response = await sandbox.call(`/api/cart/order?checkout_id=${checkoutId}`)
  return { status: response.status, order: await response.json() }
}

async function setStock(slug: string, level: number): Promise<void> {
  const { id } = await readProduct(sandbox, slug)
  await sandbox.service.catalogue.setStock({ itemId: id, productId: id, level })
}

const valueOf = (page: string, field: string) =>
  new RegExp(`id="${field}"[^>]*value="([^"]*)"`).exec(page)?.[1]

describe('the page', () => {
  it('shows the cart, is not cached, loads nothing from other origins and runs no script', async () => {
    const shopper = await withCart('dish-soap-block', 2)
    const response = await openPage(shopper)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Dish Soap Block')
    expect(page).toContain('£20.00')
    expect(page).toContain('£3.95')
    expect(page).toContain('Place order · £23.95')
    expect(page).toContain('4242 4242 4242 4242')
    expect(page).not.toContain('<script')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('says what a plan brings and charges on its line and above the order’s button, and links the terms and returns', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('solid-shampoo-bar', { options: { Scent: 'Citrus' }, plan: 'Every month' })
    const page = await (await openPage(shopper)).text()
    const plan = /14 days free trial, then £[\d.]+ a month/
    const [summary, form] = [page.slice(page.indexOf('<aside')), page.slice(0, page.indexOf('<aside'))]
    expect(summary).toMatch(plan)
    expect(summary).toContain('<p>1 shampoo bar every month</p>')
    expect(form).toMatch(new RegExp(`Solid Shampoo Bar: 1 shampoo bar every month. ${plan.source}`))
    expect(form.search(plan)).toBeLessThan(form.indexOf('Place order ·'))
    expect(form).toContain('Pause or cancel whenever you like.')
    expect(form).toMatch(/<a href="[^"]*\/terms">/)
    expect(form).toMatch(/You have 30 days to send things back: <a href="[^"]*\/returns">/)
  })

  it('keeps the summary closed, with the total, until it holds what the shopper typed', async () => {
    const shopper = await withCart()
    const page = await (await openPage(shopper)).text()
    expect(page).toContain('<details class="summary">')
    expect(page).toMatch(/<summary>.*1 item · £13.95.*<\/summary>/)
    const applied = await (await shopper.send({ code: 'NOSUCHCODE', action: 'apply' })).text()
    expect(applied).toContain('<details class="summary" open>')
  })

  it('has a label for every input, and every error refers to its input', async () => {
    const shopper = await withCart()
    const page = await (await shopper.send({ email: 'nobody', zip: '', number: '1234' })).text()
    const boxes = [...page.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]*\sid="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(boxes.length).toBeGreaterThan(12)
    expect(boxes.filter((id) => !page.includes(`for="${id}"`))).toEqual([])
    for (const field of ['email', 'zip', 'number']) {
      expect(page).toMatch(
        new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-error"`),
      )
      expect(page).toContain(`id="${field}-error"`)
      expect(page).toContain(`href="#${field}"`)
    }
    expect(page).toMatch(/<div class="errors"[^>]*role="alert"[^>]*autofocus/)
    expect(page).toContain('<title>Error: ')
  })

  it.each([
    ['fr', 'Adresse de livraison', 'Récapitulatif'],
    ['de', 'Lieferadresse', 'Bestellübersicht'],
  ])('is translated to %s', async (locale, address, summary) => {
    const shopper = await withCart()
    await shopper.getCart(`(_locale: "${locale}")`)
    const page = await (await openPage(shopper)).text()
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toContain(address)
    expect(page).toContain(summary)
  })

  it('escapes a shopper’s text', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('linen-tea-towels', { options: { Initials: '<img src=x onerror=alert(1)>' } })
    const page = await (await shopper.send({ firstName: '"><script>alert(1)</script>', email: '' })).text()
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;img src=x')
  })

  it('is "not found" for an unknown id', async () => {
    const response = await fetch(`${sandbox.url}/checkout/unknown`, {
      headers: { 'accept-language': 'de-DE,de;q=0.9' },
    })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Wir finden diese Kasse nicht')
  })

  it('says that a cart is empty', async () => {
    const shopper = await withCart()
    const { cart } = (await shopper.getCart()) ?? {}
    await shopper.run('mutation ($id: String) { deleteCartItem(itemId: $id) { itemQuantity } }', {
      id: cart.items[0].id,
    })
    expect(await (await openPage(shopper)).text()).toContain('Your bag is empty')
    const sent = await shopper.send()
    expect(sent.status).toBe(409)
    expect(await sent.text()).toContain('Your bag is empty')
  })

  it('names the currency of the charge if prices were shown in another one', async () => {
    const shopper = await withCart()
    await shopper.getCart('(_currency: "EUR")')
    expect(await (await openPage(shopper)).text()).toContain('You pay in GBP.')
  })

  it('contains the account’s name, e-mail, default address and cards', async () => {
    const shopper = await withCart()
    await shopper.run(LOGIN, { email: 'demo@sorrel.shop' })
    const page = await (await openPage(shopper)).text()
    expect(page).toContain('Signed in as Emily Hart')
    expect(valueOf(page, 'email')).toBe('demo@sorrel.shop')
    expect(valueOf(page, 'address1')).toBe('14 Orchard Lane')
    expect(page).toContain('Visa ending in 4242')
    expect(page).toContain('Mastercard ending in 4444')
  })
})

describe('placing an order', () => {
  it('creates an order, empties the cart and redirects to the shop', async () => {
    const shopper = await withCart('dish-soap-block', 3)
    const checkoutId = await shopper.getCheckoutId()
    const response = await shopper.send()
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `http://localhost:3000/checkout/complete?checkout=${checkoutId}`,
    )
    expect(await shopper.getCart()).toEqual({ cart: null })
    const { order } = await readOrder(checkoutId)
    expect(order).toMatchObject({
      status: 'delivery_pending',
      currency: 'GBP',
      sub_total: 30,
      shipment_total: 0,
      tax_included_total: 5,
      grand_total: 30,
      item_quantity: 3,
      items: [{ quantity: 3, price: 10, product: { slug: 'dish-soap-block', name: 'Dish Soap Block' } }],
      shipping: { name: 'Ada Byron', address1: '1 Mill Lane', service_name: 'Standard delivery', price: 0 },
      billing: { method: 'card', card: { brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2029 } },
      payments: { results: [{ amount: 30, status: 'succeeded' }] },
    })
    expect(order.number).toMatch(/^S\d{5}$/)
    expect(JSON.stringify(order)).not.toContain('4242424242424242')
    expect((await openPage(shopper)).headers.get('location')).toContain('/checkout/complete')
  })

  it('redirects to the shop in the language of the cart, and orders have consecutive numbers', async () => {
    const numbers: number[] = []
    for (const _time of [1, 2]) {
      const shopper = await withCart()
      await shopper.getCart('(_locale: "fr")')
      const checkoutId = await shopper.getCheckoutId()
      const response = await shopper.send()
      expect(response.headers.get('location')).toBe(
        `http://localhost:3000/fr/checkout/complete?checkout=${checkoutId}`,
      )
      numbers.push(Number((await readOrder(checkoutId)).order.number.slice(1)))
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
  })

  it('happens once even if the form is sent many times', async () => {
    const shopper = await withCart()
    const checkoutId = await shopper.getCheckoutId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.send()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303))
    const { results } = (await readOutbox()).reduce<{ results: string[] }>(
      (seen, mail) => (mail.text.includes(checkoutId) ? { results: [...seen.results, mail.subject] } : seen),
      { results: [] },
    )
    expect(results).toHaveLength(1)
    expect((await shopper.send()).status).toBe(303)
  })

  it('its mail and its record say what a plan brings', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('bamboo-toilet-rolls', { plan: 'Every 2 months', quantity: 2 })
    const checkoutId = await shopper.getCheckoutId()
    expect((await shopper.send({ email: 'rolls@example.com' })).status).toBe(303)
    const mail = (await readOutbox()).find(({ text }) => text.includes(checkoutId))
    expect(mail?.text).toContain('2 boxes of 24 rolls every 2 months')
    const { order } = await readOrder(checkoutId)
    expect(order.items[0].product.attributes.piece.value).toEqual(['1 box of 24 rolls', 'boxes of 24 rolls'])
  })

  it('is refused from another page', async () => {
    const shopper = await withCart()
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      expect(await shopper.send({}, { origin })).toHaveProperty('status', 403)
    }
    const response = await fetch(`${sandbox.url}/checkout/${await shopper.getCheckoutId()}`, {
      method: 'POST',
      body: new URLSearchParams(BUYER),
    })
    expect(response.status).toBe(403)
    expect((await shopper.getCart())?.cart.itemQuantity).toBe(1)
  })

  it('shows everything typed again when the card is declined', async () => {
    const shopper = await withCart()
    const response = await shopper.send({
      number: '4000 0000 0000 0002',
      phone: '0113 496 0000',
      state: 'Yorkshire',
    })
    const page = await response.text()
    expect(response.status).toBe(402)
    expect(page).toContain('Your card was declined and has not been charged. Try another card.')
    for (const [field, value] of Object.entries({
      ...BUYER,
      number: '4000 0000 0000 0002',
      phone: '0113 496 0000',
      state: 'Yorkshire',
    })) {
      if (['country', 'service', 'card', 'action'].includes(field)) continue
      expect([field, valueOf(page, field)]).toEqual([field, value])
    }
    expect((await readOrder(await shopper.getCheckoutId())).status).toBe(404)
    expect((await shopper.send()).status).toBe(303)
  })

  it('does not show a card number again that may be a real one', async () => {
    const page = await (await (await withCart()).send({ number: '4111 1111 1111 1111' })).text()
    expect(page).toContain('Enter a test card number')
    expect(page).not.toContain('4111')
    expect(valueOf(page, 'lastName')).toBe('Byron')
  })

  it('is refused at its end when stock is missing, without saying how much is left, and shows everything typed', async () => {
    await setStock('sisal-body-brush', 1)
    const shopper = await withCart('sisal-body-brush', 2)
    expect(await (await openPage(shopper)).text()).not.toContain('not currently available')
    const refused = await shopper.send({ city: 'Whitby' })
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toContain(
      '<a href="http://localhost:3000/cart">Sisal Body Brush is not currently available</a>',
    )
    expect(valueOf(page, 'city')).toBe('Whitby')
    await setStock('sisal-body-brush', 12)
  })

  it('reduces the stock', async () => {
    await setStock('sisal-body-brush', 12)
    await (await withCart('sisal-body-brush', 5)).send()
    const { data } = await sandbox.query('{ productBySlug(slug: "sisal-body-brush") { stockLevel } }')
    expect(data?.productBySlug.stockLevel).toBe(7)
    await setStock('sisal-body-brush', 12)
  })

  it('asks for confirmation when the total has changed', async () => {
    const shopper = await withCart()
    const page = await (await shopper.send({ country: 'FR', total: '1395' })).text()
    expect(page).toContain('Your total has changed to £22.00. Check it and place the order again.')
    expect(page).toContain('name="total" value="2200"')
    expect((await shopper.send({ country: 'FR', total: '2200' })).status).toBe(303)
  })

  it('computes the delivery again for another country', async () => {
    const shopper = await withCart()
    const response = await shopper.send({ action: 'update', country: 'DE', email: 'half-typed' })
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('£12.00')
    expect(page).not.toContain('Express delivery')
    expect(valueOf(page, 'email')).toBe('half-typed')
  })

  it('accepts a code in the form', async () => {
    const shopper = await withCart('dish-soap-block', 4)
    const bad = await shopper.send({ action: 'apply', code: 'NOPE' })
    expect(bad.status).toBe(422)
    expect(await bad.text()).toContain('We do not know this code, or it has been used')
    const page = await (await shopper.send({ action: 'apply', code: 'welcome10' })).text()
    expect(page).toContain('−£4.00')
    expect(page).toContain('Place order · £36.00')
  })

  it('needs no card if a gift card pays the total, and reduces its balance', async () => {
    const shopper = await withCart()
    await shopper.run('mutation { applyGiftcard(code: "SORREL-GIFT-25") { giftcardTotal } }')
    const page = await (await openPage(shopper)).text()
    expect(page).toContain('There is nothing to pay now.')
    const checkoutId = await shopper.getCheckoutId()
    expect((await shopper.send({ number: '', expiry: '', cvc: '' })).status).toBe(303)
    expect((await readOrder(checkoutId)).order).toMatchObject({
      giftcard_total: 13.95,
      grand_total: 13.95,
      billing: { method: 'giftcard', card: null },
    })
    const next = await withCart('dish-soap-block', 2)
    const { data } = await next.run(
      'mutation { cart: applyGiftcard(code: "SORREL-GIFT-25") { giftcardTotal captureTotal } }',
    )
    expect(data?.cart).toEqual({ giftcardTotal: 11.05, captureTotal: 8.95 })
  })

  it('asks for no delivery if nothing is delivered', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('gift-card', { options: { Amount: '£25', Recipient: 'Jo' } })
    expect(await (await openPage(shopper)).text()).not.toContain('Delivery address')
    const checkoutId = await shopper.getCheckoutId()
    expect(
      (await shopper.send({ address1: null, city: null, zip: null, country: null, service: null })).status,
    ).toBe(303)
    expect((await readOrder(checkoutId)).order).toMatchObject({
      shipment_total: 0,
      shipping: null,
      grand_total: 25,
    })
  })

  it('begins a subscription, with its trial if it has one, and needs a card for it', async () => {
    const shopper = createShopper(sandbox)
    await shopper.run(LOGIN, { email: 'new@sorrel.shop' })
    await shopper.add('solid-shampoo-bar', { options: { Scent: 'Citrus' }, plan: 'Every month', quantity: 2 })
    await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, plan: 'Every 2 months' })
    const bare = await shopper.send({ number: '', email: 'new@sorrel.shop' })
    expect(await bare.text()).toContain('Enter a test card number')
    expect((await shopper.send({ email: 'new@sorrel.shop' })).status).toBe(303)
    const { data } = await shopper.run(
      '{ subscriptions(sort: "date_created asc") { count results { id status trial active price quantity grandTotal recurringTotal dateTrialEnd datePeriodEnd planName product { slug } variant { name } shipping { city } billing { card { last4 } } orders { results { number } } } } }',
    )
    expect(data?.subscriptions.count).toBe(2)
    const bySlug = new Map(
      data?.subscriptions.results.map(
        (each: { product: { slug: string } }) => [each.product.slug, each] as const,
      ),
    )
    expect(bySlug.get('solid-shampoo-bar')).toMatchObject({
      status: 'trial',
      trial: true,
      price: 8.55,
      quantity: 2,
      recurringTotal: 17.1,
      variant: { name: 'Citrus' },
    })
    expect(
      String(data?.subscriptions.results.find(({ trial }: { trial: boolean }) => trial).dateTrialEnd),
    ).toMatch(/^2026-12-05T09:/)
    expect(bySlug.get('oat-honey-soap-bar')).toMatchObject({
      status: 'active',
      trial: false,
      dateTrialEnd: null,
      shipping: { city: 'Leeds' },
      billing: { card: { last4: '4242' } },
      orders: { results: [{}] },
    })
    const mail = (await readOutbox())[0]
    expect(mail?.text).toContain('Solid Shampoo Bar: free for 14 days, then £17.10.')
  })

  it('charges a saved card of the account', async () => {
    const shopper = await withCart()
    await shopper.run(LOGIN, { email: 'demo@sorrel.shop' })
    const { data } = await shopper.run('{ account { cards { results { id last4 } } } }')
    const card = data?.account.cards.results.find(({ last4 }: { last4: string }) => last4 === '4444').id
    const checkoutId = await shopper.getCheckoutId()
    expect((await shopper.send({ card: 'card-of-somebody-else', number: '' })).status).toBe(422)
    expect((await shopper.send({ card, number: '', expiry: '', cvc: '' })).status).toBe(303)
    expect((await readOrder(checkoutId)).order.billing.card).toMatchObject({
      brand: 'Mastercard',
      last4: '4444',
    })
  })
})

async function readOutbox(): Promise<{ to: string; subject: string; text: string }[]> {
  const response = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
  return (await response.json()).mails
}
