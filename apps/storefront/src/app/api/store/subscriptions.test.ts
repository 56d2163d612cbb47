import { NextRequest } from 'next/server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ORIGIN, routeAt, type ServiceCall, startService } from '../answering-service.ts'

type Body = Readonly<Record<string, unknown>>
let answers: Record<string, Body | (() => Body)> = {}
let calls: Omit<ServiceCall, 'headers'>[] = []

const stop = await startService(({ name, variables }) => {
  calls.push({ name, variables })
  const answer = answers[name] ?? { data: {} }
  return { body: typeof answer === 'function' ? answer() : answer }
})

const store = await import('./[...path]/route.ts')
const at = (...path: readonly string[]) => routeAt(store, { path: [...path] })
const cancel = at('cancel-subscription')
const pause = at('pause-subscription')
const addItem = at('add-invoice-item')
const deleteItem = at('delete-invoice-item')
const editPlan = at('edit-subscription-plan')
const editDetails = at('edit-subscription-product-details')
const changeCard = at('change-subscription-card')
const cards = at('cards')
const defaultCard = at('cards', 'default')

afterAll(stop)

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
const OWNER = { data: { session: { accountId: 'a1' } } }
const withSubscription = (change: Body = {}) => ({
  getSubscriptionById: { data: { subscriptionById: { ...SUBSCRIPTION, ...change } } },
})

let session = 0
beforeEach(() => {
  session += 1
  calls = []
  answers = {
    checkTokenValidity: OWNER,
    ...withSubscription(),
    getSubscriptions: { data: { subscriptions: { results: [SUBSCRIPTION] } } },
    getCards: {
      data: {
        account: {
          cards: {
            results: [
              { id: 'c1', ...CARD },
              { id: 'c2', ...CARD, last4: '4444' },
            ],
          },
        },
      },
    },
    cancelSubscription: { data: { updateSubscription: SUBSCRIPTION } },
    pauseSubscription: { data: { updateSubscription: SUBSCRIPTION } },
    replaceSubscriptionProduct: { data: { updateSubscription: SUBSCRIPTION } },
    replaceSubscriptionProductDetails: { data: { updateSubscription: SUBSCRIPTION } },
    changeSubscriptionCard: { data: { updateSubscription: SUBSCRIPTION } },
    addSubscriptionItem: { data: { addSubscriptionItem: { id: 'i2' } } },
    deleteSubscriptionItem: { data: { deleteSubscriptionItem: { id: 'i1' } } },
    addCard: { data: { addAccountCard: { id: 'c3' } } },
    updateCard: { data: { updateAccountCard: { id: 'c1' } } },
    deleteCard: { data: { deleteAccountCard: { id: 'c1' } } },
    updateAccount: { data: { updateAccount: { email: 'a@mail.example' } } },
    updateSession: { data: { updateSession: { locale: 'de' } } },
  }
})

function send(body: Body, { cookie = `session=s${session}`, method = 'POST' } = {}): NextRequest {
  return new NextRequest(`${ORIGIN}/api/store`, {
    method,
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify(body),
  })
}

