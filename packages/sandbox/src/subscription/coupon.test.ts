import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'

/** A coupon on a subscription: docs/commerce-service.md#subscriptions. */

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const FIELDS = `id status couponCode discountTotal subTotal taxTotal grandTotal
  recurringTotal discounts { amount type sourceId } items { priceTotal discountTotal }`
const UPDATE = `mutation ($id: String, $input: SwellSubscriptionInput) { s: updateSubscription(id: $id, input: $input) { ${FIELDS} } }`
const LIST = `{ subscriptions { results { ${FIELDS} datePeriodEnd } } }`
const ORDERS = `query ($id: String) { s: subscriptionById(id: $id) { orders(sort: "date_created desc") { results {
  grandTotal subTotal discountTotal couponCode payments { results { amount } } } } } }`
const ADD = `mutation ($id: String, $input: SwellSubscriptionItemInput) { addSubscriptionItem(subscriptionId: $id, input: $input) { id } }`
const LOGIN = 'mutation { loginAccount(email: "new@sorrel.shop", password: "sorrel-demo") { success } }'
const DAY_MS = 86_400_000

async function subscribe() {
  const shopper = createShopper(sandbox)
  await shopper.run(LOGIN)
  await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, plan: 'Every month' })
  expect((await shopper.send({ email: 'new@sorrel.shop' })).status).toBe(303)
  const [own] = (await shopper.run(LIST)).data?.subscriptions.results ?? []
  const id: string = own.id
  const change = (input: Readonly<Record<string, unknown>>) => shopper.run(UPDATE, { id, input })
  return { shopper, id, own, change }
}

describe('a coupon on a subscription', () => {
  it('lowers every later charge, in whatever case it is typed', async () => {
    const { shopper, id, own, change } = await subscribe()
    expect(own).toMatchObject({ couponCode: null, discounts: [], recurringTotal: 5.85 })
    const { data } = await change({ couponCode: ' welcome10 ' })
    expect(data?.s).toMatchObject({
      couponCode: 'WELCOME10',
      subTotal: 5.85,
      discountTotal: 0.59,
      grandTotal: 5.26,
      recurringTotal: 5.26,
      taxTotal: 0.88,
      discounts: [{ amount: 0.59, type: 'coupon', sourceId: 'WELCOME10' }],
    })
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date(Date.parse(own.datePeriodEnd) + DAY_MS))
    await shopper.run(LOGIN)
    const { s } = (await shopper.run(ORDERS, { id })).data ?? {}
    expect(s.orders.results[0]).toMatchObject({
      subTotal: 5.85,
      discountTotal: 0.59,
      grandTotal: 5.26,
      couponCode: 'WELCOME10',
      payments: { results: [{ amount: 5.26 }] },
    })
    clock.set(now)
  })

  it('counts for each line, those that are added later too', async () => {
    const { shopper, id, change } = await subscribe()
    await change({ couponCode: 'WELCOME10' })
    const { data } = await shopper.run(
      '{ productBySlug(slug: "laundry-sheets") { id price purchaseOptions { standard { price } } } }',
    )
    await shopper.run(ADD, { id, input: { productId: data?.productBySlug.id, quantity: 2 } })
    const { results } = (await shopper.run(LIST)).data?.subscriptions ?? {}
    const [now] = results
    const [item] = now.items
    expect(item.discountTotal).toBeCloseTo(item.priceTotal / 10, 2)
    expect(now.recurringTotal).toBeCloseTo(now.subTotal - now.discountTotal, 2)
    expect(now.discountTotal).toBeCloseTo(0.59 + item.discountTotal, 2)
  })

  it('stays while other fields change, and is taken away by null', async () => {
    const { change } = await subscribe()
    await change({ couponCode: 'WELCOME10' })
    expect((await change({ quantity: 2 })).data?.s).toMatchObject({
      couponCode: 'WELCOME10',
      recurringTotal: 10.53,
    })
    expect((await change({ couponCode: null })).data?.s).toMatchObject({
      couponCode: null,
      discountTotal: 0,
      recurringTotal: 11.7,
    })
  })

  it.each(['NOTHING', 'SORREL-GIFT-25', '', '   '])(
    '%j is refused without a reason, and nothing changes',
    async (code) => {
      const { change } = await subscribe()
      await change({ couponCode: 'WELCOME10' })
      const { data, errors } = await change({ couponCode: code })
      expect(data?.s ?? null).toBeNull()
      expect(errors?.[0]?.message).toBe('Invalid coupon code')
      expect((await change({})).data?.s.couponCode).toBe('WELCOME10')
    },
  )

  it('is not taken by one that has ended', async () => {
    const { change } = await subscribe()
    await change({ canceled: true, cancelAtEnd: false })
    expect((await change({ couponCode: 'WELCOME10' })).errors?.[0]?.message).toBe(
      'The subscription has ended',
    )
  })
})
