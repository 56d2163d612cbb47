import { describe, expect, test } from 'vitest'
import { readPathQuery } from './page-query.ts'
import { getPlacedOrderCookie } from './placed-order.ts'
import { routeRequest } from './route-request.ts'
import { createPreviewCookie } from './preview-cookie.ts'
import type { StoreIndex } from './store-index.ts'

const index: StoreIndex = {
  get: () =>
    Promise.resolve({
      locale: 'en',
      locales: ['en', 'fr'],
      currency: 'GBP',
      currencies: ['GBP', 'EUR'],
      homePage: 'welcome',
      filters: new Set(['scent']),
      redirects: [
        { from: '/products/old-soap', to: '/products/soap' },
        { from: '/products/left-and-led', to: '/about' },
        { from: '/old/place', to: '/about' },
      ],
    }),
  find: async ({ of, value }) => {
    if (value === 'soap') return 'here'
    if (value.startsWith('left-')) return { movedTo: 'soap' }
    return of === 'product' || value === 'junk' ? 'nowhere' : 'here'
  },
}

const placedOrderCookie = getPlacedOrderCookie('https://shop.example')

const go = (path: string, cookie = '') =>
  routeRequest({ url: path, headers: { cookie } }, { index, storeApiPrefix: 'store-api', placedOrderCookie })

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
])('%s with cookie "%s" is the kept page %s', async (path, cookie, target) => {
  expect(await go(path, cookie)).toMatchObject({ kind: 'cached', target })
})

test.each([
  ['/?token=secret', '/'],
  ['/fr/products?utm_source=a', '/fr/products'],
  ['/fr/products/soap?token=secret#x', '/fr/products/soap'],
])('the kept page of %s has a public path and a twin without the visitor’s query', async (url, path) => {
  const route = await go(url)
  expect(route).toMatchObject({ kind: 'cached', path, twin: { kind: 'streamed', isForAll: true } })
  expect(JSON.stringify(route)).not.toContain('?')
})

test.each([
  ['/products/old-soap?x=1', '/products/soap?x=1'],
  ['/fr/products/old-soap', '/fr/products/soap'],
  ['/old/place', '/about'],
  ['/products/left-soap?x=1', '/products/soap?x=1'],
  ['/fr/products/left-soap', '/fr/products/soap'],
  ['/categories/left-bath?page=2', '/categories/soap?page=2'],
  ['/products/left-and-led', '/about'],
])('%s has moved to %s', async (path, location) => {
  expect(await go(path)).toEqual({ kind: 'redirect', location })
})

test.each([
  ['/checkout/complete?checkout=c-1', '/checkout/complete', 'c-1'],
  ['/fr/checkout/complete?checkout=c-1&lang=fr', '/fr/checkout/complete', 'c-1'],
  ['/checkout/complete?checkout=<script>', '/checkout/complete', ''],
])('%s goes on without the id of the checkout, which becomes a cookie', async (path, location, id) => {
  const attributes = 'Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax'
  const cookie = `__Host-placed-order=${id}; ${attributes}`
  expect(await go(path)).toEqual({ kind: 'redirect', location, cookie })
})

test('a page of somebody’s own is made for the request, with its query', async () => {
  expect(await go('/search?q=soap')).toEqual({
    kind: 'streamed',
    target: '/en/gbp/search?q=soap',
    cookies: [],
    path: '/search',
    hasMachineFormats: false,
  })
})

test('a listing with a query is made for the request without its visitor, with what it knows of the query in one spelling', async () => {
  const first = await go('/fr/products?utm_source=a&page=2&sort=price-asc')
  expect(first).toMatchObject({
    kind: 'streamed',
    isForAll: true,
    target: '/fr/gbp/dynamic/products?sort=price-asc&page=2',
  })
  expect(await go('/fr/products?sort=price-asc&page=2')).toEqual(first)
})

test.each([
  ['/products?sort=price-asc', '/en/gbp/dynamic/products?sort=price-asc'],
  ['/products/soap', '/en/gbp/dynamic/products/soap'],
  ['/about-us', '/en/gbp/dynamic/about-us'],
  ['/', '/en/gbp/dynamic'],
])('%s is made for its request when it has to tell what a form did', async (path, target) => {
  expect(await go(path, 'flash=abc')).toMatchObject({ kind: 'streamed', flash: 'abc', target })
})

test.each([
  ['/en/products?sort=price', '/products?sort=price'],
  ['/en', '/'],
  ['/home', '/'],
  ['/fr/home', '/fr'],
  ['/welcome', '/'],
])('%s moves to %s', async (path, location) => {
  expect(await go(path)).toEqual({ kind: 'redirect', location })
})

test.each([
  '/quiz/junk',
  '/quiz/junk/results',
  '/junk',
  '/categories/junk',
  '/fr/gbp/products',
  '/gbp/products',
  '/dynamic/products',
  '/api/store/cart',
  '/api/nothing',
  '/_app',
])('%s is a 404 made per request', async (path) => {
  expect(await go(path)).toMatchObject({
    kind: 'streamed',
    status: 404,
    target: expect.stringMatching(/^\/(en|fr)\/gbp\/missing$/),
  })
})

