import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { createRequest, ORIGIN, routeAt, type ShopCall, startService } from '#testing/answering-service.ts'

const service = await startService()
const { ACTIONS } = await import('./actions.ts')
const newsletter = await import('./newsletter/subscribe/route.ts')
const store = await import('./store/[...path]/route.ts')
const at = (path: string) => routeAt(store, { path: path.split('/') })
const cart = at('cart')
const items = at('cart/items')
const codes = at('cart/codes')
const note = at('cart/note')
const balance = at('gift-card-balance')
const groupPrices = at('own-prices')
const login = at('login')
const logout = at('logout')
const signUp = at('sign-up')
const setPassword = at('set-password')
const preview = at('preview')

const EMPTY_CART = { data: { total: 0, items: [], checkoutUrl: '#' } }
const LINE = {
  id: 'line',
  productId: 'soap',
  quantity: 2,
  price: 6.5,
  product: { id: 'soap', name: 'Soap', slug: 'soap' },
}
const CART = {
  checkoutId: 'c1',
  checkoutUrl: 'https://pay.example/c1',
  currency: 'GBP',
  grandTotal: 13,
  items: [LINE],
}
const VISITOR = { session: { accountId: null } }

const request = (method: string, call: ShopCall = {}) =>
  createRequest(method, { ...call, headers: { 'x-request-id': 'id-of-test', ...call.headers } })

const isPrivate = (answer: Response) => expect(answer.headers.get('cache-control')).toBe('private, no-store')

test('the cart of a visitor without a session is empty and asks nobody', async () => {
  const answer = await cart.GET(request('GET'))
  expect(await answer.json()).toEqual(EMPTY_CART)
  isPrivate(answer)
  expect(service.calls).toEqual([])
})

test('a null cart of the service has the same shape', async () => {
  service.answers = { getCart: { body: { data: { cart: null } } } }
  const answer = await cart.GET(request('GET', { cookie: 'session=s1; currency=eur' }))
  expect(await answer.json()).toEqual(EMPTY_CART)
  expect(service.calls[0]?.headers['x-session']).toBe('s1')
  expect(service.calls[0]?.variables).toMatchObject({ currency: 'EUR' })
})

test('adding keeps the new session in an HttpOnly cookie and nowhere else', async () => {
  service.answers = { addToCart: { session: 'fresh-token', body: { data: { addCartItem: CART } } } }
  const answer = await cart.PUT(
    request('PUT', { body: { productId: 'soap', quantity: 2, variantName: 'Mint' } }),
  )
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^session=fresh-token;/)
  expect(cookie).toMatch(/Max-Age=604800/i)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=lax/i)
  const text = await answer.text()
  expect(text).not.toContain('fresh-token')
  expect(JSON.parse(text)).toMatchObject({ data: { total: 13, checkoutUrl: 'https://pay.example/c1' } })
  expect(service.calls[0]?.variables.cartItemInput).not.toHaveProperty('variantName')
})

test.each([
  ['no Origin', { origin: '' }, 403, 'forbidden'],
  ['another Origin', { origin: 'https://evil.example' }, 403, 'forbidden'],
  ['a null Origin', { origin: 'null' }, 403, 'forbidden'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
])('%s is refused before the service is called', async (_, headers, status, code) => {
  const answer = await cart.PUT(request('PUT', { body: { productId: 'soap', quantity: 1 }, headers }))
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { code, requestId: 'id-of-test' } })
  isPrivate(answer)
  expect(service.calls).toEqual([])
})

test.each([
  [{ productId: 'soap', quantity: 1, price: 0 }],
  [{ productId: 'soap', quantity: 0 }],
  [{ productId: 'soap', quantity: 1.5 }],
  [{ quantity: 1 }],
  [[]],
])('a body that is not exactly right is refused: %j', async (body) => {
  const answer = await cart.PUT(request('PUT', { body }))
  expect(answer.status).toBe(400)
  expect(service.calls).toEqual([])
})

test('a wrong method is a 405 that names the right ones', async () => {
  const answer = await cart.POST(request('POST', { body: {} }))
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, PUT')
  expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
})

