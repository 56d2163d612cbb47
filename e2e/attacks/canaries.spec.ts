import { type Answer, type Asked, findCanaries, toAsked, visit } from '../canaries.ts'
import { drop } from './drop.ts'
import { countAttack, expect, test } from './test.ts'

const VISITORS = 10
/** After so many requests the caches are emptied, so that visitors of every kind are the first ones of a page. */
const DROP_EVERY = 100

const PRODUCTS = ['oat-honey-soap-bar', 'soy-candle', 'hand-cream-tin', 'dish-soap-block']
const CATEGORIES = ['bath-body', 'household', 'gifts']
const CONTENT = ['about', 'delivery', 'returns']

const CACHED = [
  '/',
  '/products',
  ...PRODUCTS.map((slug) => `/products/${slug}`),
  ...CATEGORIES.map((slug) => `/categories/${slug}`),
  ...CONTENT.map((slug) => `/${slug}`),
].flatMap((path) =>
  ['', '/fr', '/de'].map((locale) => (path === '/' && locale !== '' ? locale : locale + path)),
)

const OTHERS = [
  '/search',
  '/cart',
  '/account/login',
  '/account/orders',
  '/quiz/gift-finder',
  '/nothing-here',
  '/store-api/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/manifest.webmanifest',
]

/** Four of five requests are for pages that are shared. */
const getPath = (request: number): string =>
  (request % 5 === 4 ? OTHERS[request % OTHERS.length] : CACHED[(request * 7) % CACHED.length]) ?? '/'

const TAGS = [
  'settings',
  'menus',
  ...PRODUCTS.map((slug) => `product:${slug}`),
  ...CATEGORIES.map((slug) => `category:${slug}`),
  ...['home', ...CONTENT].map((slug) => `page:${slug}`),
]

const isShared = ({ status, headers }: Answer): boolean =>
  status === 200 && /s-maxage|public/.test(headers['cache-control'] ?? '')

/** What an answer holds of other requests, and, where caches may share it, of any input but the address. */
function findCrossings(answer: Answer, request: number | undefined): readonly string[] {
  return findCanaries(answer.text)
    .filter((canary) => canary.request !== request || (isShared(answer) && canary.input?.kind !== 'query'))
    .map(({ request: from, input }) => `${input?.kind ?? ''} ${input?.name ?? ''} of request ${String(from)}`)
}

/** A visitor without any past reads every shared page. */
async function* readAll(origin: string): AsyncGenerator<string | undefined> {
  const plain = CACHED.flatMap((path): readonly Asked[] => [
    ...['identity', 'gzip', 'br'].map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
    { path, headers: { 'accept-encoding': 'br', cookie: 'currency=EUR' } },
    { path, headers: { rsc: '1' } },
  ])
  for (const asked of plain) {
    const answer = await visit({ ...asked, origin, visitor: VISITORS })
    const [crossing] = findCrossings(answer, undefined)
    yield crossing === undefined ? undefined : `${asked.path} holds ${crossing} for a new visitor`
  }
}

async function* attack(origin: string, requests: number): AsyncGenerator<string | undefined> {
  let shared = 0
  const send = async (request: number) => {
    const path = getPath(request)
    const answer = await visit({ ...toAsked(request, path), origin, visitor: request % VISITORS })
    if (isShared(answer)) shared += 1
    if (answer.status >= 500) return `request ${request}: ${path} is ${answer.status}`
    const [crossing] = findCrossings(answer, request)
    return crossing === undefined ? undefined : `request ${request}: ${path} holds ${crossing}`
  }
  for (let first = 0; first < requests; first += VISITORS) {
    if (first % DROP_EVERY === 0) await drop(origin, TAGS)
    yield* await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(first + visitor)))
  }
  yield* readAll(origin)
  expect(shared, 'shared answers, without which nothing was checked').toBeGreaterThan(requests / 10)
}

/** All requests come from ten addresses, as fast as they are answered. */
const FAST = { RENDER_RATE: '0' }

test('nothing of a request comes back to another visitor', async ({ shop, times }) => {
  test.setTimeout(600_000)
  const own = await shop.startStorefront(FAST)
  await countAttack('canaries in pages of others', () => attack(own.origin, times(100, 900)))
  await own.stop()
})

test('nothing of a request comes back to another visitor of `next start`', { tag: '@whole' }, async ({
  shop,
  times,
}) => {
  test.setTimeout(600_000)
  const own = await shop.startStorefront(FAST, { isPlain: true })
  await countAttack('canaries in pages of others, next start', () => attack(own.origin, times(100, 600)))
  await own.stop()
})