test('a product that does not exist has a page of its own', async () => {
  expect(await go('/fr/products/junk')).toMatchObject({
    kind: 'streamed',
    status: 404,
    target: '/fr/gbp/missing/product',
  })
})

test('the shop’s own endpoints live below the configured prefix', async () => {
  expect(await go('/store-api/cart/items?x=1')).toEqual({
    kind: 'handler',
    target: '/api/store/cart/items?x=1',
  })
})

test.each([
  '/api/revalidate',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/products-12.xml',
])('%s is answered as it is', async (path) => {
  expect(await go(path)).toEqual({ kind: 'handler' })
})

test('files that nobody has are a 404 without a page', async () => {
  expect(await go('/wp-login.php')).toEqual({ kind: 'no-file' })
})

test('a form sent without script goes to its own handler', async () => {
  expect(await go('/account/forms/login')).toMatchObject({
    kind: 'handler',
    target: '/api/forms/login',
    isForm: true,
  })
})

describe('the flash', () => {
  test.each(['%00', '%E3%80%82', 'a b', ''])('is none where it is not one of ours: %j', async (value) => {
    expect(await open('/account/login', { cookie: `flash=${value}` })).toMatchObject({
      flash: undefined,
      cookies: [],
    })
  })

  const open = (path: string, headers: Record<string, string>) =>
    routeRequest({ url: path, headers }, { index, storeApiPrefix: 'store-api' })

  test('is handed to the page that somebody opens, once', async () => {
    expect(await open('/account/login', { cookie: 'flash=abc', 'sec-fetch-dest': 'document' })).toMatchObject(
      {
        flash: 'abc',
        cookies: [expect.stringMatching(/^flash=; .*Expires=Thu, 01 Jan 1970/)],
      },
    )
  })

  test('stays for that page when another is fetched ahead', async () => {
    expect(await open('/account/login', { cookie: 'flash=abc', 'sec-fetch-dest': 'empty' })).toMatchObject({
      flash: undefined,
      cookies: [],
    })
  })
})

describe('in editor mode', () => {
  const previewCookie = createPreviewCookie({
    publicOrigin: 'http://localhost:3000',
    secrets: ['only-for-tests-preview'],
    now: () => 1000,
  })
  const createCookie = async () => `preview=${await previewCookie.createValue()}`
  const preview = async (path: string, headers?: Readonly<Record<string, string>>) => {
    const request = { url: path, headers: headers ?? { cookie: await createCookie() } }
    return routeRequest(request, { index, storeApiPrefix: 'store-api', previewCookie })
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
    ['/saved?products=soap', '/en/gbp/saved?products=soap'],
    ['/account/login', '/en/gbp/account/login'],
  ])('%s is made by %s, which the editor may frame', async (path, target) => {
    expect(await preview(path)).toEqual({ kind: 'streamed', target, isFramed: true, cookies: [] })
  })

  test('what no route names is a 404 in the preview too', async () => {
    expect(await preview('/_app')).toMatchObject({ status: 404, target: '/en/gbp/~preview/missing' })
  })

  test.each([
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a cookie that nobody signed', { cookie: 'preview=1' }],
  ])('%s sees what everybody sees', async (_name, headers) => {
    expect(await preview('/about', headers)).toMatchObject({ kind: 'cached', target: '/en/gbp/about' })
  })

  test('a cookie that was changed sees what everybody sees', async () => {
    const cookie = (await createCookie()).replace('=', '=9')
    expect(await preview('/about', { cookie })).toMatchObject({ kind: 'cached', target: '/en/gbp/about' })
  })
})

test('outside editor mode a cookie changes nothing', async () => {
  expect(await go('/about', 'preview=1')).toMatchObject({ kind: 'cached', target: '/en/gbp/about' })
  expect(await go('/~preview')).toMatchObject({ status: 404 })
  expect(await go('/~preview/about')).toMatchObject({ status: 404 })
})

test.each(['/.well-known/ucp', '/.well-known/ucp/2026-04-08', '/ucp/mcp', '/ucp/v1/carts'])(
  'agents find %s',
  async (url) => {
    expect(await go(url)).toEqual({ kind: 'handler', isTechnical: true })
  },
)