describe('an endpoint for customers tells a visitor nothing of the body', () => {
  /** What a visitor may call. Every other endpoint needs a customer. */
  const OPEN = [
    'GET cart',
    'PUT cart',
    'PUT cart/items',
    'DELETE cart/items',
    'PUT cart/codes',
    'DELETE cart/codes',
    'PUT cart/note',
    'GET list-count',
    'GET own-prices',
    'POST gift-card-balance',
    'POST login',
    'POST logout',
    'POST logout-empty',
    'POST sign-up',
    'POST password-recovery',
    'POST set-password',
    'GET preview',
    'POST restock',
    'POST /api/newsletter/subscribe',
  ]
  const toName = ({ method, path }: (typeof ACTIONS)[number]) =>
    `${method} ${path.replace('/{store-api}/', '')}`
  const actions = new Map(ACTIONS.map((action) => [toName(action), action]))
  const names = [...actions.keys()].filter((name) => !OPEN.includes(name))
  const BODIES = [
    ['no body', '', 'application/json'],
    ['no JSON', '{"id":', 'application/json'],
    ['wrong fields', '{"id":5,"role":"admin"}', 'application/json'],
    ['a form', 'id=5', 'application/x-www-form-urlencoded'],
    ['too much', `"${'x'.repeat(20_000)}"`, 'application/json'],
  ] as const
  const ask = async (name: string, cookie: string) => {
    const { method, handle } = actions.get(name) ?? expect.unreachable()
    const answers = BODIES.map(async ([what, body, type]) => {
      const headers = { origin: ORIGIN, cookie, 'content-type': type }
      const answer = await handle(new NextRequest(`${ORIGIN}/api/store`, { method, headers, body }))
      return [what, answer.status, (await answer.json()).error]
    })
    return Promise.all(answers)
  }
  const refused = BODIES.map(([what]) => [
    what,
    401,
    { code: 'unauthenticated', message: expect.any(String), requestId: expect.any(String) },
  ])

  test('each open endpoint is one of the shop', () => {
    expect(OPEN.filter((name) => !actions.has(name))).toEqual([])
  })

  test.each(names)('%s without a session', async (name) => {
    expect(await ask(name, '')).toEqual(refused)
    expect(service.calls).toEqual([])
  })

  test.each(names)('%s in a session without an account', async (name) => {
    service.answers = { checkTokenValidity: { body: { data: VISITOR } } }
    expect(await ask(name, 'session=s1')).toEqual(refused)
  })
})

test('an endpoint that does not exist has the shape of all refusals', async () => {
  const answer = await at('no-such').GET(request('GET'))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'not_found', requestId: 'id-of-test' } })
})

test('a failure of the service is a 502 without its message', async () => {
  service.answers = { getCart: { body: { errors: [{ message: 'database password is hunter22' }] } } }
  const answer = await cart.GET(request('GET', { cookie: 'session=s1' }))
  expect(answer.status).toBe(502)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'upstream' } })
  expect(text).not.toContain('hunter22')
})

test('a quantity of 0 takes the line out', async () => {
  service.answers = {
    deleteCartItem: { body: { data: { deleteCartItem: { ...CART, items: [], grandTotal: 0 } } } },
  }
  const answer = await items.PUT(
    request('PUT', { body: { itemId: 'line', input: { quantity: 0 } }, cookie: 'session=s1' }),
  )
  expect(answer.status).toBe(200)
  expect(service.calls.map(({ name }) => name)).toEqual(['deleteCartItem'])
})

const CREDENTIALS = { email: 'ann@mail.example', password: 'soft-soap-9' }

