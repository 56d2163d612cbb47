import { expect, test } from 'vitest'
import { fetchOrder, fetchOrderByCheckout, fetchOrders } from './orders.ts'
import { scheduleChanges } from './subscription-actions/schedule-changes.ts'
import { itemChanges } from './subscription-actions/item-changes.ts'
import { fetchSubscription, fetchSubscriptions } from './subscriptions.ts'
import { createFakeClient } from './testing.ts'

const ORDER = { id: 'o1', number: '1001', status: 'complete' }
const SUBSCRIPTION = { id: 's1', productId: 'p1', status: 'active' }

test('a visitor, whom the service refuses, has no orders, and that is no failure of the service', async () => {
  const failures: string[] = []
  const refusal = {
    data: { orders: null, orderById: null },
    errors: [{ message: 'You must be logged in', extensions: { code: 'UNAUTHORIZED' } }],
  }
  const answers = { getOrders: () => refusal, getOrderById: () => refusal }
  const client = createFakeClient(answers, { onFailure: ({ kind }) => failures.push(kind) })
  expect(await fetchOrders(client)).toEqual({ ok: true, value: null })
  expect(await fetchOrder(client, { id: 'o1' })).toEqual({ ok: true, value: null })
  expect(failures).toEqual([])
})

test('orders are null for a visitor and a page for a customer', async () => {
  const fetchWith = (orders: unknown) =>
    fetchOrders(createFakeClient({ getOrders: () => ({ data: { orders } }) }))
  expect(await fetchWith(null)).toEqual({ ok: true, value: null })
  expect(await fetchWith({ count: 12, pageCount: 2, results: [ORDER, {}] })).toMatchObject({
    ok: true,
    value: { count: 12, page: 1, pageCount: 2, orders: [{ number: '1001' }] },
  })
})

test('an order of another account is null', async () => {
  const client = createFakeClient({ getOrderById: () => ({ data: { orderById: null } }) })
  expect(await fetchOrder(client, { id: 'o9' })).toEqual({ ok: true, value: null })
})

test('the order of a checkout is read over REST; it is null when the service answers 404 or null', async () => {
  const answer = (json: unknown) =>
    fetchOrderByCheckout(createFakeClient({ '/cart/order': () => json }), { checkoutId: 'c1' })
  expect(await answer({ id: 'o1', status: 'pending', grand_total: '6.50' })).toMatchObject({
    value: { grandTotal: 6.5 },
  })
  expect(await answer(undefined)).toEqual({ ok: true, value: null })
  expect(await answer(null)).toEqual({ ok: true, value: null })
  expect(await answer({ number: 'no id' })).toMatchObject({ ok: false, error: { kind: 'decode' } })
})

test('subscriptions are null for a visitor', async () => {
  const fetchWith = (subscriptions: unknown) =>
    fetchSubscriptions(createFakeClient({ getSubscriptions: () => ({ data: { subscriptions } }) }))
  expect(await fetchWith(null)).toEqual({ ok: true, value: null })
  expect(await fetchWith({ results: [SUBSCRIPTION, null, {}] })).toMatchObject({ value: [{ id: 's1' }] })
  const gone = createFakeClient({ getSubscriptionById: () => ({ data: { subscriptionById: null } }) })
  expect(await fetchSubscription(gone, { id: 's9' })).toEqual({ ok: true, value: null })
})

const GOODS = { id: 's1', quantity: 2, interval: 'monthly', intervalCount: 3 } as const

