import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { routeRequest } from './route-request.ts'
import { getPreviewCookie } from './preview-cookie.ts'
import type { StoreIndex } from './store-index.ts'

const index: StoreIndex = {
  get: () =>
    Promise.resolve({
      locale: 'en',
      locales: ['en', 'fr'],
      currency: 'GBP',
      currencies: ['GBP', 'EUR'],
      homePage: 'welcome',
      redirects: [
        { from: '/products/old-soap', to: '/products/soap' },
        { from: '/old/place', to: '/about' },
      ],
    }),
  has: (of, slug) => Promise.resolve(of === 'product' ? slug === 'soap' : slug !== 'junk'),
}

async function go(path: string, cookie = '') {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } })
  const response = await routeRequest(request, { index, storeApiPrefix: 'store-api' })
  return {
    status: response.status,
    target: response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', ''),
    location: response.headers.get('location')?.replace('http://localhost:3000', ''),
    nonce: response.headers.get('x-page-nonce'),
    policy: response.headers.get('x-middleware-request-content-security-policy'),
  }
}

test.each([
  ['/', '', '/en/gbp'],
  ['/products', '', '/en/gbp/products'],
  ['/products/soap', '', '/en/gbp/products/soap'],
  ['/fr', '', '/fr/gbp'],
  ['/fr/products', '', '/fr/gbp/products'],
  ['/products', 'currency=EUR', '/en/eur/products'],
  ['/products', 'currency=eur', '/en/eur/products'],
  ['/products', 'currency=USD', '/en/gbp/products'],
  ['/products', 'currency=../x', '/en/gbp/products'],
  ['/products?utm_source=a', '', '/en/gbp/products'],
])('%s with cookie "%s" is the cached page %s', async (path, cookie, target) => {
  expect(await go(path, cookie)).toMatchObject({ status: 200, target, nonce: null })
})

test.each([
  ['/products/old-soap?x=1', '/products/soap?x=1'],
  ['/fr/products/old-soap', '/fr/products/soap'],
  ['/old/place', '/about'],
])('%s has moved to %s', async (path, location) => {
  expect(await go(path)).toMatchObject({ status: 308, location })
})

test('a page made per request gets a nonce of its own, for Next and for the page server', async () => {
  const first = await go('/search?q=soap')
  expect(first.target).toBe('/en/gbp/search?q=soap')
  expect(first.policy).toBe(`script-src 'nonce-${first.nonce}'`)
  expect((await go('/search?q=soap')).nonce).not.toBe(first.nonce)
})

test('a listing with a query is made by its dynamic variant', async () => {
  expect((await go('/fr/products?sort=price')).target).toBe('/fr/gbp/dynamic/products?sort=price')
})

test.each([
  ['/en/products?sort=price', '/products?sort=price'],
  ['/en', '/'],
  ['/home', '/'],
  ['/fr/home', '/fr'],
  ['/welcome', '/'],
  ['/account', '/account/orders'],
])('%s moves to %s', async (path, location) => {
  expect(await go(path)).toMatchObject({ status: 308, location })
})

test.each([
  '/products/junk',
  '/junk',
  '/categories/junk',
  '/fr/gbp/products',
  '/gbp/products',
  '/dynamic/products',
  '/api/store/cart',
  '/api/nothing',
  '/_app',
])('%s is a 404 made per request', async (path) => {
  const { status, target, nonce } = await go(path)
  expect(status).toBe(404)
  expect(target).toMatch(/^\/(en|fr)\/gbp\/missing$/)
  expect(nonce).not.toBeNull()
})

test('the shop’s own endpoints live below the configured prefix', async () => {
  expect((await go('/store-api/cart/items')).target).toBe('/api/store/cart/items')
})

test.each(['/api/revalidate', '/api/newsletter/subscribe', '/robots.txt', '/sitemap.xml'])(
  '%s is answered as it is',
  async (path) => {
    expect(await go(path)).toMatchObject({ status: 200, target: undefined, location: undefined })
  },
)

test('files that nobody has are a 404 without a page', async () => {
  expect(await go('/wp-login.php')).toMatchObject({ status: 404, target: undefined })
})

test('a form sent without script goes to its own handler', async () => {
  expect((await go('/account/forms/login')).target).toBe('/api/forms/login')
})

describe('the flash', () => {
  const open = (path: string, headers: Record<string, string>) =>
    routeRequest(new NextRequest(`http://localhost:3000${path}`, { headers }), {
      index,
      storeApiPrefix: 'store-api',
    })

  test('is handed to the page that somebody opens, once', async () => {
    const answer = await open('/account/login', { cookie: 'flash=abc', 'sec-fetch-dest': 'document' })
    expect(answer.headers.get('x-middleware-request-x-flash')).toBe('abc')
    expect(answer.headers.get('set-cookie')).toMatch(/^flash=;/)
  })

  test('stays for that page when another is fetched ahead, and is never taken from a header', async () => {
    const answer = await open('/account/login', {
      cookie: 'flash=abc',
      'sec-fetch-dest': 'empty',
      'x-flash': 'made up',
    })
    expect(answer.headers.get('x-middleware-request-x-flash')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('in editor mode', () => {
  async function preview(path: string, headers: Readonly<Record<string, string>> = { cookie: 'preview=1' }) {
    const request = new NextRequest(`http://localhost:3000${path}`, { headers })
    const previewCookie = getPreviewCookie('http://localhost:3000')
    const response = await routeRequest(request, { index, storeApiPrefix: 'store-api', previewCookie })
    return {
      status: response.status,
      target: response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', ''),
      isFramed: response.headers.get('x-page-preview') === '1',
      nonce: response.headers.get('x-page-nonce'),
      cookie: response.headers.get('set-cookie'),
    }
  }

  test.each([
    ['/', '/en/gbp/~preview'],
    ['/fr/about', '/fr/gbp/~preview/about'],
    ['/junk', '/en/gbp/~preview/junk'],
    ['/products/soap', '/en/gbp/~preview/products/soap'],
    ['/products/soap?variant=v1', '/en/gbp/~preview/products/soap?variant=v1'],
    ['/products?sort=price', '/en/gbp/~preview/products?sort=price'],
    ['/search?q=soap', '/en/gbp/~preview/search?q=soap'],
    ['/cart', '/en/gbp/~preview/cart'],
    ['/account/login', '/en/gbp/account/login'],
  ])('%s is made by %s, which the editor may frame', async (path, target) => {
    const page = await preview(path)
    expect(page).toMatchObject({ target, isFramed: true, cookie: null })
    expect(page.nonce).not.toBeNull()
  })

  test('what no route names is a 404 in the preview too', async () => {
    expect(await preview('/_app')).toMatchObject({ status: 404, target: '/en/gbp/~preview/missing' })
  })

  test('a frame that has no cookie yet gets one; a window of its own stays a shopper’s', async () => {
    const framed = await preview('/about', { 'sec-fetch-dest': 'iframe' })
    expect(framed.target).toBe('/en/gbp/~preview/about')
    expect(framed.cookie).toMatch(/^preview=1; Path=\/; HttpOnly; SameSite=lax$/i)
    const alone = await preview('/about', { 'sec-fetch-dest': 'document' })
    expect(alone).toMatchObject({ target: '/en/gbp/about', isFramed: false, nonce: null, cookie: null })
  })
})

test('outside editor mode a cookie changes nothing', async () => {
  expect(await go('/about', 'preview=1')).toMatchObject({ target: '/en/gbp/about', nonce: null })
  expect((await go('/~preview')).status).toBe(404)
  expect((await go('/~preview/about')).status).toBe(404)
})