test('log-in replaces the session', async () => {
  service.answers = {
    login: { session: 'signed-in', body: { data: { loginAccount: { success: true } } } },
    checkTokenValidity: { body: { data: { session: { accountId: 'a1' } } } },
  }
  const answer = await login.POST(request('POST', { body: CREDENTIALS }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^session=signed-in;/)
})

test('a cart that log-in lost is put back', async () => {
  const carts = [CART, { ...CART, items: [] }]
  service.answers = {
    getCart: () => ({ body: { data: { cart: carts.shift() ?? null } } }),
    login: { session: 'signed-in', body: { data: { loginAccount: { success: true } } } },
    checkTokenValidity: { body: { data: { session: { accountId: 'a1' } } } },
    addToCart: { body: { data: { addCartItem: CART } } },
  }
  const answer = await login.POST(request('POST', { body: CREDENTIALS, cookie: 'session=guest' }))
  expect(answer.status).toBe(200)
  const added = service.calls.find(({ name }) => name === 'addToCart')
  expect(added?.variables).toMatchObject({ cartItemInput: { productId: 'soap', quantity: 2 } })
  expect(added?.headers['x-session']).toBe('signed-in')
})

const NO_SUCH_CODE = { body: { errors: [{ message: 'Coupon code does not exist' }], data: null } }

test('a code that is no coupon is tried as a gift card', async () => {
  const giftcards = [{ id: 'g1', amount: 5, codeFormatted: 'AAAA BBBB', last4: 'BBBB' }]
  service.answers = {
    applyCoupon: NO_SUCH_CODE,
    applyGiftcard: { body: { data: { applyGiftcard: { ...CART, giftcards, giftcardTotal: 5 } } } },
  }
  const answer = await codes.PUT(
    request('PUT', { body: { code: ' GIFT ' }, cookie: 'session=s1; currency=eur' }),
  )
  expect(await answer.json()).toMatchObject({ data: { giftcards: [{ id: 'g1', amount: 5, last4: 'BBBB' }] } })
  isPrivate(answer)
  expect(service.calls.map(({ name, variables }) => [name, variables.code, variables.currency])).toEqual([
    ['applyCoupon', 'GIFT', 'EUR'],
    ['applyGiftcard', 'GIFT', 'EUR'],
  ])
})

test('a coupon that works is not tried again, and a service that fails is no wrong code', async () => {
  service.answers = { applyCoupon: { body: { data: { applyCoupon: { ...CART, couponCode: 'TEN' } } } } }
  const answer = await codes.PUT(request('PUT', { body: { code: 'TEN' } }))
  expect(await answer.json()).toMatchObject({ data: { couponCode: 'TEN' } })
  expect(service.calls.map(({ name }) => name)).toEqual(['applyCoupon'])
  service.answers = {}
  expect((await codes.PUT(request('PUT', { body: { code: 'TEN' } }))).status).toBe(502)
})

test('wrong codes are 404 and wait after twenty', async () => {
  service.answers = { applyCoupon: NO_SUCH_CODE, applyGiftcard: NO_SUCH_CODE }
  const headers = { 'x-client-address': '203.0.113.9' }
  const guess = () => codes.PUT(request('PUT', { body: { code: 'GUESS' }, headers }))
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).status).toBe(404)
  const rejected = await guess()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBe(30)
})

