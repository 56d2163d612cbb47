import { expect, test } from '@playwright/test'
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts'
import { ATTACK, countAttack } from './count-attack.ts'
import {
  ADDRESS,
  call,
  getMailedPath,
  getProductId,
  getToken,
  newShopper,
  PASSWORD,
  signUp,
} from './customer.ts'
import { OWN_ENDPOINTS } from './endpoints.ts'
import { ORIGINS } from './origins.ts'

const canReadAccount = async (token: string) => {
  const holder = await newShopper()
  const answer = await holder.get('/account/orders', {
    maxRedirects: 0,
    headers: { cookie: `session=${token}` },
  })
  return answer.status() === 200
}

test('log-in, log-out and a new password replace the session', { tag: '@plain' }, async ({ request }) => {
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
  expect(new Set([signedUp, again]).size).toBe(2)
  expect(await canReadAccount(again)).toBe(true)

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
  // The service revokes no token at log-out: the shop does.
  expect(await Promise.all([last, after].map(canReadAccount))).toEqual([false, false])
})

test('no answer tells whether an account exists', { tag: ATTACK }, async () => {
  const shopper = await newShopper()
  const email = await signUp(shopper)
  const stranger = await newShopper()
  const ask = async (path: string, body: object) => {
    const answer = await call(stranger, ['POST', path], body)
    const { error }: { error?: { code: string; message: string } } = await answer.json()
    return { status: answer.status(), code: error?.code, message: error?.message }
  }
  for (const [path, rest] of [
    ['login', { password: 'wrong' }],
    ['password-recovery', {}],
  ] as const)
    expect(await ask(path, { email, ...rest })).toEqual(await ask(path, { email: `no.${email}`, ...rest }))
  countAttack({ name: 'accounts told from none', tries: 2, through: [] })
})

test('every change requires our own Origin, JSON, known fields and a small body', {
  tag: ATTACK,
}, async () => {
  let tries = 0
  const shopper = await newShopper()
  await signUp(shopper)
  const own = { origin: ORIGINS.storefront }
  const json = { 'content-type': 'application/json' }
  const REFUSED = [
    [{ ...json }, '{}', 403],
    [{ ...json, origin: 'null' }, '{}', 403],
    [{ ...json, origin: 'https://evil.example' }, '{}', 403],
    [{ ...json, origin: `${ORIGINS.storefront}.evil.example` }, '{}', 403],
    [{ ...own, 'content-type': 'text/plain' }, '{}', 415],
    [{ ...own, ...json }, '{"surprise":1}', 400],
    [{ ...own, ...json }, `{"surprise":"${'x'.repeat(20_000)}"}`, 413],
  ] as const
  for (const { method, name } of OWN_ENDPOINTS)
    if (method !== 'GET')
      for (const [headers, data, status] of REFUSED) {
        const answer = await shopper.fetch(`/store-api/${name}`, { method, headers, data })
        expect([name, headers, answer.status()]).toEqual([name, headers, status])
        expect(answer.headers()['cache-control']).toBe('private, no-store')
        tries += 1
      }
  countAttack({ name: 'CSRF: foreign origins, other bodies', tries, through: [] })
})

/** Texts that could lead to another site, or add a header, where a path is expected. */
const WAYS_OUT = [
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2E%2E//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\r\nSet-Cookie: session=evil',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  ' /account',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'evil.example',
  '@evil.example',
  '#//evil.example',
  '?next=//evil.example',
] as const

test('no page and no form leads out of the shop', { tag: ATTACK }, async () => {
  test.setTimeout(90_000)
  const shopper = await newShopper()
  await signUp(shopper)
  const visitor = await newShopper()
  for (const way of WAYS_OUT) {
    const page = await visitor.get(`/account/login?next=${encodeURIComponent(way)}`)
    const [, to] = /name="to" value="([^"]*)"/.exec(await page.text()) ?? []
    expect([way, page.status(), to]).toEqual([way, 200, '/account'])
    const sent = await shopper.post('/account/forms/profile', {
      form: { from: '/account/profile', to: way, firstName: 'Eve', lastName: 'Field' },
      headers: { origin: ORIGINS.storefront },
      maxRedirects: 0,
    })
    expect([way, sent.status(), sent.headers().location]).toEqual([way, 400, undefined])
    const path = `/${encodeURIComponent(way)}/`
    const { location = '/', 'set-cookie': cookie = '' } = (
      await visitor.get(path, { maxRedirects: 0 })
    ).headers()
    expect([way, new URL(location, ORIGINS.storefront).origin, cookie.includes('evil')]).toEqual([
      way,
      ORIGINS.storefront,
      false,
    ])
  }
  countAttack({ name: 'redirects out of the shop', tries: 3 * WAYS_OUT.length, through: [] })
})

test.describe('behind a shared cache', () => {
  let proxy: CachingProxy
  test.beforeAll(async () => {
    proxy = await startCachingProxy(ORIGINS.storefront)
  })
  test.afterAll(() => proxy.stop())

  const PATHS = [
    '/account',
    '/account/profile',
    '/account/orders',
    '/account/addresses',
    '/account/login',
    '/store-api/cart',
    '/store-api/own-prices?currency=GBP&ids=x',
    '/',
    '/products',
    '/products/dish-soap-block',
    '/cart',
  ]

  test('no data of one customer reaches another', async () => {
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
      // A page's data has an address of its own, to which the page's address redirects.
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
