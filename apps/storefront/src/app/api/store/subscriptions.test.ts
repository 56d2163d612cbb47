import type { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createRequest,
  routeAt,
  type ServiceAnswer,
  type ServiceCall,
  startService,
} from '#testing/answering-service.ts'

type Body = Readonly<Record<string, unknown>>

const service = await startService()
const store = await import('./[...path]/route.ts')
const at = (...path: readonly string[]) => routeAt(store, { path: [...path] })
const cancel = at('cancel-subscription')
const uncancel = at('uncancel-subscription')
const pause = at('pause-subscription')
const addItem = at('add-invoice-item')
const deleteItem = at('delete-invoice-item')
const editPlan = at('edit-subscription-plan')
const editDetails = at('edit-subscription-product-details')
const changeAddress = at('change-subscription-address')
const editItem = at('edit-invoice-item')
const changeCard = at('change-subscription-card')
const applyCoupon = at('apply-subscription-coupon')
const removeCoupon = at('remove-subscription-coupon')
const cards = at('cards')
const defaultCard = at('cards', 'default')

const data = (body: Body): ServiceAnswer => ({ body: { data: body } })
const errors = (message: string): ServiceAnswer => ({ body: { errors: [{ message }] } })

const SUBSCRIPTION = {
  id: 's1',
  productId: 'soap',
  product: { id: 'soap', name: 'Soap', slug: 'soap' },
  status: 'active',
  currency: 'GBP',
  items: [
    { id: 'i1', productId: 'brush', quantity: 1, product: { id: 'brush', name: 'Brush', slug: 'brush' } },
  ],
  billing: { accountCardId: 'c1', card: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2049 } },
}
const CARD = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2049 }
const CARDS = {
  cards: {
    results: [
      { id: 'c1', ...CARD },
      { id: 'c2', ...CARD, last4: '4444' },
    ],
  },
}
const HOME = {
  id: 'a1',
  firstName: 'Robin',
  lastName: 'Field',
  address1: '12 Elm Row',
  city: 'Bristol',
  zip: 'BS1 4DJ',
  country: 'GB',
}
/** As the service answers a change of goods: with what was asked for. */
const withGoods = ({ variables }: ServiceCall) => {
  const { qty, interval, intervalCount, productId = 'soap', variantId, planId } = variables
  const billingSchedule = { interval, intervalCount }
  const changed = { ...SUBSCRIPTION, productId, variantId, planId, quantity: qty, billingSchedule }
  return data({ updateSubscription: changed })
}
const OWNER = data({ session: { accountId: 'a1' } })
const withSubscription = (change: Body = {}) => ({
  getSubscriptionById: data({ subscriptionById: { ...SUBSCRIPTION, ...change } }),
})

let session = 0
beforeEach(() => {
  session += 1
  service.answers = {
    checkTokenValidity: OWNER,
    ...withSubscription(),
    getSubscriptions: data({ subscriptions: { results: [SUBSCRIPTION] } }),
    getCards: data({
      account: {
        billing: { accountCardId: 'c1' },
        ...CARDS,
      },
    }),
    cancelSubscription: data({ updateSubscription: SUBSCRIPTION }),
    pauseSubscription: data({ updateSubscription: SUBSCRIPTION }),
    getAddresses: data({
      account: { addresses: { results: [HOME, { ...HOME, id: 'a2', address2: 'Flat 3' }] } },
    }),
    changeSubscriptionAddress: data({ updateSubscription: SUBSCRIPTION }),
    updateSubscriptionItem: data({ updateSubscriptionItem: { id: 'i1' } }),
    replaceSubscriptionProduct: withGoods,
    replaceSubscriptionProductDetails: withGoods,
    changeSubscriptionCard: data({ updateSubscription: SUBSCRIPTION }),
    addSubscriptionItem: data({ addSubscriptionItem: { id: 'i2' } }),
    deleteSubscriptionItem: data({ deleteSubscriptionItem: { id: 'i1' } }),
    addCard: data({ addAccountCard: { id: 'c3' } }),
    updateCard: data({ updateAccountCard: { id: 'c1' } }),
    deleteCard: data({ deleteAccountCard: { id: 'c1' } }),
    setDefaultCard: data({ updateAccount: { billing: { accountCardId: 'c1' }, ...CARDS } }),
    updateSession: data({ updateSession: { locale: 'de' } }),
  }
})

const send = (body: Body, { cookie = `session=s${session}`, method = 'POST' } = {}) =>
  createRequest(method, { body, cookie, headers: { 'accept-language': 'de' } })