test('a gift card is looked up outside the visitor’s session, and its wrong codes count with those of the cart', async () => {
  const giftcards = [{ id: 'g1', amount: 5, codeFormatted: 'AAAA BBBB', last4: 'BBBB' }]
  service.answers = {
    applyGiftcard: { session: 'own', body: { data: { applyGiftcard: { ...CART, giftcards } } } },
    removeGiftcard: { body: { data: { removeGiftcard: CART } } },
  }
  const headers = { 'x-client-address': '203.0.113.10' }
  const look = (code: string) =>
    balance.POST(request('POST', { body: { code }, cookie: 'session=s1', headers }))
  const answer = await look('AAAA BBBB')
  expect(await answer.json()).toEqual({
    card: { balance: { amount: 5, currency: 'GBP' }, last4: 'BBBB' },
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  isPrivate(answer)
  expect(service.calls.map((call) => call.headers['x-session'])).toEqual([undefined, 'own'])
  service.answers = { applyCoupon: NO_SUCH_CODE, applyGiftcard: NO_SUCH_CODE }
  for (let attempt = 0; attempt < 19; attempt += 1) expect((await look('GUESS')).status).toBe(404)
  expect((await codes.PUT(request('PUT', { body: { code: 'GUESS' }, headers }))).status).toBe(404)
  expect((await look('GUESS')).status).toBe(429)
})

test('codes are taken off: the coupon, or the gift card that is named', async () => {
  service.answers = {
    removeCoupon: { body: { data: { removeCoupon: CART } } },
    removeGiftcard: { body: { data: { removeGiftcard: CART } } },
  }
  expect((await codes.DELETE(request('DELETE', { body: {} }))).status).toBe(200)
  expect((await codes.DELETE(request('DELETE', { body: { giftcardId: 'g1' } }))).status).toBe(200)
  expect(service.calls.map(({ name, variables }) => [name, variables.giftcardId])).toEqual([
    ['removeCoupon', undefined],
    ['removeGiftcard', 'g1'],
  ])
})

test('a note is kept by the service, in the words of the shopper alone', async () => {
  const comments = 'For Ann'
  service.answers = { updateCart: { body: { data: { updateCart: { ...CART, comments } } } } }
  const answer = await note.PUT(request('PUT', { body: { note: '  For \u202eAnn ' } }))
  expect(await answer.json()).toMatchObject({ data: { note: comments } })
  isPrivate(answer)
  expect(service.calls.map(({ variables }) => variables.input)).toEqual([{ comments }])
})

describe('own prices', () => {
  const ACCOUNT = { name: 'Ann', firstName: 'Ann', lastName: 'Bee', email: 'ann@mail.com' }
  const TIERS = [
    // The service has taken it off the price already.
    { discountPercent: 10, accountGroup: 'members' },
    { price: 7, quantityMin: 3, accountGroup: 'members' },
    { price: 1, accountGroup: 'staff' },
  ]
  const CREAM = { id: 'p1', slug: 'cream', price: 7.2, origPrice: 8, prices: TIERS }
  const ask = (cookie?: string) => {
    const asked = request('GET', cookie === undefined ? {} : { cookie })
    return groupPrices.GET(new NextRequest(`${asked.url}?currency=GBP&ids=p1,p2`, asked))
  }
  const answerAs = (group: string | null) => {
    service.answers = {
      getAccountDetails: {
        body: { data: { account: { ...ACCOUNT, group }, session: { accountId: 'a1' } } },
      },
      getProductsPricesInCurrency: { body: { data: { products: { results: [CREAM] } } } },
    }
  }

  test('nobody is asked for them without a session', async () => {
    const answer = await ask()
    expect(await answer.json()).toEqual({ data: [] })
    isPrivate(answer)
    expect(service.calls).toEqual([])
  })

  test('a customer without a group has none', async () => {
    answerAs(null)
    const answer = await ask('session=s1; price-group=1')
    expect(await answer.json()).toEqual({ data: [] })
    expect(service.calls.map(({ name }) => name)).toEqual(['getAccountDetails'])
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^price-group=; .*Max-Age=0/)])
  })

  test('they are read in the customer’s own session; prices of other groups are left out, and a discount is taken off once', async () => {
    answerAs('members')
    const answer = await ask('session=s1; price-group=1')
    const priced = { price: 7.2, sale: false, origPrice: 8, prices: [{ price: 7, quantityMin: 3 }] }
    expect(await answer.json()).toEqual({ data: [{ id: 'p1', ...priced, standard: priced, variants: [] }] })
    isPrivate(answer)
    expect(service.calls[1]).toMatchObject({
      name: 'getProductsPricesInCurrency',
      headers: { 'x-session': 's1' },
      variables: { currency: 'GBP', where: { id: { $in: ['p1', 'p2'] } }, limit: 2 },
    })
  })

  test('logging in and out says whether there can be any, and nothing else', async () => {
    const body = { ...CREDENTIALS, email: 'member@mail.example' }
    answerAs('members')
    service.answers.login = { session: 's2', body: { data: { loginAccount: { success: true } } } }
    service.answers.getCart = { body: { data: { cart: null } } }
    service.answers.checkTokenValidity = { body: { data: { session: { accountId: 'a1' } } } }
    const signedIn = await login.POST(request('POST', { body }))
    expect(signedIn.status).toBe(200)
    const mark = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('price-group='))
    expect(mark).toMatch(/^price-group=1; /)
    expect(JSON.stringify(signedIn.headers.getSetCookie())).not.toContain('members')
    service.answers.logout = { session: 's3', body: { data: { logoutAccount: { success: true } } } }
    const signedOut = await logout.POST(request('POST', { cookie: 'session=s2; price-group=1' }))
    expect(signedOut.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^price-group=; .*Max-Age=0/),
    )
  })
})

test('wrong credentials are one 401, whatever the service says, and wait after five', async () => {
  const texts = [
    'Your account credentials are invalid.',
    'Your email or password are incorrect, please try again.',
  ]
  const body = { ...CREDENTIALS, email: 'bob@mail.example' }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    service.answers = { login: { body: { errors: [{ message: texts[attempt % 2] }], data: null } } }
    const answer = await login.POST(request('POST', { body }))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } })
  }
  const rejected = await login.POST(request('POST', { body }))
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBe(30)
})

