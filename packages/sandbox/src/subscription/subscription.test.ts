import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct, type Shopper } from '../../test/shopper.ts'
import { outbox } from '../database/commerce-tables.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const FIELDS =
  'id status active paused canceled trial datePeriodEnd datePauseEnd datePaused dateCanceled planName price quantity recurringTotal billingSchedule { interval intervalCount } product { slug } variant { name } options { name value } items { id quantity price product { slug } }'
const UPDATE = `mutation ($id: String, $input: SwellSubscriptionInput) { s: updateSubscription(id: $id, input: $input) { ${FIELDS} } }`

/** A signed-in customer with a new subscription of soap, every month. */
async function subscribe(email = 'new@sorrel.shop'): Promise<{ shopper: Shopper; id: string }> {
  const shopper = createShopper(sandbox)
  await signIn(shopper, email)
  await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, plan: 'Every month' })
  await shopper.send({ email })
  const { data } = await shopper.run('{ subscriptions { results { id number } } }')
  const newest = data?.subscriptions.results.toSorted(
    (left: { number: string }, right: { number: string }) => (left.number < right.number ? 1 : -1),
  )[0]
  return { shopper, id: newest.id }
}

async function signIn(shopper: Shopper, email: string): Promise<void> {
  await shopper.run(
    'mutation ($email: String) { loginAccount(email: $email, password: "sorrel-demo") { success } }',
    { email },
  )
}

async function readMails(to: string) {
  return sandbox.service.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.position))
}

