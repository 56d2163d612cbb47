import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct, type Shopper } from '../../test/shopper.ts'
import { outbox, subscriptions } from '../database/commerce-tables.ts'

/** Subscriptions as the hosted service keeps them: docs/commerce-service.md#subscriptions. */

const DELAY_SECONDS = 5
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ SUBSCRIPTION_DELAY_SECONDS: String(DELAY_SECONDS) })
})
afterAll(() => sandbox.stop())

const FIELDS =
  'id status price active canceled cancelAtEnd dateCanceled datePeriodEnd planId planName orders { count }'
const UPDATE = `mutation ($id: String, $input: SwellSubscriptionInput) { s: updateSubscription(id: $id, input: $input) { ${FIELDS} } }`
const FIND = `query ($id: String) { s: subscriptionById(id: $id) { ${FIELDS} } }`
const ORDERS =
  'query ($id: String) { s: subscriptionById(id: $id) { orders(sort: "date_created desc") { results { grandTotal payments { results { amount } } } } } }'
const LIST = '{ subscriptions { results { id number } } }'
const LOGIN = 'mutation { loginAccount(email: "new@sorrel.shop", password: "sorrel-demo") { success } }'
const DAY_MS = 86_400_000

const passTime = (ms: number) => {
  const { clock } = sandbox.service
  clock.set(new Date(clock.now().getTime() + ms))
}

async function order(): Promise<{ shopper: Shopper; before: readonly string[] }> {
  const shopper = createShopper(sandbox)
  await shopper.run(LOGIN)
  const known = (await shopper.run(LIST)).data?.subscriptions.results
  await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, plan: 'Every month' })
  expect((await shopper.send({ email: 'new@sorrel.shop' })).status).toBe(303)
  return { shopper, before: known.map(({ id }: { id: string }) => id) }
}

async function findNew({ shopper, before }: Awaited<ReturnType<typeof order>>): Promise<string | undefined> {
  const { data } = await shopper.run(LIST)
  const ids: readonly string[] = data?.subscriptions.results.map(({ id }: { id: string }) => id)
  return ids.find((id) => !before.includes(id))
}

async function subscribe() {
  const placed = await order()
  passTime(DELAY_SECONDS * 1000)
  const id = (await findNew(placed)) ?? ''
  const change = async (input: Readonly<Record<string, unknown>>) =>
    (await placed.shopper.run(UPDATE, { id, input })).data?.s
  const read = async () => (await placed.shopper.run(FIND, { id })).data?.s
  return { ...placed, id, change, read }
}

async function readMail(): Promise<string | undefined> {
  const [mail] = await sandbox.service.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'new@sorrel.shop'))
    .orderBy(desc(outbox.position))
  return mail?.text
}

describe('the record', () => {
  it('appears some seconds after the order, which is its first payment', async () => {
    const placed = await order()
    expect(await findNew(placed)).toBeUndefined()
    passTime(DELAY_SECONDS * 1000)
    const id = await findNew(placed)
    const { data } = await placed.shopper.run(FIND, { id })
    expect(data?.s.orders.count).toBe(1)
  })
})

describe('a cancellation', () => {
  it('with both fields and no end of the period counts at once', async () => {
    const { change } = await subscribe()
    const ended = await change({ canceled: true, cancelAtEnd: false })
    expect(ended).toMatchObject({ status: 'canceled', canceled: true, active: false })
    expect(ended.dateCanceled).not.toBeNull()
  })

  it('for the end of the period leaves it active and canceled until then, and nothing is charged', async () => {
    const { shopper, change, read } = await subscribe()
    const state = { status: 'active', canceled: true, cancelAtEnd: true, dateCanceled: null }
    const scheduled = await change({ canceled: true, cancelAtEnd: true })
    expect(scheduled).toMatchObject(state)
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date(Date.parse(scheduled.datePeriodEnd) + DAY_MS))
    await shopper.run(LOGIN)
    expect(await read()).toMatchObject({
      status: 'canceled',
      dateCanceled: scheduled.datePeriodEnd,
      orders: { count: 1 },
    })
    clock.set(now)
  })

  it('keeps the stored value of the field that is left out, so that it may end later', async () => {
    const { change } = await subscribe()
    expect(await change({ cancelAtEnd: true })).toMatchObject({ status: 'active', canceled: false })
    expect(await change({ canceled: true })).toMatchObject({ status: 'active', canceled: true })
  })

  it('is not made by the end of the period alone', async () => {
    const { change } = await subscribe()
    expect(await change({ cancelAtEnd: true })).toMatchObject({
      status: 'active',
      canceled: false,
      cancelAtEnd: true,
    })
  })

  it('that is to come is undone by both fields, and nothing is charged', async () => {
    const { change } = await subscribe()
    const { datePeriodEnd } = await change({ canceled: true, cancelAtEnd: true })
    expect(await change({ canceled: false, cancelAtEnd: false })).toMatchObject({
      status: 'active',
      canceled: false,
      cancelAtEnd: false,
      datePeriodEnd,
      orders: { count: 1 },
    })
  })

  it('that has happened is undone by a new period, which is charged at once', async () => {
    const { change } = await subscribe()
    const { datePeriodEnd } = await change({ canceled: true, cancelAtEnd: false })
    passTime(DAY_MS)
    const again = await change({ canceled: false, cancelAtEnd: false })
    expect(again).toMatchObject({
      status: 'active',
      canceled: false,
      dateCanceled: null,
      orders: { count: 2 },
    })
    expect(Date.parse(again.datePeriodEnd)).toBeGreaterThanOrEqual(Date.parse(datePeriodEnd) + DAY_MS)
  })
})