test('strangers who guess do not keep out a browser that has logged in before', async () => {
  const body = { ...CREDENTIALS, email: 'cleo@mail.example' }
  const right = {
    login: { session: 'signed-in', body: { data: { loginAccount: { success: true } } } },
    checkTokenValidity: { body: { data: { session: { accountId: 'a1' } } } },
  }
  service.answers = right
  const first = await login.POST(request('POST', { body }))
  const cookie = first.headers.getSetCookie().find((text) => text.startsWith('device=')) ?? ''
  expect(cookie).toMatch(/^device=[\w.-]+;.*HttpOnly;.*SameSite=lax/i)
  service.answers = { login: { body: { errors: [{ message: 'Wrong.' }], data: null } } }
  const headers = { 'x-client-address': '203.0.113.20' }
  for (let attempt = 0; attempt < 6; attempt += 1) await login.POST(request('POST', { body, headers }))
  service.answers = right
  expect((await login.POST(request('POST', { body, headers }))).status).toBe(429)
  const own = await login.POST(request('POST', { body, headers, cookie: cookie.split(';')[0] }))
  expect(own.status).toBe(200)
})

test('a common password is refused at sign-up, before the service is asked', async () => {
  const body = { email: 'dora@mail.example', password: 'iloveyou', firstName: 'Dora', lastName: 'Bee' }
  const answer = await signUp.POST(request('POST', { body }))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { fields: { password: 'validation.password_common' } } })
  expect(service.calls).toEqual([])
})

test('one address makes so many carts and subscriptions, and no more; a visitor with a cart is not counted', async () => {
  service.answers = {
    addToCart: { session: 'fresh', body: { data: { addCartItem: CART } } },
    createNewsletterSubscriber: { body: { data: { createAccount: { email: 'x@mail.example' } } } },
  }
  const headers = { 'x-client-address': '203.0.113.77' }
  const body = { productId: 'soap', quantity: 1 }
  const add = async (cookie?: string) => (await cart.PUT(request('PUT', { body, headers, cookie }))).status
  for (let index = 0; index < 200; index += 1) expect(await add()).toBe(200)
  expect(await add()).toBe(429)
  expect(await add('session=s1')).toBe(200)
  const subscribe = (index: number) =>
    newsletter.POST(request('POST', { body: { email: `${index}@mail.com` }, headers }))
  for (let index = 0; index < 30; index += 1) expect((await subscribe(index)).status).not.toBe(429)
  const refused = await subscribe(30)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('log-out ends in the visitor’s fresh session', async () => {
  service.answers = { logout: { session: 'anonymous', body: { data: { logoutAccount: { success: true } } } } }
  const answer = await logout.POST(request('POST', { cookie: 'session=signed-in' }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^session=anonymous;/)
})

test('a taken e-mail is refused like any other, and its owner gets a mail', async () => {
  service.answers = {
    signup: {
      body: {
        errors: [
          { message: 'The account is not valid { code: "INVALID", errors: { email: { code: "INVALID" } } }' },
        ],
        data: null,
      },
    },
    sendResetPasswordMail: { body: { data: { sendAccountRecovery: { success: true } } } },
  }
  const body = { ...CREDENTIALS, firstName: 'Ann', lastName: 'Bee' }
  const answer = await signUp.POST(request('POST', { body }))
  expect(answer.status).toBe(409)
  expect(service.calls.find(({ name }) => name === 'sendResetPasswordMail')).toMatchObject({
    variables: { passwordResetUrl: `${ORIGIN}/account/set-password/{reset_key}` },
  })
})

test('an expired link is a 401, a refused password a 400', async () => {
  const body = { key: 'key', password: 'soft-soap-9' }
  service.answers = {
    resetPassword: { body: { errors: [{ message: 'password_reset_key is invalid' }], data: null } },
  }
  expect((await setPassword.POST(request('POST', { body }))).status).toBe(401)
  service.answers = {
    resetPassword: { body: { errors: [{ message: 'password is too short' }], data: null } },
  }
  const refused = await setPassword.POST(request('POST', { body }))
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: expect.objectContaining({ fields: { password: 'validation.password_invalid' } }) },
  ])
})

test('the newsletter never uses a visitor’s session for somebody else', async () => {
  service.answers = {
    getAccountDetails: { body: { data: { account: null, ...VISITOR } } },
    createNewsletterSubscriber: { session: 'other', body: { data: { createAccount: { id: 'a2' } } } },
  }
  const answer = await newsletter.POST(
    request('POST', { body: { email: 'new@mail.com' }, cookie: 'session=s1' }),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(service.calls.at(-1)?.headers['x-session']).toBeUndefined()
})

test('outside editor mode there is no preview', async () => {
  const answer = await preview.GET(new NextRequest(`${ORIGIN}/api/store/preview`))
  expect(answer.status).toBe(405)
  expect(answer.headers.get('set-cookie')).toBeNull()
})
