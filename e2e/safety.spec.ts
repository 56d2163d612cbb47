import { type APIRequestContext, expect, test } from '@playwright/test'
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts'
import { call, getMailedPath, getProductId, getToken, newShopper, PASSWORD, signUp } from './customer.ts'
import { ORIGINS } from './origins.ts'
import { DEMO } from './shop.ts'

const NOBODYS = 'a'

/** An id that nobody has, as long as the real one, so that answers may be compared by size. */
const toUnknown = (id: string) => id.replace(/[\da-z]/gi, NOBODYS)

interface Owned {
  readonly orders: readonly string[]
  readonly subscriptions: readonly string[]
  readonly addresses: readonly string[]
  readonly cards: readonly string[]
}

const OWNED = `{
  orders { results { id } }
  subscriptions { results { id } }
  account { addresses { results { id } } cards { results { id } } }
}`

interface Listed {
  readonly results: readonly { readonly id: string }[]
}

/** Ids of everything a customer owns, from the service itself. */
async function readOwned(owner: APIRequestContext): Promise<Owned> {
  const answer = await owner.post(`${ORIGINS.commerce}/graphql`, {
    headers: { authorization: 'pk_sorrel_demo', 'x-session': await getToken(owner) },
    data: { query: OWNED },
  })
  const { data } = (await answer.json()) as {
    data: { orders: Listed; subscriptions: Listed; account: { addresses: Listed; cards: Listed } }
  }
  const toIds = ({ results }: Listed) => results.map(({ id }) => id)
  const { orders, subscriptions, account } = data
  return {
    orders: toIds(orders),
    subscriptions: toIds(subscriptions),
    addresses: toIds(account.addresses),
    cards: toIds(account.cards),
  }
}

const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Field',
  address1: '1 Elm Row',
  city: 'Leeds',
  zip: 'LS1 1AA',
  country: 'GB',
  isDefault: true,
}
const EDIT = { quantity: 1, interval: 'monthly', intervalCount: 1 }

type Probe = {
  readonly name: string
  readonly send: (who: APIRequestContext, id: string) => ReturnType<APIRequestContext['get']>
}

const open = (name: string, toPath: (id: string) => string): Probe => ({
  name,
  send: (who, id) => who.get(toPath(id), { maxRedirects: 0, headers: { 'accept-encoding': 'identity' } }),
})
const change = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  toBody: (id: string) => object = (id) => ({ id }),
): Probe => ({ name: `${method} ${path}`, send: (who, id) => call(who, [method, path], toBody(id)) })

/** Every page and endpoint that takes the id of something a customer owns. */
const MATRIX: readonly (readonly [keyof Owned, readonly Probe[]])[] = [
  ['orders', [open('order', (id) => `/account/orders/${id}`), change('POST', 'buy-again')]],
  [
    'addresses',
    [
      open('edit address', (id) => `/account/addresses?edit=${id}`),
      open('delete address', (id) => `/account/addresses?delete=${id}`),
      change('PUT', 'addresses', (id) => ({ id, ...ADDRESS })),
      change('PUT', 'addresses/default'),
      change('DELETE', 'addresses'),
    ],
  ],
  [
    'cards',
    [
      change('PUT', 'cards', (id) => ({ id, expMonth: 12, expYear: 2035 })),
      change('PUT', 'cards/default'),
      change('DELETE', 'cards'),
    ],
  ],
  [
    'subscriptions',
    [
      open('subscription', (id) => `/account/subscriptions/${id}`),
      change('POST', 'cancel-subscription'),
      change('POST', 'pause-subscription', (id) => ({ id, status: true })),
      change('POST', 'add-invoice-item', (id) => ({ id, productId: 'any', quantity: 1 })),
      change('POST', 'delete-invoice-item', (id) => ({ id, itemId: 'any' })),
      change('POST', 'edit-subscription-plan', (id) => ({ id, ...EDIT })),
      change('POST', 'edit-subscription-product-details', (id) => ({ id, ...EDIT })),
    ],
  ],
]

