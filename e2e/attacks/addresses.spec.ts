import { ask, newAddress } from './ask.ts'
import { readCpuMs } from './shop.ts'
import { countAttack, test } from './test.ts'
import { createCustomer } from './visitor.ts'

/** What makes a cache take a private page for a file. */
const SUFFIXES = [
  '/a.css',
  '/a.js',
  '.css',
  '.js',
  '.jpg',
  '%2fa.css',
  ';a.css',
  '?a.css',
  '%3fa.css',
  '%23a.css',
  '/..%2fa.css',
  '/%2e%2e/a.css',
  '%00.css',
  '%0a.css',
  '/.css',
  '//a.css',
  '/~a.css',
  '/a.avif',
  '/robots.txt',
  '/favicon.ico',
  '/_next/static/a.css',
  '\\a.css',
  '%5ca.css',
  '/',
]

const PRIVATE = [
  '/account',
  '/account/profile',
  '/account/orders',
  '/account/addresses',
  '/account/cards',
  '/cart',
  '/store-api/cart',
  '/api/reviews/own',
]

test('no private page is kept for others, whatever its address looks like', async ({ shop, times }) => {
  const customer = await createCustomer(shop.origin, 'Zeisigfink')
  const suffixes = SUFFIXES.slice(0, times(12, 24))
  const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
  await countAttack('cache deception: private addresses × endings', async function* () {
    for (const path of PRIVATE)
      for (const suffix of suffixes) {
        const asked = { origin: shop.origin, path: path + suffix }
        const { status, headers, text } = await ask({ ...asked, headers: { cookie }, from: newAddress() })
        const rule = headers['cache-control'] ?? ''
        const isPrivate =
          text.includes('Zeisigfink') || text.includes(customer.email) || headers['set-cookie'] !== undefined
        if (status >= 500) yield `${path}${suffix}: ${status}`
        yield isPrivate && !/no-store/.test(rule) ? `${path}${suffix}: ${rule}` : undefined
      }
  })
})

const PATHS = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..;/..;/etc/passwd',
  '/....//....//etc/passwd',
  '/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/_next/../../package.json',
  '/_next/static/../../package.json',
  '/_next/static/..%2f..%2fserver/app-paths-manifest.json',
  '/_next/server/app-paths-manifest.json',
  '/_next/build-manifest.json',
  '/_next/BUILD_ID',
  '/_next/image?url=http://127.0.0.1/&w=64&q=75',
  '/_next/image?url=%2fetc%2fpasswd&w=64&q=75',
  '/_next/data/x/index.json',
  '/__nextjs_source-map',
  '/__nextjs_original-stack-frames',
  '/_image/..%2f..%2fetc%2fpasswd',
  '/_image/%2e%2e/%2e%2e/etc/passwd',
  '/_image/http://127.0.0.1/',
  '/_image/640/..%2f..%2f..%2fetc%2fpasswd',
  '/cdn/..%2f..%2fetc%2fpasswd',
  '/cdn/../admin/products',
  '/cdn/..%2fadmin%2fproducts',
  '/cdn/%2e%2e/outbox',
  '/outbox',
  '/admin',
  '/admin/products',
  '/editor',
  '/faults',
  '/moderation',
  '/moderation/api/reviews',
  '/api/reviews/../../moderation/api/reviews',
  '/api/reviews/..%2f..%2fmoderation%2fapi%2freviews',
  '/api/catalog/..%2f..%2freadyz',
  '/graphql',
  '/graphql/v2',
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.local',
  '/package.json',
  '/.next/required-server-files.json',
  '/.cache/pages',
  '/server.js',
  '/node_modules/next/package.json',
  '/proc/self/environ',
  '/metrics',
  '/debug/pprof',
  '/api/forms/login',
  '/api/store/cart',
  '/api/handoffs/cart/none',
  '/en/GBP/~preview/about',
  '/en/GBP/account',
  '/en/GBP/readers/products/none',
  '/en/GBP/dynamic/about',
  '/en/GBP/missing',
  '/%5Fimage',
  '/%5F_next',
  '/account/orders/%ed%a0%80',
  '/products/%ff',
  '/products/%00',
  '/products/%',
  '/%',
  '/%zz',
  '/constructor',
  '/__proto__',
  '/products/__proto__',
  '/categories/constructor',
  '/fr/__proto__',
  '/api/reviews/by-product-id/__proto__',
]

/** What only a file of the server, or a service behind it, says. */
const INNER =
  /root:x:|"dependencies"|pk_sorrel_demo.*secret|REVALIDATE_SECRET|\[core\]|"reviews":\[\{"id"|PATH=/

test('no path leads to files or to services behind the shop', async ({ shop }) => {
  await countAttack('paths: traversal, inner routes, services behind', async function* () {
    for (const path of PATHS) {
      const { status, text } = await ask({ origin: shop.origin, path, from: newAddress() })
      yield status >= 500 || INNER.test(text) ? `${path}: ${status}` : undefined
    }
  })
})

const SEARCHES = [
  'a'.repeat(500),
  `${'a '.repeat(200)}!`,
  '%'.repeat(300),
  '"'.repeat(300),
  '('.repeat(300),
  `${'\\'.repeat(200)}x`,
  '́'.repeat(300),
  'a*'.repeat(150),
  '👩‍👩‍👧‍👦'.repeat(60),
]

const EVIL_ADDRESSES = [
  `/${'a/'.repeat(1000)}`,
  `/${'%2f'.repeat(1000)}`,
  `/products/${'a-'.repeat(500)}!`,
  `/categories/bath-body?${'sort=a&'.repeat(60)}`,
  `/search?q=${'%20'.repeat(1000)}x`,
  `/fr/${'-'.repeat(2000)}`,
  `/account/set-password/${'a'.repeat(2000)}`,
]

/** Processor time that one address or search may take. */
const WORK_MAX_MS = 1500

test('no text takes long to read', async ({ shop }) => {
  const readWork = () =>
    [shop.storefront, shop.catalog, shop.commerce].reduce((sum, part) => sum + readCpuMs(part), 0)
  await countAttack('ReDoS: addresses and searches', async function* () {
    const searches = SEARCHES.flatMap((text) => [
      `/search?q=${encodeURIComponent(text)}`,
      `/products?q=${encodeURIComponent(text)}`,
    ])
    for (const path of [...EVIL_ADDRESSES, ...searches]) {
      const before = readWork()
      const { status } = await ask({ origin: shop.origin, path, from: newAddress() })
      const work = readWork() - before
      yield status >= 500 || work > WORK_MAX_MS
        ? `${path.slice(0, 40)}: ${status} after ${work} ms`
        : undefined
    }
  })
})