describe('a bag that somebody else has put together', () => {
  const getHandoffMarket = async (token: string) =>
    token === 'known' ? { locale: 'fr', currency: 'EUR' } : null
  const open = (url: string, { method = 'GET', language = '' } = {}) =>
    routeRequest(
      { url, method, headers: { 'accept-language': language } },
      { index, storeApiPrefix: 'store-api', getHandoffMarket },
    )
  const toWord = (text: string) => Buffer.from(text).toString('base64url')

  test.each([
    ['/ucp/continue/known', '/fr/eur/handoffs/continue/known', undefined],
    ['/ucp/continue/other', '/en/gbp/handoffs/continue/other', 404],
    ['/ucp/continue/../x', '/en/gbp/handoffs/continue/none', 404],
    ['/ucp/p/2xsoap%3A-?code=A', `/en/gbp/handoffs/p/${toWord('2xsoap%3A-')}?code=A`, undefined],
    ['/ucp/p/', `/en/gbp/handoffs/p/${toWord('-')}`, undefined],
    ['/ucp/ready/fr', '/fr/gbp/handoffs/ready', undefined],
    ['/ucp/ready/xx', '/en/gbp/handoffs/ready', undefined],
  ])('%s is the page %s', async (url, target, status) => {
    expect(await open(url)).toMatchObject({ kind: 'streamed', target, ...(status && { status }) })
  })

  test('is in the language of the browser where it has none of its own', async () => {
    expect(await open('/ucp/p/1xsoap', { language: 'fr-CA,fr;q=0.9' })).toMatchObject({
      target: `/fr/gbp/handoffs/p/${toWord('1xsoap')}`,
    })
  })

  test.each([
    ['/ucp/continue/known', '/api/handoffs/continue/known'],
    ['/ucp/p/1xsoap?code=A', `/api/handoffs/p/${toWord('1xsoap')}?code=A`],
  ])('is taken by a form: %s', async (url, target) => {
    expect(await open(url, { method: 'POST' })).toEqual({ kind: 'handler', target, isForm: true })
  })

  test('is not there where agents have no way in', async () => {
    expect(await go('/ucp/p/1xsoap')).toMatchObject({ status: 404 })
  })
})

describe('readers without a browser', () => {
  const read = (url: string, headers: Record<string, string> = {}) =>
    routeRequest({ url, headers }, { index, storeApiPrefix: 'store-api' })

  test.each([
    ['/llms.txt', '/en/gbp/readers/md/-'],
    ['/fr/llms.txt', '/fr/gbp/readers/md/-'],
    ['/products/soap.md', '/en/gbp/readers/md/-/products/soap'],
    ['/products/soap.json?variant=v1&utm_source=a', '/en/gbp/readers/json/-/products/soap'],
    ['/fr/products/soap.json?currency=eur', '/fr/eur/readers/json/-/products/soap'],
    ['/products.md?currency=XYZ', '/en/gbp/readers/md/-/products'],
    ['/categories/bath.json', '/en/gbp/readers/json/-/categories/bath'],
  ])('%s is answered at %s, whatever the cookies', async (url, target) => {
    for (const cookie of ['', 'currency=EUR'])
      expect(await read(url, { cookie })).toEqual({ kind: 'handler', target, isMachineFormat: true })
  })

  test('a list has filters, order and page as the page has', async () => {
    const first = await read('/products.json?sort=price-asc&page=2&utm_source=a')
    expect(await read('/products.json?page=2&sort=price-asc')).toEqual(first)
    const target = first.kind === 'handler' ? (first.target ?? '') : ''
    expect(readPathQuery(target.split('/')[5] ?? '')).toContain('page=2')
  })

  test.each(['/products/junk.md', '/about.md', '/cart.json', '/x/llms.txt', '/products/soap.pdf', '/.md'])(
    '%s is no file',
    async (url) => {
      expect(await read(url)).toEqual({ kind: 'no-file' })
    },
  )

  test.each([
    ['/products/old-soap.md?currency=EUR', '/products/soap.md?currency=EUR'],
    ['/fr/products/old-soap.json', '/fr/products/soap.json'],
    ['/en/products/soap.md', '/products/soap.md'],
  ])('%s has moved to %s', async (url, location) => {
    expect(await read(url)).toEqual({ kind: 'redirect', location })
  })

  test.each([
    ['text/markdown', '', '/products/soap.md'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', '', '/products/soap.md'],
    ['application/json', 'currency=EUR', '/products/soap.json?currency=EUR'],
  ])('a page asked for as %s with cookie "%s" leads to %s', async (accept, cookie, location) => {
    expect(await read('/products/soap', { accept, cookie })).toEqual({
      kind: 'redirect',
      location,
      isOtherType: true,
    })
  })

  test.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0',
  ])('a page asked for as "%s" is the page', async (accept) => {
    expect(await read('/products/soap', { accept })).toMatchObject({
      kind: 'cached',
      hasMachineFormats: true,
    })
  })

  test('a list keeps its query on the way, a page without other types is itself', async () => {
    const accept = 'text/markdown'
    expect(await read('/products?page=2', { accept })).toMatchObject({ location: '/products.md?page=2' })
    expect(await read('/about', { accept })).toMatchObject({ kind: 'cached', target: '/en/gbp/about' })
  })
})

describe('the currency of an address', () => {
  test('is that of the page and the pages after it, for visitors who have chosen none', async () => {
    const route = await go('/products/soap?currency=EUR')
    expect(route).toMatchObject({ kind: 'streamed', target: '/en/eur/dynamic/products/soap' })
    expect('cookies' in route && route.cookies?.[0]).toMatch(/^currency=EUR; /)
  })

  test.each([
    ['?currency=EUR', 'currency=GBP'],
    ['?currency=XYZ', ''],
    ['?currency=GBP', ''],
  ])('%s with cookie "%s" changes nothing', async (query, cookie) => {
    expect(await go(`/products/soap${query}`, cookie)).toMatchObject({
      kind: 'cached',
      target: '/en/gbp/products/soap',
    })
  })
})