const changes = () =>
  service.calls.flatMap(({ name, variables }) =>
    /^(?:get|check|updateSession)/.test(name) ? [] : [{ name, variables }],
  )
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-03-01`
const EDIT = { id: 's1', quantity: 2, interval: 'monthly', intervalCount: 2 }

type Route = (request: NextRequest) => Promise<Response>
const subscription = expect.objectContaining({ id: 's1', name: 'Soap' })
const saved = [expect.objectContaining({ id: 'c1', isDefault: true }), expect.objectContaining({ id: 'c2' })]
const ENDPOINTS: readonly (readonly [string, Route, string, Body, Body])[] = [
  ['cancel', cancel.POST, 'POST', { id: 's1' }, { canceled: true, subscription }],
  [
    'pause',
    pause.POST,
    'POST',
    { id: 's1', status: true, resumeAt: NEXT_YEAR },
    { paused: true, subscription },
  ],
  [
    'add an item',
    addItem.POST,
    'POST',
    { id: 's1', productId: 'p', quantity: 1 },
    { added: true, subscription },
  ],
  ['delete an item', deleteItem.POST, 'POST', { id: 's1', itemId: 'i1' }, { deleted: true, subscription }],
  ['edit the plan', editPlan.POST, 'POST', EDIT, { updated: true, subscription }],
  [
    'edit the product',
    editDetails.POST,
    'POST',
    { ...EDIT, productId: 'p' },
    { updated: true, subscription },
  ],
  [
    'change the address',
    changeAddress.POST,
    'POST',
    { id: 's1', addressId: 'a2' },
    { updated: true, subscription },
  ],
  [
    'edit an item',
    editItem.POST,
    'POST',
    { id: 's1', itemId: 'i1', quantity: 3 },
    { updated: true, subscription },
  ],
  ['change the card', changeCard.POST, 'POST', { id: 's1', cardId: 'c2' }, { updated: true, subscription }],
  [
    'change a card',
    cards.PUT,
    'PUT',
    { id: 'c1', expMonth: 12, expYear: 2049 },
    { done: true, cards: saved },
  ],
  ['delete a card', cards.DELETE, 'DELETE', { id: 'c1', replacementId: 'c2' }, { done: true, cards: saved }],
  ['make a card the default', defaultCard.PUT, 'PUT', { id: 'c1' }, { done: true, cards: saved }],
]

describe.each(ENDPOINTS)('%s', (_name, route, method, body, answer) => {
  test('is done for its owner, and says so', async () => {
    const response = await route(send(body, { method }))
    expect(await response.json()).toEqual(answer)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(changes().length).toBeGreaterThan(0)
  })

  test('sent twice at once changes what it changes once', async () => {
    const responses = await Promise.all([route(send(body, { method })), route(send(body, { method }))])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const once = changes().length
    const isRepeatable = ['updateCard', 'setDefaultCard'].includes(changes()[0]?.name ?? '')
    expect(new Set(changes().map(({ name }) => name)).size).toBe(isRepeatable ? once / 2 : once)
  })

  test('is refused without a session, and to a visitor', async () => {
    expect((await route(send(body, { method, cookie: '' }))).status).toBe(401)
    expect((await route(send({ odd: 1 }, { method, cookie: '' }))).status).toBe(401)
    expect(service.calls).toEqual([])
    service.answers.checkTokenValidity = data({ session: { accountId: null } })
    expect((await route(send(body, { method }))).status).toBe(401)
    expect((await route(send({ odd: 1 }, { method }))).status).toBe(401)
    expect(changes()).toEqual([])
  })

  test('does not find what is somebody else’s', async () => {
    service.answers.getSubscriptionById = data({ subscriptionById: null })
    service.answers.getCards = data({ account: { cards: { results: [] } } })
    const response = await route(send(body, { method }))
    expect(response.status).toBe(404)
    expect(changes()).toEqual([])
  })

  test('is distinguished from an outage', async () => {
    service.answers.checkTokenValidity = errors('Internal server error')
    expect((await route(send(body, { method }))).status).toBe(502)
  })
})

test.each([
  ['at once', cancel.POST, { id: 's1' }, {}, { canceled: true, cancelAtEnd: false }],
  ['at the end', cancel.POST, { id: 's1', atPeriodEnd: true }, {}, { canceled: true, cancelAtEnd: true }],
  [
    'at once after all',
    cancel.POST,
    { id: 's1', atPeriodEnd: false },
    { canceled: true, cancelAtEnd: true },
    { canceled: true, cancelAtEnd: false },
  ],
  [
    'not after all',
    uncancel.POST,
    { id: 's1' },
    { canceled: true, cancelAtEnd: true },
    { canceled: false, cancelAtEnd: false },
  ],
  [
    'no longer',
    uncancel.POST,
    { id: 's1' },
    { status: 'canceled', canceled: true },
    { canceled: false, cancelAtEnd: false },
  ],
] as const)('a cancellation sends both fields: %s', async (_name, route, body, state, fields) => {
  Object.assign(service.answers, withSubscription(state))
  expect((await route(send(body))).status).toBe(200)
  expect(changes()).toEqual([{ name: 'cancelSubscription', variables: { id: 's1', ...fields } }])
})

test('a change is confirmed in the page’s language', async () => {
  await cancel.POST(send({ id: 's1' }))
  expect(service.calls.find(({ name }) => name === 'updateSession')?.variables).toEqual({
    input: { locale: 'de' },
  })
})

test.each([
  ['canceled', cancel.POST, { id: 's1' }, 200],
  ['active', uncancel.POST, { id: 's1' }, 200],
  ['complete', uncancel.POST, { id: 's1' }, 409],
  ['active', pause.POST, { id: 's1', status: false }, 200],
  ['pastdue', editPlan.POST, EDIT, 409],
  ['pastdue', pause.POST, { id: 's1', status: true }, 409],
  ['complete', cancel.POST, { id: 's1' }, 409],
  ['draft', addItem.POST, { id: 's1', productId: 'p', quantity: 1 }, 409],
  ['active', addItem.POST, { id: 's1', productId: 'brush', quantity: 1 }, 200],
  ['active', deleteItem.POST, { id: 's1', itemId: 'gone' }, 200],
  ['active', changeCard.POST, { id: 's1', cardId: 'c1' }, 200],
] as const)('what a %s one does not need or allow changes nothing', async (status, route, body, expected) => {
  Object.assign(service.answers, withSubscription({ status }))
  expect((await route(send(body))).status).toBe(expected)
  expect(changes()).toEqual([])
})

test.each([
  [{}, 0],
  [{ quantity: 1 }, 1],
  [{ variantId: 'v2' }, 1],
  [{ billingSchedule: { interval: 'monthly', intervalCount: 1 } }, 1],
  [{ billingSchedule: { interval: 'weekly', intervalCount: 2 } }, 1],
])('goods that are as asked, but for %o, are changed %d times', async (difference, times) => {
  const billingSchedule = { interval: 'monthly', intervalCount: 2 }
  Object.assign(
    service.answers,
    withSubscription({ quantity: 2, variantId: 'v1', billingSchedule, ...difference }),
  )
  expect((await editDetails.POST(send({ ...EDIT, variantId: 'v1' }))).status).toBe(200)
  expect(changes()).toHaveLength(times)
})

const PLANS = [
  { id: 'each', name: 'Every month', billingSchedule: { interval: 'monthly', intervalCount: 2 } },
  { id: 'both', name: 'Every two months', billingSchedule: { interval: 'monthly', intervalCount: 2 } },
]
const withPlans = (change: Body = {}) =>
  withSubscription({
    quantity: 2,
    planId: 'each',
    billingSchedule: { interval: 'monthly', intervalCount: 2 },
    product: { ...SUBSCRIPTION.product, purchaseOptions: { subscription: { plans: PLANS } } },
    ...change,
  })

test('of two plans that are billed alike the named one is chosen', async () => {
  Object.assign(service.answers, withPlans())
  expect((await editPlan.POST(send({ ...EDIT, planId: 'both' }))).status).toBe(200)
  expect(changes()).toMatchObject([{ variables: { planId: 'both' } }])
})

test.each([{ intervalCount: 5 }, { interval: 'weekly' }, { planId: 'gone' }])(
  'a plan that the product does not have is refused: %o',
  async (change) => {
    Object.assign(service.answers, withPlans())
    expect((await editPlan.POST(send({ ...EDIT, ...change }))).status).toBe(409)
    expect(changes()).toEqual([])
  },
)

test('a change that the service takes and does not make is no success', async () => {
  service.answers.replaceSubscriptionProduct = data({ updateSubscription: SUBSCRIPTION })
  expect((await editDetails.POST(send({ ...EDIT, productId: 'p' }))).status).toBe(409)
})

test('an address goes along with its parts, and an empty one empties what was there', async () => {
  await changeAddress.POST(send({ id: 's1', addressId: 'a1' }))
  const { id: accountAddressId, ...parts } = HOME
  expect(changes()).toEqual([
    {
      name: 'changeSubscriptionAddress',
      variables: {
        id: 's1',
        shipping: { accountAddressId, ...parts, address2: null, state: null, phone: null },
      },
    },
  ])
})

test('the others are sent to the same address, unless they have ended', async () => {
  const others = ['s1', 's2', 's3'].map((id) => ({ ...SUBSCRIPTION, id, shipping: HOME }))
  const ended = { ...SUBSCRIPTION, id: 's4', status: 'canceled', shipping: HOME }
  service.answers.getSubscriptions = data({ subscriptions: { results: [...others, ended] } })
  const body = { id: 's1', addressId: 'a2', others: true }
  expect((await changeAddress.POST(send(body))).status).toBe(200)
  expect(changes().map(({ variables }) => variables.id)).toEqual(['s1', 's2', 's3'])
})

test('a subscription is sent to no address of somebody else, and has no item of somebody else', async () => {
  expect((await changeAddress.POST(send({ id: 's1', addressId: 'a9' }))).status).toBe(404)
  expect((await editItem.POST(send({ id: 's1', itemId: 'i9', quantity: 2 }))).status).toBe(404)
  expect(changes()).toEqual([])
})

test('a paused one can be changed like any other', async () => {
  Object.assign(service.answers, withPlans({ status: 'paused' }))
  expect((await editPlan.POST(send({ ...EDIT, planId: 'both' }))).status).toBe(200)
})

test('where a payment is missing the same card is charged once more', async () => {
  Object.assign(service.answers, withSubscription({ status: 'pastdue' }))
  expect((await changeCard.POST(send({ id: 's1', cardId: 'c1' }))).status).toBe(200)
  expect(changes().map(({ name }) => name)).toEqual(['changeSubscriptionCard'])
})

describe('while another process does the same', () => {
  const REJECTED = errors('The subscription has ended')

  test('what the service refuses as done is done', async () => {
    service.answers.cancelSubscription = () => {
      Object.assign(service.answers, withSubscription({ status: 'canceled' }))
      return REJECTED
    }
    expect((await cancel.POST(send({ id: 's1' }))).status).toBe(200)
  })

  test('what it refuses for another reason is refused', async () => {
    service.answers.cancelSubscription = REJECTED
    expect((await cancel.POST(send({ id: 's1' }))).status).toBe(409)
  })

  test.each([
    ['i2', []],
    ['i0', ['i2']],
  ])('of two additions the first stays: with %s there first %o goes', async (first, removed) => {
    const toItem = (id: string) => ({ id, productId: 'p', quantity: 1, product: { id: 'p', name: 'P' } })
    service.answers.addSubscriptionItem = () => {
      Object.assign(service.answers, withSubscription({ items: [...new Set([first, 'i2'])].map(toItem) }))
      return data({ addSubscriptionItem: { id: 'i2' } })
    }
    expect((await addItem.POST(send({ id: 's1', productId: 'p', quantity: 1 }))).status).toBe(200)
    const deleted = changes().filter(({ name }) => name === 'deleteSubscriptionItem')
    expect(deleted.map(({ variables }) => variables.itemId)).toEqual(removed)
  })
})

test('a pause needs a day to come', async () => {
  const response = await pause.POST(send({ id: 's1', status: true, resumeAt: '2026-01-01' }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { fields: { resumeAt: 'account.subscriptions.pause.resume_at_past' } },
  })
})

test('a card that refuses is a conflict', async () => {
  service.answers.changeSubscriptionCard = errors('The card was declined')
  expect((await changeCard.POST(send({ id: 's1', cardId: 'c2' }))).status).toBe(409)
})

describe('a discount code', () => {
  const withCode = (couponCode: string | null) =>
    data({ updateSubscription: { ...SUBSCRIPTION, couponCode } })

  test('is set, and not again where it is there', async () => {
    service.answers.setSubscriptionCoupon = withCode('WELCOME10')
    expect((await applyCoupon.POST(send({ id: 's1', code: ' welcome10 ' }))).status).toBe(200)
    expect(changes()).toEqual([{ name: 'setSubscriptionCoupon', variables: { id: 's1', code: 'welcome10' } }])
    Object.assign(service.answers, withSubscription({ couponCode: 'WELCOME10' }))
    expect((await applyCoupon.POST(send({ id: 's1', code: 'Welcome10' }))).status).toBe(200)
    expect(changes()).toHaveLength(1)
  })

  test('that the service takes and does not set is no success', async () => {
    service.answers.setSubscriptionCoupon = withCode(null)
    expect((await applyCoupon.POST(send({ id: 's1', code: 'SPRING' }))).status).toBe(409)
  })

  test('is taken away where there is one', async () => {
    service.answers.setSubscriptionCoupon = withCode(null)
    Object.assign(service.answers, withSubscription({ couponCode: 'WELCOME10' }))
    expect((await removeCoupon.POST(send({ id: 's1' }))).status).toBe(200)
    expect(changes()).toEqual([{ name: 'setSubscriptionCoupon', variables: { id: 's1', code: null } }])
  })

  test('that is wrong too often has to wait', async () => {
    Object.assign(service.answers, withSubscription({ id: 's-guessed' }))
    service.answers.setSubscriptionCoupon = errors('Invalid coupon code')
    const guess = (count: number) => applyCoupon.POST(send({ id: 's-guessed', code: `GUESS ${count}` }))
    for (let count = 0; count < 20; count += 1) expect((await guess(count)).status).toBe(409)
    const answer = await guess(20)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(changes()).toHaveLength(20)
  })
})

describe('a card', () => {
  test('is saved by its token, and becomes the default on request', async () => {
    const response = await cards.POST(send({ token: 'card_0123456789', isDefault: true }))
    expect(response.status).toBe(200)
    expect(changes()).toEqual([
      { name: 'addCard', variables: { input: { token: 'card_0123456789' } } },
      { name: 'setDefaultCard', variables: { cardId: 'c3' } },
    ])
  })

  const withCards = (defaultId: string | null, ...ids: readonly string[]) =>
    data({
      account: {
        billing: { accountCardId: defaultId },
        cards: { results: ids.map((id) => ({ id, ...CARD })) },
      },
    })

  test('is the default when no other is', async () => {
    service.answers.getCards = withCards(null, 'c3')
    expect((await cards.POST(send({ token: 'card_0123456789', isDefault: false }))).status).toBe(200)
    expect(changes().at(-1)).toEqual({
      name: 'setDefaultCard',
      variables: { cardId: 'c3' },
    })
  })

  test('is the default no more when another is', async () => {
    service.answers.getCards = withCards('c1', 'c1', 'c3')
    expect((await cards.POST(send({ token: 'card_0123456789', isDefault: false }))).status).toBe(200)
    expect(changes().map(({ name }) => name)).toEqual(['addCard'])
  })

  test('that took over the payments of the default takes its place', async () => {
    service.answers.deleteCard = () => {
      service.answers.getCards = withCards(null, 'c2', 'c4')
      return data({ deleteAccountCard: { id: 'c1' } })
    }
    service.answers.getCards = withCards('c1', 'c1', 'c2', 'c4')
    await cards.DELETE(send({ id: 'c1', replacementId: 'c4' }, { method: 'DELETE' }))
    expect(changes().at(-1)).toEqual({
      name: 'setDefaultCard',
      variables: { cardId: 'c4' },
    })
  })

  test.each([
    { number: '4242424242424242' },
    { token: 'card_0123456789', isDefault: false, number: '4242424242424242' },
    { token: '4242 4242 4242 4242', isDefault: false },
    { token: '4242424242424242', isDefault: false },
  ])('has no way in by its number: %o', async (body) => {
    expect((await cards.POST(send(body))).status).toBe(400)
    expect(service.calls.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'checkTokenValidity', variables: {} },
    ])
  })

  test('with a month that has passed is refused', async () => {
    const response = await cards.PUT(send({ id: 'c1', expMonth: 1, expYear: 2020 }, { method: 'PUT' }))
    expect(response.status).toBe(400)
    expect(changes()).toEqual([])
  })

  test('that subscriptions need stays, unless another takes its place', async () => {
    const response = await cards.DELETE(send({ id: 'c1' }, { method: 'DELETE' }))
    expect(response.status).toBe(409)
    expect(changes()).toEqual([])
    await cards.DELETE(send({ id: 'c1', replacementId: 'c2' }, { method: 'DELETE' }))
    expect(changes().map(({ name }) => name)).toEqual(['changeSubscriptionCard', 'deleteCard'])
    expect(changes()[0]?.variables).toEqual({ id: 's1', cardId: 'c2' })
  })

  test('gives way to no card of somebody else', async () => {
    const response = await cards.DELETE(send({ id: 'c1', replacementId: 'c9' }, { method: 'DELETE' }))
    expect(response.status).toBe(404)
    expect(changes()).toEqual([])
  })

  test('that only ended subscriptions were paid with goes', async () => {
    service.answers.getSubscriptions = data({
      subscriptions: { results: [{ ...SUBSCRIPTION, status: 'canceled' }] },
    })
    expect((await cards.DELETE(send({ id: 'c1' }, { method: 'DELETE' }))).status).toBe(200)
  })
})
