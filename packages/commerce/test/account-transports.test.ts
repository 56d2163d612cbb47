import { type Sandbox, startSandbox } from '@sorrel/service/test-sandbox'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchAccount, fetchAddresses, fetchCards } from '../src/account.ts'
import type { AccountOptions, ActionFailure } from '../src/account-actions.ts'
import {
  type AccountTransport,
  createEndpointAccount,
  createServiceAccount,
} from '../src/account-transport.ts'
import { createBrowserCommerceClient } from '../src/browser.ts'
import { addToCart } from '../src/cart.ts'
import { type CommerceClient, createCommerceClient } from '../src/client.ts'
import { fetchOrders } from '../src/orders.ts'
import { fetchProduct } from '../src/product.ts'
import { createCookieContext, createStoreApi } from '../src/server.ts'
import { fetchSubscription, fetchSubscriptions } from '../src/subscriptions.ts'
import { createCardToken } from '../src/vault.ts'

const ORIGIN = 'http://shop.test'
const PUBLIC_KEY = 'pk_sorrel_demo'
/** On the pages that the sandbox of the tests knows. */
const RESET = 'http://127.0.0.1:9/set-password/{reset_key}'
const DEMO = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, 120_000)
afterAll(() => sandbox.stop())

/** One visitor: a way to the account, and a client of the same session that looks at what became of it. */
interface Visitor {
  readonly transport: AccountTransport
  readonly reader: CommerceClient
}

const isCommonPassword = (password: string) => password === 'password'
/** More than the six characters that a shop asks by default. */
const passwordRules = { passwordMinLength: 8 }
const connect = () => ({ url: sandbox.origin, publicKey: PUBLIC_KEY })

function visitService(): Visitor {
  let token: string | undefined
  const session = {
    getSession: () => token,
    onSession: (next: string) => {
      token = next
    },
  }
  const options: AccountOptions = {
    openClient: () => createCommerceClient(connect()),
    passwordResetUrl: RESET,
    passwordRules,
    isCommonPassword,
  }
  const client = createBrowserCommerceClient({ ...connect(), ...session })
  return {
    transport: createServiceAccount(client, options),
    reader: createCommerceClient({ ...connect(), ...session }),
  }
}

const openApi = () =>
  createStoreApi({
    origins: [ORIGIN],
    createContext: createCookieContext({ ...connect(), origin: ORIGIN }),
    openClient: () => createCommerceClient(connect()),
    passwordResetUrl: () => RESET,
    passwordRules,
    isCommonPassword,
    onError: (error) => {
      throw error
    },
  })

/** A browser that sends an origin and keeps cookies. */
function browse(serve: (request: Request) => Promise<Response>): Visitor {
  const cookies = new Map<string, string>()
  const fetch = async (input: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const headers = new Headers(init.headers)
    headers.set('origin', ORIGIN)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await serve(new Request(input, { ...init, headers }))
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  return {
    transport: createEndpointAccount({ origin: ORIGIN, locale: 'en', fetch }),
    reader: createCommerceClient({
      ...connect(),
      getSession: () => decodeURIComponent(cookies.get('session') ?? '') || undefined,
      onSession: (next) => void cookies.set('session', encodeURIComponent(next)),
    }),
  }
}

function visitEndpoints(): Visitor {
  const api = openApi()
  return browse(async (request) => (await api(request)) ?? new Response('', { status: 404 }))
}

const WAYS = [
  ['straight to the service', visitService],
  ['endpoints as a plain function', visitEndpoints],
] as const

type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ActionFailure }

/** What a page can tell apart of an outcome. */
function tell<T>(outcome: Outcome<T>) {
  if (outcome.ok) return outcome.value
  const { error } = outcome
  return error.kind === 'invalid' && error.fields ? { [error.kind]: error.fields } : error.kind
}

const must = <T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false },
): NonNullable<T> => {
  if (!answer.ok || answer.value === null || answer.value === undefined) throw new Error('There is none')
  return answer.value
}

async function buyToken(): Promise<string> {
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2049, cvc: '123' }
  return must(await createCardToken({ vaultUrl: `${sandbox.origin}/vault`, publicKey: PUBLIC_KEY, card }))
}

