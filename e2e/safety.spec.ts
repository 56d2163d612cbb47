import { expect, test } from '@playwright/test'
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts'
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