test('changes send the variables of the service’s operations and give the subscription', async () => {
  const changed = () => ({ data: { updateSubscription: SUBSCRIPTION } })
  const replaced = ({ variables }: { readonly variables: object }) => {
    const { qty, interval, intervalCount, ...goods } = variables as Readonly<Record<string, unknown>>
    const billingSchedule = { interval, intervalCount }
    return { data: { updateSubscription: { ...SUBSCRIPTION, ...goods, quantity: qty, billingSchedule } } }
  }
  const client = createFakeClient({
    cancelSubscription: changed,
    pauseSubscription: changed,
    replaceSubscriptionProduct: replaced,
    replaceSubscriptionProductDetails: replaced,
    addSubscriptionItem: () => ({ data: { addSubscriptionItem: { id: 'i1' } } }),
    deleteSubscriptionItem: () => ({ data: { deleteSubscriptionItem: { id: 'i1' } } }),
    getSubscriptionById: () => ({ data: { subscriptionById: SUBSCRIPTION } }),
  })
  const results = [
    await scheduleChanges.cancel.change(client, { id: 's1' }),
    await scheduleChanges.pause.change(client, { id: 's1', status: true, resumeAt: '2026-12-24T00:00:00Z' }),
    await scheduleChanges.pause.change(client, { id: 's1', status: true }),
    await scheduleChanges.pause.change(client, { id: 's1', status: false }),
    await itemChanges.editDetails.change(client, { ...GOODS, productId: 'p2', variantId: 'v2' }),
    await itemChanges.editPlan.change(client, GOODS),
    await itemChanges.addItem.change(client, { id: 's1', productId: 'p3', quantity: 1 }),
    await itemChanges.deleteItem.change(client, { id: 's1', itemId: 'i1' }),
  ]
  expect(results).toMatchObject(results.map(() => ({ ok: true, value: { id: 's1' } })))
  expect(client.calls.map(({ operation, variables }) => [operation, variables])).toEqual([
    ['cancelSubscription', { id: 's1', canceled: true, cancelAtEnd: false }],
    ['pauseSubscription', { id: 's1', status: true, resumeAt: '2026-12-24T00:00:00.000Z' }],
    ['pauseSubscription', { id: 's1', status: true, resumeAt: null }],
    ['pauseSubscription', { id: 's1', status: false, resumeAt: null }],
    [
      'replaceSubscriptionProduct',
      { id: 's1', productId: 'p2', variantId: 'v2', qty: 2, interval: 'monthly', intervalCount: 3 },
    ],
    ['replaceSubscriptionProductDetails', { id: 's1', qty: 2, interval: 'monthly', intervalCount: 3 }],
    ['addSubscriptionItem', { id: 's1', productId: 'p3', quantity: 1 }],
    ['getSubscriptionById', { id: 's1' }],
    ['deleteSubscriptionItem', { id: 's1', itemId: 'i1' }],
    ['getSubscriptionById', { id: 's1' }],
  ])
})

test('a coupon is set and taken away; a code that changes nothing is no success', async () => {
  let couponCode: string | null = null
  const client = createFakeClient({
    setSubscriptionCoupon: ({ variables }) => {
      const { code } = variables as { readonly code: string | null }
      if (code === 'WRONG') return { data: null, errors: [{ message: 'Invalid coupon code' }] }
      if (code !== 'IGNORED') couponCode = code?.trim().toUpperCase() ?? null
      return { data: { updateSubscription: { ...SUBSCRIPTION, couponCode } } }
    },
  })
  const set = (code: string) => itemChanges.applyCoupon.change(client, { id: 's1', code })
  expect(await set(' welcome10 ')).toMatchObject({ ok: true, value: { couponCode: 'WELCOME10' } })
  expect(await set('WRONG')).toMatchObject({ ok: false, error: { kind: 'user', reason: 'code' } })
  expect(await set('IGNORED')).toMatchObject({ ok: false, error: { kind: 'user', reason: 'code' } })
  const removed = await itemChanges.removeCoupon.change(client, { id: 's1' })
  expect(removed.ok && removed.value.couponCode).toBeUndefined()
  expect(client.calls.at(-1)?.variables).toEqual({ id: 's1', code: null })
})

test('a change of an unknown subscription, or of another account’s, has the reason `not_found`', async () => {
  const unknown = createFakeClient({
    cancelSubscription: () => ({ data: null, errors: [{ message: 'Unknown subscription "s9"' }] }),
  })
  expect(await scheduleChanges.cancel.change(unknown, { id: 's9' })).toMatchObject({
    error: { reason: 'not_found' },
  })
  const client = createFakeClient({
    cancelSubscription: () => ({ data: { updateSubscription: null } }),
    deleteSubscriptionItem: () => ({ data: null, errors: [{ message: 'The last item stays' }] }),
  })
  expect(await scheduleChanges.cancel.change(client, { id: 's9' })).toMatchObject({
    error: { kind: 'user', reason: 'not_found' },
  })
  expect(await itemChanges.deleteItem.change(client, { id: 's1', itemId: 'i1' })).toMatchObject({
    error: { kind: 'user', reason: 'refused' },
  })
})