let people = 0
async function signUp({ account }: AccountTransport) {
  people += 1
  const person = { email: `person-${people}@mail.example`, password: 'a long password' }
  const answer = await account.signUp({ ...person, firstName: 'Ada', lastName: 'Byron' })
  expect(tell(answer)).toEqual({})
  return person
}

const HOME = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 Elm Row',
  city: 'Bristol',
  zip: 'bs14dj',
  country: 'GB',
  isDefault: false,
}

describe.each(WAYS)('%s', (_name, visit) => {
  test('addresses keep one default, and are written as their country writes them', async () => {
    const { transport, reader } = visit()
    const { account } = transport
    const read = async () =>
      must(await fetchAddresses(reader)).map(({ city, zip, isDefault }) => [city, zip, isDefault])
    const answered = async () => ({ done: true, addresses: must(await fetchAddresses(reader)) })
    const idOf = async (city: string) =>
      must(await fetchAddresses(reader)).find((each) => each.city === city)?.id ?? ''
    expect(tell(await account.addAddress(HOME))).toBe('unauthenticated')
    await signUp(transport)
    expect(tell(await account.addAddress(HOME))).toEqual(await answered())
    expect(await read()).toEqual([['Bristol', 'BS1 4DJ', true]])
    const leeds = await account.addAddress({ ...HOME, city: 'Leeds', isDefault: true })
    expect(tell(leeds)).toEqual(await answered())
    expect(new Set(await read())).toEqual(
      new Set([
        ['Bristol', 'BS1 4DJ', false],
        ['Leeds', 'BS1 4DJ', true],
      ]),
    )
    expect(tell(await account.deleteAddress({ id: await idOf('Leeds') }))).toEqual(await answered())
    expect(await read()).toEqual([['Bristol', 'BS1 4DJ', true]])
    const id = await idOf('Bristol')
    expect(tell(await account.updateAddress({ ...HOME, id, city: 'Bath' }))).toEqual(await answered())
    expect(await read()).toEqual([['Bath', 'BS1 4DJ', true]])
    expect(tell(await account.updateAddress({ ...HOME, id: 'nobodys' }))).toBe('not_found')
    expect(tell(await account.deleteAddress({ id: 'nobodys' }))).toBe('not_found')
    expect(tell(await account.setDefaultAddress({ id: 'nobodys' }))).toBe('not_found')
  })

  test('cards keep one default, and a month that has passed is refused', async () => {
    const { transport, reader } = visit()
    const { account } = transport
    const read = async () =>
      must(await fetchCards(reader)).map(({ expYear, isDefault }) => [expYear, isDefault])
    const answered = async () => ({ done: true, cards: must(await fetchCards(reader)) })
    await signUp(transport)
    expect(tell(await account.addCard({ token: await buyToken(), isDefault: false }))).toEqual(
      await answered(),
    )
    const [first] = must(await fetchCards(reader))
    const id = first?.id ?? ''
    expect(tell(await account.updateCard({ id, expMonth: 1, expYear: 2020 }))).toEqual({
      invalid: { expiry: 'account.cards.expiry_invalid' },
    })
    expect(tell(await account.updateCard({ id, expMonth: 1, expYear: 2041 }))).toEqual(await answered())
    expect(tell(await account.addCard({ token: await buyToken(), isDefault: true }))).toEqual(
      await answered(),
    )
    expect(new Set(await read())).toEqual(
      new Set([
        [2041, false],
        [2049, true],
      ]),
    )
    const [main] = must(await fetchCards(reader)).filter(({ isDefault }) => isDefault)
    expect(tell(await account.deleteCard({ id: main?.id ?? '' }))).toEqual(await answered())
    expect(await read()).toEqual([[2041, true]])
    expect(tell(await account.deleteCard({ id: 'nobodys' }))).toBe('not_found')
    expect(tell(await account.setDefaultCard({ id: 'nobodys' }))).toBe('not_found')
    expect(tell(await account.addCard({ token: 'card_used_or_wrong', isDefault: false }))).toBe('invalid')
  })

  test('profile, e-mail address and password', async () => {
    const { transport, reader } = visit()
    const { account } = transport
    const { email, password } = await signUp(transport)
    const answered = async () => ({ account: must(await fetchAccount(reader)) })
    const names = { firstName: 'Grace', lastName: 'Hopper', emailOptin: true }
    expect(tell(await account.updateProfile({ ...names, phone: '+44 117 496 0112' }))).toEqual(
      await answered(),
    )
    expect(must(await fetchAccount(reader))).toMatchObject({ ...names, phone: '+44 117 496 0112' })
    expect(tell(await account.updateProfile(names))).toEqual(await answered())
    expect(must(await fetchAccount(reader)).phone ?? '').toBe('')
    const wrong = { invalid: { currentPassword: 'validation.password_invalid' } }
    const next = `next-${email}`
    expect(tell(await account.changeEmail({ email: next, currentPassword: 'wrong one' }))).toEqual(wrong)
    expect(tell(await account.changeEmail({ email: DEMO.email, currentPassword: password }))).toEqual({
      invalid: { email: 'validation.email_refused' },
    })
    expect(tell(await account.changeEmail({ email: next, currentPassword: password }))).toEqual(
      await answered(),
    )
    expect(must(await fetchAccount(reader)).email).toBe(next)
    const other = 'another password'
    expect(tell(await account.changePassword({ password: other, currentPassword: 'wrong one' }))).toEqual(
      wrong,
    )
    expect(tell(await account.changePassword({ password: 'password', currentPassword: password }))).toEqual({
      invalid: { password: 'validation.password_common' },
    })
    expect(tell(await account.changePassword({ password: other, currentPassword: password }))).toEqual({})
    expect(tell(await account.logout({}))).toEqual({})
    expect(await fetchAccount(reader)).toEqual({ ok: true, value: null })
    expect(tell(await account.login({ email: next, password }))).toBe('unauthenticated')
    expect(tell(await account.login({ email: next, password: other }))).toEqual({})
  })

  test('a log-in keeps the visitor’s cart, a log-out may empty it, an order is bought again', async () => {
    const { transport, reader } = visit()
    const { account } = transport
    const person = await signUp(transport)
    await account.logout({})
    const soap = must(await fetchProduct(reader, { slug: 'bamboo-toilet-rolls' }))
    const purchaseOption = { type: 'standard' } as const
    await addToCart(reader, { input: { productId: soap.id, quantity: 2, options: [], purchaseOption } })
    expect(tell(await account.login(person))).toEqual({ bag: { kept: 2, lost: [] } })
    expect(tell(await account.buyAgain({ id: 'nobodys' }))).toBe('not_found')
    expect(tell(await account.logoutEmpty({}))).toEqual({})
    expect(tell(await account.login(person))).toEqual({})
    await account.logout({})
    expect(tell(await account.login(DEMO))).toEqual({})
    const [order] = must(await fetchOrders(reader)).orders
    const again = must(await account.buyAgain({ id: order?.id ?? '' }))
    const pieces = order?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
    expect(again.missing.length > 0 || again.added === pieces).toBe(true)
    expect(again.added).toBeGreaterThan(0)
    await account.logoutEmpty({})
  })

  test('who has an account is not told, an old key opens nothing, a short password is refused', async () => {
    const { account } = visit().transport
    const names = { firstName: 'Eve', lastName: 'X' }
    const short = { invalid: { password: 'validation.password_too_short' } }
    expect(tell(await account.signUp({ email: 'eve@mail.example', password: '7-signs', ...names }))).toEqual(
      short,
    )
    expect(tell(await account.setPassword({ key: 'old-key', password: '7-signs' }))).toEqual(short)
    expect(tell(await account.signUp({ ...DEMO, ...names }))).toBe('conflict')
    expect(tell(await account.recoverPassword({ email: DEMO.email }))).toEqual({})
    expect(tell(await account.recoverPassword({ email: 'nobody@mail.example' }))).toEqual({})
    expect(tell(await account.setPassword({ key: 'old-key', password: 'a long password' }))).toBe('expired')
  })

  test('each change of a subscription, and back', async () => {
    const { transport, reader } = visit()
    const { account, subscriptions } = transport
    expect(tell(await subscriptions.pause({ id: 's', status: true }))).toBe('unauthenticated')
    expect(tell(await account.login(DEMO))).toEqual({})
    const all = must(await fetchSubscriptions(reader))
    const before = all.find(({ number }) => number === 'S-2041')
    const id = before?.id ?? ''
    const read = async () => must(await fetchSubscription(reader, { id }))
    const answered = async (mark: object) => ({ ...mark, subscription: await read() })
    expect(tell(await subscriptions.cancel({ id: 'nobodys' }))).toBe('not_found')
    expect(tell(await subscriptions.pause({ id, status: true, resumeAt: '2020-01-01' }))).toEqual({
      invalid: { resumeAt: 'account.subscriptions.pause.resume_at_past' },
    })
    expect(tell(await subscriptions.pause({ id, status: true }))).toEqual(await answered({ paused: true }))
    expect((await read()).status).toBe('paused')
    expect(tell(await subscriptions.pause({ id, status: false }))).toEqual(await answered({ paused: false }))
    expect((await read()).status).toBe('active')
    expect(tell(await subscriptions.cancel({ id, atPeriodEnd: true }))).toEqual(
      await answered({ canceled: true }),
    )
    expect((await read()).isEnding).toBe(true)
    expect(tell(await subscriptions.editItem({ id, itemId: 'nobodys', quantity: 2 }))).toBe('not_found')
    expect(tell(await subscriptions.uncancel({ id }))).toEqual(await answered({ canceled: false }))
    expect(tell(await subscriptions.uncancel({ id }))).toEqual(await answered({ canceled: false }))
    expect((await read()).isEnding).toBe(false)
    const [item] = (await read()).items
    const itemId = item?.id ?? ''
    expect(tell(await subscriptions.editItem({ id, itemId, quantity: 3 }))).toEqual(
      await answered({ updated: true }),
    )
    expect((await read()).items[0]?.quantity).toBe(3)
    expect(tell(await subscriptions.deleteItem({ id, itemId }))).toEqual(await answered({ deleted: true }))
    expect((await read()).items).toEqual([])
    const addition = { id, productId: item?.productId ?? '', quantity: 1 }
    expect(tell(await subscriptions.addItem(addition))).toEqual(await answered({ added: true }))
    expect(tell(await subscriptions.addItem(addition))).toEqual(await answered({ added: true }))
    expect((await read()).items.map(({ quantity }) => quantity)).toEqual([1])
    const { interval = 'monthly', intervalCount = 1 } = before?.billingSchedule ?? {}
    const goods = { id, quantity: 2, interval, intervalCount }
    expect(tell(await subscriptions.editPlan(goods))).toEqual(await answered({ updated: true }))
    expect((await read()).quantity).toBe(2)
    expect(tell(await subscriptions.editDetails({ ...goods, quantity: 1 }))).toEqual(
      await answered({ updated: true }),
    )
    expect(tell(await subscriptions.editPlan({ ...goods, interval: 'daily' }))).toBe('conflict')
    expect(tell(await subscriptions.applyCoupon({ id, code: 'NO-SUCH-CODE' }))).toBe('conflict')
    expect(tell(await subscriptions.applyCoupon({ id, code: 'WELCOME10' }))).toEqual(
      await answered({ applied: true }),
    )
    expect((await read()).couponCode).toBe('WELCOME10')
    expect(tell(await subscriptions.removeCoupon({ id }))).toEqual(await answered({ removed: true }))
    expect((await read()).couponCode).toBeUndefined()
    const cards = must(await fetchCards(reader))
    const other = cards.find((card) => card.id !== before?.billing?.accountCardId)?.id ?? ''
    expect(tell(await subscriptions.changeCard({ id, cardId: other }))).toEqual(
      await answered({ updated: true }),
    )
    expect(tell(await account.deleteCard({ id: other }))).toBe('conflict')
    const first = cards.find((card) => card.id !== other)?.id ?? ''
    expect(tell(await subscriptions.changeCard({ id, cardId: first }))).toEqual(
      await answered({ updated: true }),
    )
    const parents = must(await fetchAddresses(reader)).find(({ city }) => city === 'Hay-on-Wye')?.id ?? ''
    const home = must(await fetchAddresses(reader)).find(({ city }) => city === 'Bristol')?.id ?? ''
    expect(tell(await subscriptions.changeAddress({ id, addressId: 'nobodys' }))).toBe('not_found')
    expect(tell(await subscriptions.changeAddress({ id, addressId: parents }))).toEqual(
      await answered({ updated: true }),
    )
    expect((await read()).shipping?.city).toBe('Hay-on-Wye')
    expect(tell(await subscriptions.changeAddress({ id, addressId: home }))).toEqual(
      await answered({ updated: true }),
    )
  })

  test('a service that is away is told apart from a refusal', async () => {
    const { account } = visit().transport
    const controller = new AbortController()
    controller.abort()
    const away = await account.updateProfile(
      { firstName: 'A', lastName: 'B', emailOptin: false },
      { signal: controller.signal },
    )
    expect(tell(away)).toBe('upstream')
  })
})