const getMedian = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0

test('what is somebody else’s looks like what never was, to strangers and to their clocks', async () => {
  test.setTimeout(180_000)
  const owner = await newShopper()
  expect((await call(owner, ['POST', 'login'], DEMO)).status()).toBe(200)
  const owned = await readOwned(owner)
  const stranger = await newShopper()
  await signUp(stranger)
  const visitor = await newShopper()
  const times = { foreign: [] as number[], unknown: [] as number[] }
  const probe = async ({ send }: Probe, id: string, kind: keyof typeof times) => {
    const started = performance.now()
    const answer = await send(stranger, id)
    times[kind].push(performance.now() - started)
    return { status: answer.status(), size: (await answer.body()).length }
  }
  for (const [kind, probes] of MATRIX) {
    expect(owned[kind].length, kind).toBeGreaterThan(0)
    for (const id of owned[kind])
      for (const one of probes) {
        const foreign = await probe(one, id, 'foreign')
        const unknown = await probe(one, toUnknown(id), 'unknown')
        expect([one.name, foreign.status]).toEqual([one.name, 404])
        expect([one.name, unknown.status]).toEqual([one.name, 404])
        expect(Math.abs(foreign.size - unknown.size), one.name).toBeLessThan(64)
      }
    for (const one of probes) {
      const answer = await one.send(visitor, owned[kind][0] ?? '')
      expect([one.name, answer.status()]).toEqual([
        one.name,
        one.name.includes(' ') && /^[A-Z]/.test(one.name) ? 401 : 307,
      ])
    }
  }
  expect(await readOwned(owner)).toEqual(owned)
  const [foreign, unknown] = [getMedian(times.foreign), getMedian(times.unknown)]
  expect(Math.abs(foreign - unknown)).toBeLessThan(Math.max(60, Math.min(foreign, unknown)))
})

const canReadAccount = async (token: string) => {
  const holder = await newShopper()
  const answer = await holder.get('/account/orders', {
    maxRedirects: 0,
    headers: { cookie: `session=${token}` },
  })
  return answer.status() === 200
}

test('a session lives as long as it should', async ({ request }) => {
  const first = await newShopper()
  await call(first, ['PUT', 'cart'], { productId: await getProductId(), quantity: 1 })
  const guest = await getToken(first)
  const email = await signUp(first)
  const signedUp = await getToken(first)
  const second = await newShopper()
  await call(second, ['POST', 'login'], { email, password: PASSWORD })
  const loggedIn = await getToken(second)
  expect(new Set([guest, signedUp, loggedIn]).size).toBe(3)
  expect(await Promise.all([guest, signedUp, loggedIn].map(canReadAccount))).toEqual([false, true, true])

  await call(first, ['POST', 'login'], { email, password: PASSWORD })
  const again = await getToken(first)
  expect(await Promise.all([signedUp, again].map(canReadAccount))).toEqual([false, true])

  const changed = await call(first, ['POST', 'change-password'], {
    currentPassword: PASSWORD,
    password: 'sorrel-test-2',
  })
  expect(changed.status()).toBe(200)
  const renewed = await getToken(first)
  expect(renewed).not.toBe(again)
  expect(await Promise.all([again, loggedIn, renewed].map(canReadAccount))).toEqual([false, false, true])

  await call(first, ['POST', 'password-recovery'], { email })
  const key = (await getMailedPath(request, email)).split('/').at(-1) ?? ''
  const setPassword = (password: string) => call(second, ['POST', 'set-password'], { key, password })
  expect((await setPassword('sorrel-test-3')).status()).toBe(200)
  expect((await setPassword('sorrel-test-4')).status()).toBe(401)
  expect(await canReadAccount(renewed)).toBe(false)

  await call(second, ['POST', 'login'], { email, password: 'sorrel-test-3' })
  const last = await getToken(second)
  expect((await call(second, ['POST', 'logout'])).status()).toBe(200)
  const after = await getToken(second)
  expect(after).not.toBe(last)
  expect(await Promise.all([last, after].map(canReadAccount))).toEqual([false, false])
})