const changes = () => calls.filter(({ name }) => !/^(?:get|check|updateSession)/.test(name))
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-03-01`
const EDIT = { id: 's1', quantity: 2, interval: 'monthly', intervalCount: 2 }

type Route = (request: NextRequest) => Promise<Response>
const ENDPOINTS: readonly (readonly [string, Route, string, Body, Body])[] = [
  ['cancel', cancel.POST, 'POST', { id: 's1' }, { canceled: true }],
  ['pause', pause.POST, 'POST', { id: 's1', status: true, resumeAt: NEXT_YEAR }, { paused: true }],
  ['add an item', addItem.POST, 'POST', { id: 's1', productId: 'p', quantity: 1 }, { added: true }],
  ['delete an item', deleteItem.POST, 'POST', { id: 's1', itemId: 'i1' }, { deleted: true }],
  ['edit the plan', editPlan.POST, 'POST', EDIT, { updated: true }],
  ['edit the product', editDetails.POST, 'POST', { ...EDIT, productId: 'p' }, { updated: true }],
  ['change the card', changeCard.POST, 'POST', { id: 's1', cardId: 'c2' }, { updated: true }],
  ['change a card', cards.PUT, 'PUT', { id: 'c1', expMonth: 12, expYear: 2049 }, { done: true }],
  ['delete a card', cards.DELETE, 'DELETE', { id: 'c1', replacementId: 'c2' }, { done: true }],
  ['make a card the default', defaultCard.PUT, 'PUT', { id: 'c1' }, { done: true }],
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
    const isRepeatable = ['updateCard', 'updateAccount'].includes(changes()[0]?.name ?? '')
    expect(new Set(changes().map(({ name }) => name)).size).toBe(isRepeatable ? once / 2 : once)
  })

  test('is refused without a session, and to a visitor', async () => {
    expect((await route(send(body, { method, cookie: '' }))).status).toBe(401)
    expect(calls).toEqual([])
    answers.checkTokenValidity = { data: { session: { accountId: null } } }
    expect((await route(send(body, { method }))).status).toBe(401)
    expect(changes()).toEqual([])
  })

  test('does not find what is somebody else’s', async () => {
    answers.getSubscriptionById = { data: { subscriptionById: null } }
    answers.getCards = { data: { account: { cards: { results: [] } } } }
    const response = await route(send(body, { method }))
    expect(response.status).toBe(404)
    expect(changes()).toEqual([])
  })

  test('is distinguished from an outage', async () => {
    answers.checkTokenValidity = { errors: [{ message: 'Internal server error' }] }
    expect((await route(send(body, { method }))).status).toBe(502)
  })
})

test('a change is confirmed in the page’s language', async () => {
  await cancel.POST(send({ id: 's1' }))
  expect(calls.find(({ name }) => name === 'updateSession')?.variables).toEqual({ input: { locale: 'de' } })
})

test.each([
  ['canceled', cancel.POST, { id: 's1' }, 200],
  ['active', pause.POST, { id: 's1', status: false }, 200],
  ['paused', editPlan.POST, EDIT, 409],
  ['pastdue', pause.POST, { id: 's1', status: true }, 409],
  ['complete', cancel.POST, { id: 's1' }, 409],
  ['draft', addItem.POST, { id: 's1', productId: 'p', quantity: 1 }, 409],
  ['active', addItem.POST, { id: 's1', productId: 'brush', quantity: 1 }, 200],
  ['active', deleteItem.POST, { id: 's1', itemId: 'gone' }, 200],
  ['active', changeCard.POST, { id: 's1', cardId: 'c1' }, 200],
] as const)('what a %s one does not need or allow changes nothing', async (status, route, body, expected) => {
  Object.assign(answers, withSubscription({ status }))
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
  Object.assign(answers, withSubscription({ quantity: 2, variantId: 'v1', billingSchedule, ...difference }))
  expect((await editDetails.POST(send({ ...EDIT, variantId: 'v1' }))).status).toBe(200)
  expect(changes()).toHaveLength(times)
})

test('where a payment is missing the same card is charged once more', async () => {
  Object.assign(answers, withSubscription({ status: 'pastdue' }))
  expect((await changeCard.POST(send({ id: 's1', cardId: 'c1' }))).status).toBe(200)
  expect(changes().map(({ name }) => name)).toEqual(['changeSubscriptionCard'])
})

describe('while another process does the same', () => {
  const REJECTED = { errors: [{ message: 'The subscription has ended' }] }

  test('what the service refuses as done is done', async () => {
    answers.cancelSubscription = () => {
      Object.assign(answers, withSubscription({ status: 'canceled' }))
      return REJECTED
    }
    expect((await cancel.POST(send({ id: 's1' }))).status).toBe(200)
  })

  test('what it refuses for another reason is refused', async () => {
    answers.cancelSubscription = REJECTED
    expect((await cancel.POST(send({ id: 's1' }))).status).toBe(409)
  })

  test.each([
    ['i2', []],
    ['i0', ['i2']],
  ])('of two additions the first stays: with %s there first %o goes', async (first, removed) => {
    const toItem = (id: string) => ({ id, productId: 'p', quantity: 1, product: { id: 'p', name: 'P' } })
    answers.addSubscriptionItem = () => {
      Object.assign(answers, withSubscription({ items: [...new Set([first, 'i2'])].map(toItem) }))
      return { data: { addSubscriptionItem: { id: 'i2' } } }
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
  answers.changeSubscriptionCard = { errors: [{ message: 'The card was declined' }] }
  expect((await changeCard.POST(send({ id: 's1', cardId: 'c2' }))).status).toBe(409)
})

describe('a card', () => {
  test('is saved by its token, and becomes the default on request', async () => {
    const response = await cards.POST(send({ token: 'card_0123456789', isDefault: true }))
    expect(response.status).toBe(200)
    expect(changes()).toEqual([
      { name: 'addCard', variables: { input: { token: 'card_0123456789' } } },
      { name: 'updateAccount', variables: { input: { billing: { accountCardId: 'c3' } } } },
    ])
  })

  test.each([
    { number: '4242424242424242' },
    { token: 'card_0123456789', isDefault: false, number: '4242424242424242' },
    { token: '4242 4242 4242 4242', isDefault: false },
    { token: '4242424242424242', isDefault: false },
  ])('has no way in by its number: %o', async (body) => {
    expect((await cards.POST(send(body))).status).toBe(400)
    expect(calls).toEqual([])
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
    answers.getSubscriptions = {
      data: { subscriptions: { results: [{ ...SUBSCRIPTION, status: 'canceled' }] } },
    }
    expect((await cards.DELETE(send({ id: 'c1' }, { method: 'DELETE' }))).status).toBe(200)
  })
})