describe('a subscription', () => {
  it('is paused until a day, resumes by itself or by a change, and is canceled for good', async () => {
    const { shopper, id } = await subscribe()
    const until = '2026-12-01T09:00:00.000Z'
    const paused = await shopper.run(UPDATE, { id, input: { paused: true, datePauseEnd: until } })
    expect(paused.data?.s).toMatchObject({
      status: 'paused',
      paused: true,
      active: false,
      datePauseEnd: until,
    })
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date('2026-12-02T09:00:00Z'))
    const find = `query ($id: String) { s: subscriptionById(id: $id) { ${FIELDS} } }`
    expect((await shopper.run(find, { id })).data?.s).toMatchObject({ status: 'active', datePauseEnd: null })
    clock.set(now)
    expect((await shopper.run(UPDATE, { id, input: { paused: false } })).data?.s).toMatchObject({
      status: 'active',
      datePaused: null,
    })
    const open = await shopper.run(UPDATE, { id, input: { paused: true, datePauseEnd: null } })
    expect(open.data?.s).toMatchObject({ status: 'paused', datePauseEnd: null })
    const canceled = await shopper.run(UPDATE, { id, input: { canceled: true } })
    expect(canceled.data?.s).toMatchObject({ status: 'canceled', canceled: true, paused: false })
    expect((await shopper.run(UPDATE, { id, input: { paused: false } })).errors?.[0]?.message).toBe(
      'The subscription has ended',
    )
  })

  it('loses none of several simultaneous changes', async () => {
    const { shopper, id } = await subscribe()
    const product = await readProduct(sandbox, 'dish-soap-block')
    const add = `mutation ($id: String, $input: SwellSubscriptionItemInput) {
      i: addSubscriptionItem(subscriptionId: $id, input: $input) { id } }`
    const item = { productId: product.id, quantity: 1 }
    await Promise.all([
      shopper.run(add, { id, input: item }),
      shopper.run(UPDATE, { id, input: { canceled: true } }),
      shopper.run(UPDATE, { id, input: { quantity: 3 } }),
      shopper.run(add, { id, input: item }),
    ])
    const find = `query ($id: String) { s: subscriptionById(id: $id) { ${FIELDS} } }`
    expect((await shopper.run(find, { id })).data?.s.status).toBe('canceled')
    const other = await subscribe()
    await Promise.all([1, 2, 3].map(() => other.shopper.run(add, { id: other.id, input: item })))
    expect((await other.shopper.run(find, { id: other.id })).data?.s.items).toHaveLength(3)
  })

  it('renews: each charge is an order, a payment and a mail', async () => {
    const { shopper, id } = await subscribe()
    const { clock } = sandbox.service
    const now = clock.now()
    await sandbox.call('/admin/clock', {
      method: 'PUT',
      body: JSON.stringify({ now: '2027-01-22T09:00:00Z' }),
    })
    await signIn(shopper, 'new@sorrel.shop')
    const { data } = await shopper.run(
      `query ($id: String) { s: subscriptionById(id: $id) { datePeriodEnd recurringTotal
        orders { results { dateCreated grandTotal status subscription { id } items { quantity purchaseOption { type } } } } } }`,
      { id },
    )
    expect(data?.s.datePeriodEnd.slice(0, 10)).toBe('2027-02-21')
    const days = data?.s.orders.results.map(({ dateCreated }: { dateCreated: string }) =>
      dateCreated.slice(0, 10),
    )
    expect(days).toEqual(['2027-01-21', '2026-12-21', '2026-11-21'])
    expect(data?.s.orders.results[0]).toMatchObject({
      grandTotal: data?.s.recurringTotal,
      status: 'delivery_pending',
      subscription: { id },
      items: [{ quantity: 1, purchaseOption: { type: 'subscription' } }],
    })
    expect(data?.s.orders.results.at(-1).subscription).toBeNull()
    expect((await readMails('new@sorrel.shop')).slice(0, 2).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your order'),
      expect.stringContaining('Your order'),
    ])
    await shopper.run(UPDATE, { id, input: { canceled: true } })
    clock.set(now)
  })

  it('is renewed once by simultaneous reads', async () => {
    const { shopper, id } = await subscribe()
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date('2026-12-22T09:00:00Z'))
    await signIn(shopper, 'new@sorrel.shop')
    const find = 'query ($id: String) { s: subscriptionById(id: $id) { orders { count } } }'
    const seen = await Promise.all(Array.from({ length: 8 }, () => shopper.run(find, { id })))
    expect(seen.at(-1)?.data?.s.orders.count).toBe(2)
    expect((await shopper.run(find, { id })).data?.s.orders.count).toBe(2)
    await shopper.run(UPDATE, { id, input: { canceled: true } })
    clock.set(now)
  })

  it('sends parcels between two charges without a price, and counts them against the limit', async () => {
    const shopper = createShopper(sandbox)
    await signIn(shopper, 'new@sorrel.shop')
    const inCart = await shopper.add('hand-wash-refill', {
      options: { Scent: 'Eucalyptus & Wild Mint' },
      plan: 'Every month, billed every 3 months',
    })
    expect(inCart.errors).toBeUndefined()
    await shopper.send({ email: 'new@sorrel.shop' })
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date('2027-02-22T09:00:00Z'))
    await signIn(shopper, 'new@sorrel.shop')
    const { data } = await shopper.run(
      '{ subscriptions { results { id planName price orderSchedule { limit limitCurrent } orders { results { grandTotal } } } } }',
    )
    const box = data?.subscriptions.results.find(({ planName }: { planName: string }) =>
      /3 months/.test(planName),
    )
    expect(box.orderSchedule).toEqual({ limit: 12, limitCurrent: 4 })
    expect(box.orders.results.map(({ grandTotal }: { grandTotal: number }) => grandTotal)).toEqual([
      box.price,
      0,
      0,
      expect.any(Number),
    ])
    await shopper.run(UPDATE, { id: box.id, input: { canceled: true } })
    clock.set(now)
  })

  it.each([
    [{ paused: true, datePauseEnd: null }, 'Your subscription is paused', 'until you resume it'],
    [{ quantity: 3 }, 'Your subscription is changed', '£17.55'],
    [{ canceled: true }, 'Your subscription is cancelled', 'Nothing will be charged'],
  ])('confirms %o by mail, once', async (input, subject, text) => {
    const { shopper, id } = await subscribe()
    const before = (await readMails('new@sorrel.shop')).length
    await shopper.run(UPDATE, { id, input })
    await shopper.run(UPDATE, { id, input })
    const mails = await readMails('new@sorrel.shop')
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]).toMatchObject({ subject, text: expect.stringContaining(text) })
  })

  it('can change billing interval, quantity, variant and product, and its price changes with them', async () => {
    const { shopper, id } = await subscribe()
    const billingInterval = await shopper.run(UPDATE, {
      id,
      input: { quantity: 2, billingSchedule: { interval: 'monthly', intervalCount: 2 } },
    })
    expect(billingInterval.data?.s).toMatchObject({
      planName: 'Every month',
      quantity: 2,
      price: 5.85,
      recurringTotal: 11.7,
    })
    const soap = await readProduct(sandbox, 'oat-honey-soap-bar')
    const variantId = soap.variants.results.find(({ name }) => name === 'Lavender')?.id
    expect((await shopper.run(UPDATE, { id, input: { variantId } })).data?.s).toMatchObject({
      variant: { name: 'Lavender' },
      options: [{ name: 'Scent', value: 'Lavender' }],
      planName: 'Every month',
    })
    const { id: productId } = await readProduct(sandbox, 'laundry-sheets')
    expect((await shopper.run(UPDATE, { id, input: { productId, quantity: 1 } })).data?.s).toMatchObject({
      product: { slug: 'laundry-sheets' },
      variant: null,
      price: 12.35,
      billingSchedule: { interval: 'monthly', intervalCount: 2 },
    })
    const none = await readProduct(sandbox, 'dish-soap-block')
    expect((await shopper.run(UPDATE, { id, input: { productId: none.id } })).errors?.[0]?.message).toBe(
      'Dish Soap Block has no such subscription',
    )
  })

  it('can have further products', async () => {
    const { shopper, id } = await subscribe()
    const { id: productId } = await readProduct(sandbox, 'dish-soap-block')
    const added = await shopper.run(
      'mutation ($id: String, $input: SwellSubscriptionItemInput) { item: addSubscriptionItem(subscriptionId: $id, input: $input) { id quantity priceTotal product { slug } } }',
      { id, input: { productId, quantity: 2 } },
    )
    expect(added.data?.item).toMatchObject({
      quantity: 2,
      priceTotal: 20,
      product: { slug: 'dish-soap-block' },
    })
    const itemId = added.data?.item.id
    const find = 'query ($id: String) { s: subscriptionById(id: $id) { recurringTotal items { quantity } } }'
    expect((await shopper.run(find, { id })).data?.s).toEqual({
      recurringTotal: 25.85,
      items: [{ quantity: 2 }],
    })
    const changed = await shopper.run(
      'mutation ($id: String, $itemId: String) { item: updateSubscriptionItem(subscriptionId: $id, itemId: $itemId, input: { quantity: 1 }) { id quantity } }',
      { id, itemId },
    )
    expect(changed.data?.item).toEqual({ id: itemId, quantity: 1 })
    const gone =
      'mutation ($id: String, $itemId: String) { item: deleteSubscriptionItem(subscriptionId: $id, itemId: $itemId) { id } }'
    expect((await shopper.run(gone, { id, itemId })).data?.item).toEqual({ id: itemId })
    expect((await shopper.run(gone, { id, itemId })).errors?.[0]?.message).toBe(`Unknown item "${itemId}"`)
    expect((await shopper.run(find, { id })).data?.s).toEqual({ recurringTotal: 5.85, items: [] })
  })

  it.each([
    [{ datePauseEnd: '2020-01-01T00:00:00Z' }, 'datePauseEnd must be in the future'],
    [{ datePauseEnd: 'tomorrow' }, 'datePauseEnd must be an ISO date and time'],
    [{ quantity: 0 }, 'Quantity must be a whole number from 1 to 9999'],
    [{ planId: 'nope' }, 'Oat & Honey Soap Bar has no such subscription'],
    [{ variantId: 'nope' }, 'Unknown variant "nope" of Oat & Honey Soap Bar'],
  ])('refuses %o', async (input, message) => {
    const { shopper, id } = await subscribe()
    expect((await shopper.run(UPDATE, { id, input })).errors?.[0]?.message).toBe(message)
  })

  it('cannot be changed by another account', async () => {
    const { id } = await subscribe()
    const other = createShopper(sandbox)
    expect((await other.run(UPDATE, { id, input: { canceled: true } })).errors?.[0]?.message).toBe(
      'You must be logged in',
    )
    await other.run(
      'mutation { loginAccount(email: "member@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    expect((await other.run(UPDATE, { id, input: { canceled: true } })).errors?.[0]?.message).toBe(
      `Unknown subscription "${id}"`,
    )
  })
})
