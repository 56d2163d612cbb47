import { setTimeout as wait } from 'node:timers/promises'
import { createPreviewCookie } from '../../apps/storefront/src/request/preview-cookie.ts'
import { readCachedFiles } from '../../scripts/nginx.ts'
import { type Answer, type Asked, findCanaries, toAsked, visit } from '../canaries.ts'
import { PREVIEW_SECRET } from './cluster.ts'
import { type Cluster, DEMO, expect, logIn, read, rename, test as base, waitUntil } from './test.ts'

// What has to hold with the nginx of deploy/ in front of the storefronts.

type Texts = Readonly<Record<string, string>>
type Ask = (path: string, headers?: Texts) => Promise<Answer>

/** Somebody who sent none of the canaries. */
const STRANGER = 200

const toAsk =
  (origin: string): Ask =>
  (path, headers = {}) =>
    visit({ origin, visitor: STRANGER, path, headers })

const test = base.extend<{ readonly ask: Ask }>({
  ask: async ({ nginx }, use) => use(toAsk(nginx.origin)),
})

const CANARY_REQUESTS = Number(process.env.CANARY_REQUESTS ?? 300)
const VISITORS = 10

/** A page of a product that a test changes, and pages that each test has for itself: it wants to be their first visitor. */
const CHANGED = '/products/coconut-scrub-brush'
const PRICED = ['/products/soy-candle', '/products/dish-soap-block', '/categories/gifts']
const CANARIES = [
  '/',
  '/de',
  '/products',
  '/categories/bath-body',
  '/about',
  '/fr/about',
  '/delivery',
  '/products/oat-honey-soap-bar',
]
const SHARED = '/products/hand-cream-tin'
const CAMPAIGN = '/de/returns'
const COMPRESSED = ['/fr/products', '/fr/categories/household', '/de/delivery']
const ROUTED = ['/returns', '/fr/returns'] as const
const PREVIEWED = '/fr/delivery'
const PRIVATE = [
  '/account',
  '/de/account/orders',
  '/account/profile',
  '/cart',
  '/fr/cart',
  '/checkout',
  '/search?q=soap',
  '/quiz/gift-finder',
  '/store-api/cart',
  '/healthz',
  '/readyz',
]

/**
 * A cached page is at most five seconds old (`s-maxage`). nginx counts whole seconds, and whoever comes next makes it ask, while
 * the shop renders the page anew.
 */
const FRESH_MS = 7000
const STALE_AFTER_MS = 6500

const CURRENCIES = ['GBP', 'EUR', 'USD']

const getCache = ({ headers }: Answer) => String(headers['x-cache'] ?? '')

/** Whether nginx gives the answer without asking the shop for it first. */
const CACHED = /^(HIT|STALE|UPDATING)$/

/** The amounts of money on a page, in the order of the page. */
const getPrices = ({ text }: Answer) =>
  (text.match(/[£€$]\s?\d+[.,]\d\d|\d+[.,]\d\d\s?[£€$]/g) ?? []).join(' ')

const isData = ({ headers }: Answer) => /^text\/x-component/.test(headers['content-type'] ?? '')

/** Logs in past nginx, from an address that no other test has used up. */
const readSession = (cluster: Cluster) =>
  logIn(cluster, cluster.storefronts[0]?.origin ?? '', { 'x-forwarded-for': '203.0.113.80' })

/** Asks until the page comes from the cache. */
async function askUntilCached(ask: Ask, path: string, headers: Texts = {}): Promise<Answer> {
  let answer = await ask(path, headers)
  await waitUntil(async () => {
    answer = await ask(path, headers)
    return getCache(answer) === 'HIT'
  }, `nginx keeps ${path}`)
  return answer
}

/** The same request without what leads past the cache. */
function toCacheable({ path, headers }: Asked): Asked {
  const kept = Object.entries(headers).filter(([name]) => !/^(?:rsc|next-.*|authorization)$/.test(name))
  const cookies = headers.cookie
    ?.split('; ')
    .filter((pair) => !/^(?:preview|flash|service-failures)=/.test(pair))
  return { path, headers: { ...Object.fromEntries(kept), cookie: cookies?.join('; ') ?? '' } }
}