describe('a change', () => {
  it('of the plan keeps the old name of the plan: it is looked up by the plan’s id', async () => {
    const { change } = await subscribe()
    const product = await readProduct(sandbox, 'oat-honey-soap-bar')
    const plan = product.purchaseOptions.subscription?.plans.find(({ name }) => name !== 'Every month')
    expect(await change({ planId: plan?.id })).toMatchObject({ planId: plan?.id, planName: 'Every month' })
  })

  it('applies at once, with credit and charge for the rest of the period', async () => {
    const { shopper, id, change } = await subscribe()
    const soap = await readProduct(sandbox, 'oat-honey-soap-bar')
    const rolls = await readProduct(sandbox, 'bamboo-toilet-rolls')
    const dearer = await change({
      productId: rolls.id,
      planId: rolls.purchaseOptions.subscription?.plans[0]?.id,
    })
    // Paid for two months, of which one is left.
    const [, difference = ''] = /we charged £(5\.[56]\d)/.exec((await readMail()) ?? '') ?? []
    expect([dearer.price, difference]).toEqual([23.4, expect.stringMatching(/./)])
    const planId = soap.purchaseOptions.subscription?.plans.find(({ name }) => name === 'Every month')?.id
    const cheaper = await change({
      productId: soap.id,
      planId,
      options: [{ name: 'Scent', value: 'Lavender' }],
    })
    expect(await readMail()).toContain(
      `we credited £${difference}. We will deduct it from your next payments`,
    )
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date(Date.parse(cheaper.datePeriodEnd) + DAY_MS))
    await shopper.run(LOGIN)
    const { data } = await shopper.run(ORDERS, { id })
    const amount = Math.round(585 - 100 * Number(difference)) / 100
    expect(data?.s.orders.results[0]).toEqual({ grandTotal: 5.85, payments: { results: [{ amount }] } })
    clock.set(now)
  })

  it('to a longer plan credits the rest of the period', async () => {
    const { change } = await subscribe()
    const product = await readProduct(sandbox, 'oat-honey-soap-bar')
    const plan = product.purchaseOptions.subscription?.plans.find(({ name }) => name === 'Every 2 months')
    await change({ planId: plan?.id })
    expect(await readMail()).toMatch(/we credited £\d\.\d\d/)
  })

  it('whose charge the card refuses is refused', async () => {
    const { shopper, id } = await subscribe()
    await sandbox.service.db.update(subscriptions).set({ billing: null }).where(eq(subscriptions.id, id))
    const rolls = await readProduct(sandbox, 'bamboo-toilet-rolls')
    const planId = rolls.purchaseOptions.subscription?.plans[0]?.id
    const { errors } = await shopper.run(UPDATE, { id, input: { productId: rolls.id, planId } })
    expect(errors?.[0]?.message).toBe('The card was declined')
  })

  it.each(['status', 'price', 'datePeriodEnd', 'orderSchedule', 'grandTotal'])(
    'of anything that cannot be written is refused: %s',
    async (field) => {
      const { shopper, id } = await subscribe()
      const { errors } = await shopper.run(UPDATE, { id, input: { [field]: 'active' } })
      expect(errors?.[0]?.message).toContain(`not to include unknown field "${field}"`)
    },
  )

  it('pauses with a day or without one', async () => {
    const { shopper, id } = await subscribe()
    const pause = `mutation ($id: String, $input: SwellSubscriptionInput) {
      s: updateSubscription(id: $id, input: $input) { status paused datePauseEnd } }`
    const until = new Date(sandbox.service.clock.now().getTime() + DAY_MS).toISOString()
    const ended = await shopper.run(pause, { id, input: { paused: true, datePauseEnd: until } })
    const open = await shopper.run(pause, { id, input: { paused: true, datePauseEnd: null } })
    expect([ended.data?.s.datePauseEnd, open.data?.s.datePauseEnd]).toEqual([until, null])
  })
})

describe('the place that it is sent to', () => {
  const PLACE = '{ accountAddressId address1 address2 city zip }'
  const ADD = `mutation { a: addAccountAddress(input: { firstName: "Robin", lastName: "Field", address1: "3 Harbour Street", city: "Leith", zip: "EH6 6JJ", country: "GB" }) { id } }`
  const SEND = `mutation ($id: String, $shipping: SwellSubscriptionShippingInput) { s: updateSubscription(id: $id, input: { shipping: $shipping }) { shipping ${PLACE} } }`

  it('is an address of the account, with parts that are written out and none that are emptied', async () => {
    const { shopper, id } = await subscribe()
    const accountAddressId: string = (await shopper.run(ADD)).data?.a.id
    const shipping = { accountAddressId, address2: 'Flat 2' }
    const send = async (given: object) => (await shopper.run(SEND, { id, shipping: given })).data?.s?.shipping
    const whole = { address1: '3 Harbour Street', address2: 'Flat 2', city: 'Leith', zip: 'EH6 6JJ' }
    expect(await send(shipping)).toEqual({ accountAddressId, ...whole })
    expect((await send({ ...shipping, address2: null })).address2).toBeNull()
    for (const wrong of [{ accountAddressId: 'somebody-elses' }, { address1: '' }])
      expect(await send(wrong)).toBeUndefined()
  })
})
