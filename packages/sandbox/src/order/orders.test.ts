import { SUBSCRIPTION_STATUSES } from '@sorrel/domain/subscriptions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function signIn(email: string) {
  const shopper = createShopper(sandbox)
  await shopper.run(
    'mutation ($email: String) { loginAccount(email: $email, password: "sorrel-demo") { success } }',
    { email },
  )
  return shopper
}

const STATUSES = ['canceled', 'complete', 'delivery_pending', 'hold', 'payment_pending', 'pending', 'draft']

describe('the orders of an account', () => {
  it('exist in every status for the demo customer, newest first, with correct totals', async () => {
    const shopper = await signIn('demo@sorrel.shop')
    const { data } = await shopper.run(
      '{ orders { count results { number status dateCreated subTotal discountTotal shipmentTotal taxTotal grandTotal giftcardTotal refundTotal comments items { price quantity priceTotal product { slug } } refunds { results { amount } } shipments { results { trackingCode } } } } account { orderCount orders { number } } }',
    )
    const orders = data?.orders.results ?? []
    expect(new Set(orders.map(({ status }: { status: string }) => status))).toEqual(new Set(STATUSES))
    const dates = orders.map(({ dateCreated }: { dateCreated: string }) => dateCreated)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(data?.account.orderCount).toBe(data?.orders.count)
    for (const order of orders) {
      const lines = order.items.reduce(
        (sum: number, item: { priceTotal: number }) => sum + item.priceTotal,
        0,
      )
      expect(order.subTotal).toBeCloseTo(lines, 10)
      expect(order.grandTotal).toBeCloseTo(order.subTotal - order.discountTotal + order.shipmentTotal, 10)
    }
    const refunded = orders.find(({ refundTotal }: { refundTotal: number }) => refundTotal > 0)
    expect(refunded).toMatchObject({ refundTotal: 21, refunds: { results: [{ amount: 21 }] } })
    expect(refunded.discountTotal).toBeGreaterThan(0)
    expect(refunded.comments).not.toBeNull()
  })

  it('say of what was sent how much can go back and when it arrives, and of a renewal its subscription', async () => {
    const shopper = await signIn('demo@sorrel.shop')
    const { data } = await shopper.run(
      '{ orders { results { id number items { quantity quantityReturnable } shipments { results { dateCreated dateEstimated carrier } } subscription { id } } } }',
    )
    const find = (number: string) =>
      data?.orders.results.find((order: { number: string }) => order.number === number)
    const sent = find('S10398')
    for (const item of sent.items) expect(item.quantityReturnable).toBe(item.quantity)
    const [parcel] = sent.shipments.results
    expect(parcel.carrier).toBe('royal_mail')
    expect(Date.parse(parcel.dateEstimated)).toBeGreaterThan(Date.parse(parcel.dateCreated))
    for (const item of find('S10419').items) expect(item.quantityReturnable).toBe(0)
    expect(sent.subscription).toBeNull()
  })

  it('are found by id and number, only by their owner', async () => {
    const owner = await signIn('demo@sorrel.shop')
    const { data } = await owner.run('{ orders(limit: 1) { results { id number } } }')
    const { id, number } = data?.orders.results[0] ?? {}
    const find =
      'query ($id: String, $number: String) { orderById(id: $id) { number } orderByNumber(number: $number) { id } }'
    expect((await owner.run(find, { id, number })).data).toEqual({
      orderById: { number },
      orderByNumber: { id },
    })
    const other = await signIn('member@sorrel.shop')
    expect((await other.run(find, { id, number })).data).toEqual({ orderById: null, orderByNumber: null })
  })

  it('include those placed with its e-mail address without signing in', async () => {
    const guest = createShopper(sandbox)
    await guest.add('dish-soap-block')
    await guest.send({ email: 'New@Sorrel.shop' })
    const owner = await signIn('new@sorrel.shop')
    const { data } = await owner.run('{ orders { count results { grandTotal items { product { slug } } } } }')
    expect(data?.orders).toMatchObject({
      count: 1,
      results: [{ grandTotal: 13.95, items: [{ product: { slug: 'dish-soap-block' } }] }],
    })
    expect(
      (await (await signIn('member@sorrel.shop')).run('{ orders { results { grandTotal } } }')).data?.orders
        .results,
    ).not.toContainEqual({ grandTotal: 13.95 })
  })

  it('do not include those placed before somebody signed up with the address', async () => {
    const email = 'later@example.com'
    const guest = createShopper(sandbox)
    await guest.add('dish-soap-block')
    await guest.send({ email })
    const late = createShopper(sandbox)
    await late.run(
      'mutation ($email: String) { createAccount(input: { email: $email, password: "secret" }) { email } }',
      { email },
    )
    expect((await late.run('{ orders { count } }')).data?.orders.count).toBe(0)
  })

  it('keep the currency they were paid in', async () => {
    const shopper = await signIn('new@sorrel.shop')
    await shopper.add('dish-soap-block')
    const { cart } = (await shopper.getCart('(_currency: "USD")')) ?? {}
    await shopper.send({ email: 'new@sorrel.shop' })
    const { data } = await shopper.run(
      '{ orders(_currency: "GBP", limit: 1) { results { currency subTotal } } }',
    )
    expect(data?.orders.results).toEqual([{ currency: 'USD', subTotal: cart.subTotal }])
  })
})

describe('the subscriptions of an account', () => {
  it('exist in every status for the demo customer, in a current period', async () => {
    const shopper = await signIn('demo@sorrel.shop')
    const { data } = await shopper.run(
      '{ subscriptions { results { id status active paused canceled trial dateTrialEnd datePeriodEnd datePauseEnd price quantity recurringTotal grandTotal items { product { slug } price quantity } } } }',
    )
    const all = data?.subscriptions.results ?? []
    const statuses = new Set(all.map(({ status }: { status: string }) => status))
    expect([...statuses]).toEqual(expect.arrayContaining([...SUBSCRIPTION_STATUSES]))
    const now = sandbox.service.clock.now().toISOString()
    for (const each of all) {
      expect(each.datePeriodEnd > now).toBe(!['pastdue', 'unpaid'].includes(each.status))
      const items = each.items.reduce(
        (sum: number, item: { price: number; quantity: number }) => sum + item.price * item.quantity,
        0,
      )
      expect(each.recurringTotal).toBeCloseTo(each.price * each.quantity + items, 10)
    }
    const trial = all.find(({ status }: { status: string }) => status === 'trial')
    expect(trial.dateTrialEnd > now).toBe(true)
    const other = await signIn('member@sorrel.shop')
    const find = 'query ($id: String) { subscriptionById(id: $id) { id } }'
    expect((await shopper.run(find, { id: trial.id })).data?.subscriptionById).toEqual({ id: trial.id })
    expect((await other.run(find, { id: trial.id })).data?.subscriptionById).toBeNull()
  })
})

describe('the order of a checkout', () => {
  it('needs the public key and the whole id', async () => {
    expect((await sandbox.call('/api/cart/order?checkout_id=guess')).status).toBe(404)
    expect((await sandbox.call('/api/cart/order')).status).toBe(404)
    const refused = await sandbox.call('/api/cart/order?checkout_id=guess', {
      headers: { authorization: 'pk_wrong' },
    })
    expect(refused.status).toBe(401)
  })
})