/** Each request as it is, and after it one that nginx may keep. */
async function sendCanaries(origin: string): Promise<void> {
  const send = async (request: number, visitor: number) => {
    const asked = toAsked(request, CANARIES[(request * 7) % CANARIES.length] ?? '/')
    await visit({ ...asked, origin, visitor })
    await visit({ ...toCacheable(asked), origin, visitor })
  }
  for (let first = 0; first < CANARY_REQUESTS; first += VISITORS)
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(first + visitor, visitor)))
}

const describeCanaries = (text: string, where: string) =>
  findCanaries(text).map(({ input }) => `${where} holds ${input?.kind} ${input?.name}`)

/** Canaries in what is kept. A page may hold the query that it alone is kept for. */
const findCachedCanaries = (directory: string) =>
  readCachedFiles(directory).flatMap(({ key, text }) => {
    const own = key.split('?')[1]?.match(/zqcanary\d+k\d+z/g) ?? []
    const rest = own.reduce((left, canary) => left.replaceAll(canary, ''), text)
    return describeCanaries(rest, `the file of ${key}`)
  })

test('nothing of the first visitors is in what a stranger gets, nor in the files of nginx', async ({
  ask,
  nginx,
}) => {
  await sendCanaries(nginx.origin)
  let cached = 0
  const found: string[] = []
  const asked: readonly Texts[] = [
    ...['br', 'gzip', 'identity'].map((encoding) => ({ 'accept-encoding': encoding })),
    { cookie: 'currency=EUR' },
    { cookie: 'currency=GBP' },
    { rsc: '1' },
  ]
  for (const path of CANARIES)
    for (const headers of asked) {
      const answer = await ask(path, headers)
      if (CACHED.test(getCache(answer))) cached += 1
      found.push(...describeCanaries(answer.text, path))
    }
  expect([...found, ...findCachedCanaries(nginx.cacheDirectory)]).toEqual([])
  expect(cached).toBeGreaterThanOrEqual(CANARIES.length / 2)
})

test('a logged-in visitor and a stranger share a page, and nothing else', async ({ ask, nginx, cluster }) => {
  const cookie = await readSession(cluster)
  const page = await ask(SHARED, { cookie })
  const shared = await askUntilCached(ask, SHARED, { cookie })
  const anonymous = await ask(SHARED)
  expect(getCache(anonymous)).toMatch(CACHED)
  for (const { text } of [page, shared, anonymous]) expect(text).not.toContain(DEMO.email)
  const own = await ask('/account/profile', { cookie })
  expect(own.status).toBe(200)
  expect(own.text).toContain(DEMO.email)
  expect((await ask('/account/profile')).text).not.toContain(DEMO.email)
  const naming = readCachedFiles(nginx.cacheDirectory).filter(({ text }) => text.includes(DEMO.email))
  expect(naming.map(({ key }) => key)).toEqual([])
})

test('a preview is past the cache, and a visitor gets the page as it was', async ({ ask, cluster }) => {
  const options = { publicOrigin: cluster.balancer, secrets: [PREVIEW_SECRET] as const, now: Date.now }
  const preview = createPreviewCookie(options)
  const cookie = `${preview.name}=${await preview.createValue()}`
  const first = await ask(PREVIEWED, { cookie })
  const page = await askUntilCached(ask, PREVIEWED)
  const draft = await ask(PREVIEWED, { cookie })
  expect([getCache(first), getCache(draft)]).toEqual(['BYPASS', 'BYPASS'])
  expect(page.text).not.toBe(draft.text)
  expect(page.text).not.toContain(cookie)
  expect(draft.headers['cache-control']).toContain('no-store')
})

test('what is private is never kept', async ({ ask, nginx, cluster }) => {
  const cookie = await readSession(cluster)
  const visits: readonly Texts[] = [{ cookie }, {}, { cookie }, {}]
  for (const path of PRIVATE)
    for (const headers of visits) expect(getCache(await ask(path, headers)), path).toBe('BYPASS')
  // The first of these visitors gets a cookie with the page.
  for (let count = 0; count < 2; count += 1) await ask('/about?currency=EUR')
  const own = readCachedFiles(nginx.cacheDirectory).filter(
    ({ key, text }) => PRIVATE.some((path) => key.endsWith(path)) || /^set-cookie:/im.test(text),
  )
  expect(own.map(({ key }) => key)).toEqual([])
})