describe('the endpoints', () => {
  const call = (
    method: string,
    path: string,
    { origin = ORIGIN, body }: { origin?: string; body?: unknown } = {},
  ) =>
    openApi()(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )

  test('leave other paths to the site', async () => {
    expect(await call('GET', '/store-api/wish-list')).toBeUndefined()
    expect(await call('GET', '/')).toBeUndefined()
  })

  test.each([
    ['another method', 'PATCH', '/store-api/cart', {}, 405],
    ['another origin', 'POST', '/store-api/login', { origin: 'https://evil.example', body: DEMO }, 403],
    ['an unknown field', 'POST', '/store-api/login', { body: { ...DEMO, admin: true } }, 400],
    ['a body that is too large', 'POST', '/store-api/login', { body: { email: 'x'.repeat(20_000) } }, 413],
    ['a stranger', 'POST', '/store-api/addresses', { body: HOME }, 401],
  ])('refuse %s', async (_what, method, path, options, status) => {
    const answer = await call(method, path, options)
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
    expect(await answer?.json()).toMatchObject({ error: { requestId: expect.any(String) } })
  })

  test('answer an empty cart without a session, and keep the session’s cookie from scripts', async () => {
    const empty = await call('GET', '/store-api/cart')
    expect(await empty?.json()).toEqual({ data: { total: 0, items: [], checkoutUrl: '#' } })
    expect(empty?.headers.getSetCookie().filter((cookie) => cookie.startsWith('session'))).toEqual([])
    const signedIn = await call('POST', '/store-api/login', { body: DEMO })
    const cookies = signedIn?.headers.getSetCookie() ?? []
    expect(cookies.find((cookie) => cookie.startsWith('session='))).toMatch(/HttpOnly/)
    expect(cookies.find((cookie) => cookie.startsWith('session-mark='))).not.toMatch(/HttpOnly/)
  })

  test('stand in Hono beside the routes of the site', async () => {
    const api = openApi()
    const app = new Hono()
      .all('*', async ({ req }, next) => (await api(req.raw)) ?? next())
      .get('/', (c) => c.text('the site'))
    const { transport, reader } = browse(async (request) => app.fetch(request))
    await signUp(transport)
    await transport.account.addAddress(HOME)
    expect(must(await fetchAddresses(reader))).toHaveLength(1)
    expect(await (await app.fetch(new Request(ORIGIN))).text()).toBe('the site')
  })

  test('do a double submit once', async () => {
    const { transport, reader } = visitEndpoints()
    await signUp(transport)
    const { addAddress } = transport.account
    const both = await Promise.all([addAddress(HOME), addAddress(HOME)])
    const addresses = must(await fetchAddresses(reader))
    expect(addresses).toHaveLength(1)
    expect(both.map(tell)).toEqual([
      { done: true, addresses },
      { done: true, addresses },
    ])
  })

  test('let nobody guess: after five wrong passwords one has to wait', async () => {
    const api = openApi()
    const guess = (password: string) =>
      api(
        new Request(`${ORIGIN}/store-api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: ORIGIN },
          body: JSON.stringify({ email: 'guessed@mail.example', password }),
        }),
      )
    const statuses: (number | undefined)[] = []
    for (const password of ['one', 'two', 'three', 'four', 'five', 'six'])
      statuses.push((await guess(password))?.status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess('seven'))?.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})