test('nobody learns who has an account', async () => {
  const shopper = await newShopper()
  const email = await signUp(shopper)
  const stranger = await newShopper()
  const ask = async (path: string, body: object) => {
    const started = performance.now()
    const answer = await call(stranger, ['POST', path], body)
    const { error } = (await answer.json()) as { error?: { code: string; message: string } }
    return {
      status: answer.status(),
      code: error?.code,
      message: error?.message,
      ms: performance.now() - started,
    }
  }
  for (const [path, rest] of [
    ['login', { password: 'wrong' }],
    ['password-recovery', {}],
  ] as const) {
    const { ms: knownMs, ...known } = await ask(path, { email, ...rest })
    const { ms: unknownMs, ...unknown } = await ask(path, { email: `no.${email}`, ...rest })
    expect(known).toEqual(unknown)
    expect(Math.abs(knownMs - unknownMs)).toBeLessThan(Math.max(250, Math.min(knownMs, unknownMs)))
  }
})

test.describe('behind a shared cache', () => {
  let proxy: CachingProxy
  test.beforeAll(async () => {
    proxy = await startCachingProxy(ORIGINS.storefront)
  })
  test.afterAll(() => proxy.stop())

  const PATHS = [
    '/account/profile',
    '/account/orders',
    '/account/addresses',
    '/account/login',
    '/store-api/cart',
    '/store-api/account-group',
    '/',
    '/products',
    '/products/dish-soap-block',
    '/cart',
  ]

  test('nothing of one customer reaches another', async () => {
    test.setTimeout(180_000)
    const people = await Promise.all(
      ['Kanarienvogel', 'Zeisig'].map(async (canary) => {
        const shopper = await newShopper()
        await signUp(shopper, { firstName: canary, lastName: 'Field' })
        await call(shopper, ['POST', 'addresses'], { ...ADDRESS, lastName: canary })
        return { canary, cookie: `session=${await getToken(shopper)}` }
      }),
    )
    const visitors = [
      ...people,
      { canary: undefined, cookie: 'currency=GBP' },
      { canary: undefined, cookie: '' },
    ]
    const secrets = people.map(({ cookie }) => cookie.replace('session=', ''))
    const anyone = await newShopper()
    const seen = new Set<string>()
    for (let turn = 0; turn < 200; turn += 1) {
      const who = visitors[(turn * 7) % visitors.length]
      const path = PATHS[(turn * 3 + Math.floor(turn / visitors.length)) % PATHS.length] ?? '/'
      const isData = turn % 5 === 4
      const headers = { cookie: who?.cookie ?? '', ...(isData ? { rsc: '1' } : {}) }
      // A page's data answers at an address of its own, which the page's address leads to.
      const answer = await anyone.get(proxy.origin + path, { headers, maxRedirects: isData ? 1 : 0 })
      const text = (await answer.text()) + JSON.stringify(answer.headers())
      for (const { canary } of people)
        if (canary !== who?.canary) expect([turn, path, text.includes(canary)]).toEqual([turn, path, false])
      for (const secret of secrets) expect([turn, path, text.includes(secret)]).toEqual([turn, path, false])
      if (who?.canary !== undefined && text.includes(who.canary)) seen.add(who.canary)
      if (path.startsWith('/account'))
        expect([path, answer.headers()['cache-control']]).toEqual([
          path,
          expect.stringMatching(/private.*no-store/),
        ])
    }
    expect([...seen].sort()).toEqual(people.map(({ canary }) => canary).sort())
    expect(proxy.getHits()).toBeGreaterThan(10)
  })
})