test('each currency has its own prices, by turns', async ({ ask, cluster }) => {
  const askShop = toAsk(cluster.storefronts[0]?.origin ?? '')
  const readPrices = async (from: Ask, path: string, currency: string) =>
    getPrices(await from(path, { cookie: `currency=${currency}` }))
  for (const path of PRICED) {
    const expected: string[] = []
    for (const currency of CURRENCIES) expected.push(await readPrices(askShop, path, currency))
    expect(new Set(expected).size, `${path} has other prices in other currencies`).toBeGreaterThan(1)
    for (let round = 0; round < 4; round += 1)
      for (const [at, currency] of CURRENCIES.entries())
        expect(await readPrices(ask, path, currency), `${path} in ${currency}`).toBe(expected[at])
  }
})

/** As Next's router asks. It knows a part of the address itself that whoever leaves it out is sent to. */
async function askForData(ask: Ask, path: string): Promise<Answer> {
  const answer = await ask(path, { rsc: '1' })
  const { location } = answer.headers
  if (location === undefined) return answer
  const { pathname, search } = new URL(location, 'http://shop')
  return ask(pathname + search, { rsc: '1' })
}

test("a page and its router data do not take each other's place", async ({ ask, nginx }) => {
  const [first, second] = ROUTED
  expect(isData(await askForData(ask, first))).toBe(true)
  expect(isData(await ask(first))).toBe(false)
  await askUntilCached(ask, second)
  const data = await askForData(ask, second)
  expect([isData(data), getCache(data)]).toEqual([true, 'BYPASS'])
  expect(isData(await askUntilCached(ask, second))).toBe(false)
  const files = readCachedFiles(nginx.cacheDirectory).filter(({ text }) =>
    /^content-type: text\/x-component/im.test(text),
  )
  expect(files.map(({ key }) => key)).toEqual([])
})

test('a campaign leads to the page of everybody', async ({ ask }) => {
  const campaign = await ask(`${CAMPAIGN}?utm_source=letter-47&gclid=click-47`)
  expect(getCache(campaign)).toBe('MISS')
  const page = await ask(CAMPAIGN)
  expect(getCache(page)).toMatch(CACHED)
  expect(page.text).not.toMatch(/(?:letter|click)-47/)
  expect(page.headers['x-request-id'], 'the request of the first visitor').toBeUndefined()
  expect(getCache(await ask(`${CAMPAIGN}?fbclid=other`))).toMatch(CACHED)
})

/** Brotli first: were its answer everybody's, the others could not read it. */
test('Brotli, gzip and plain clients get the same page by turns', async ({ ask }) => {
  for (const path of COMPRESSED) {
    const titles = new Set<string | undefined>()
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'identity', 'gzip']) {
      const { headers, text } = await askUntilCached(ask, path, { 'accept-encoding': encoding })
      expect(headers['content-encoding'] ?? 'identity', path).toBe(encoding)
      expect(text, path).toContain('</html>')
      titles.add(/<title>[^<]*/.exec(text)?.[0])
    }
    expect([...titles]).toHaveLength(1)
    const refused = await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refused.headers['content-encoding'], path).toBe('gzip')
  }
})

test('a change is shown as soon as a cached page is too old', async ({ ask, cluster }) => {
  for (const name of ['Scrub brush behind nginx', 'Scrub brush behind nginx again']) {
    await askUntilCached(ask, CHANGED)
    await rename(cluster, CHANGED, name)
    // How soon the storefronts have the change is tested without nginx.
    for (const { origin } of cluster.storefronts)
      await waitUntil(
        async () => (await read(origin + CHANGED)).text.includes(name),
        `${origin} shows ${name}`,
      )
    const at = performance.now()
    const shown = await waitUntil(async () => (await ask(CHANGED)).text.includes(name), `nginx shows ${name}`)
    expect(shown - at).toBeLessThan(FRESH_MS)
  }
})

test('pages are shown while no storefront answers', async ({ ask, cluster }) => {
  const pages = [CHANGED, ...PRICED, CAMPAIGN]
  for (const path of pages) await askUntilCached(ask, path)
  for (const storefront of cluster.storefronts) await storefront.kill()
  try {
    await wait(STALE_AFTER_MS)
    for (const path of pages) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(200)
      expect(getCache(answer), path).toMatch(CACHED)
    }
    for (const path of ['/never-asked-for', '/cart']) {
      const { status, headers, text } = await ask(path)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
      expect(text, path).toContain('be back')
    }
  } finally {
    for (const storefront of cluster.storefronts) await storefront.start()
  }
  await waitUntil(async () => (await ask('/cart')).status === 200, 'nginx asks the storefronts again')
})
