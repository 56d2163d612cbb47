import { cacheTags } from '@sorrel/contracts/revalidate'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { dropCached } from '../drop-cached.ts'
import { ORIGINS } from '../origins.ts'
import { type SecondServer, startSecondServer } from '../second-server.ts'
import { addToCart, t } from '../shop.ts'

/** Every fault of the sandbox, applied to every call to the service. */
const FAULTS = {
  status: { kind: 'status', status: 500 },
  reset: { kind: 'reset' },
  malformed: { kind: 'malformed' },
  errors: { kind: 'errors', message: 'Something went wrong' },
  'rate-limit': { kind: 'rate-limit', retryAfterSeconds: 60 },
  delay: { kind: 'delay', delayMs: 30_000 },
} as const

interface PageFacts {
  readonly name: string
  readonly path: string
  /** Status while the service fails. */
  readonly status: number
  /** Heading of the page while the service fails. */
  readonly heading: string
  /** Heading of the page when the service works. */
  readonly usual: RegExp
}

/** Pages that are not cached when the service fails. */
const NOT_CACHED: readonly PageFacts[] = [
  {
    name: 'home',
    path: '/',
    status: 503,
    heading: t('errors.page_unavailable.title'),
    usual: /Everyday things/,
  },
  {
    name: 'listing',
    path: '/products',
    status: 503,
    heading: t('categories.unavailable.title'),
    usual: /products/i,
  },
  {
    name: 'category with a query',
    path: '/categories/bath-body?sort=price-asc',
    status: 200,
    heading: t('categories.unavailable.title'),
    usual: /Bath & Body/,
  },
  {
    name: 'product',
    path: '/products/soy-candle',
    status: 503,
    heading: t('products.unavailable.title'),
    usual: /Soy Candle/,
  },
  { name: 'search', path: '/search?q=candle', status: 200, heading: t('search.error'), usual: /candle/ },
  { name: 'bag', path: '/cart', status: 503, heading: t('errors.page_unavailable.title'), usual: /Your bag/ },
]

const CACHED = ['/', '/products', '/categories/bath-body', '/products/soy-candle', '/about'] as const

async function setFault(request: APIRequestContext, fault: object): Promise<void> {
  const answer = await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', ...fault }] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const clearFaults = (request: APIRequestContext) => request.delete(`${ORIGINS.commerce}/faults`)

/** Cache tags of the pages' contents. Header and footer stay cached. */
const CONTENTS = [
  cacheTags.product('soy-candle'),
  cacheTags.page('home'),
  ...['bath-body', 'household', 'gifts'].map(cacheTags.category),
]

/** Requests every page once, so that header and footer are cached. */
async function warm(request: APIRequestContext): Promise<void> {
  for (const path of [...CACHED, ...NOT_CACHED.map((each) => each.path)])
    expect((await request.get(shop.origin + path)).status(), path).toBe(200)
}

/** A shop without a catalogue index, whose lists and search need the service. */
let shop: SecondServer
let visitor: Awaited<ReturnType<BrowserContext['storageState']>>

/** A visitor with a filled cart. */
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/products/soy-candle')
  await addToCart(page)
  visitor = await context.storageState()
  await context.close()
  shop = await startSecondServer({ CATALOG_API_URL: '', BREAKER_PAUSE_SECONDS: '0', RENDER_RATE: '0' })
})

test.afterAll(() => shop.stop())

test.afterEach(({ request }) => clearFaults(request))

interface Visit {
  readonly browser: Browser
  readonly request: APIRequestContext
  readonly fault: object
  readonly javaScriptEnabled: boolean
}

/** Opens all pages at once, each as a new visitor, since failures are counted per visitor. */
async function visitAll({ browser, request, fault, javaScriptEnabled }: Visit): Promise<void> {
  const visits = await Promise.all(
    NOT_CACHED.map(async (facts) => {
      const context = await browser.newContext({
        baseURL: shop.origin,
        javaScriptEnabled,
        storageState: visitor,
      })
      return { ...facts, context, page: await context.newPage() }
    }),
  )
  try {
    // First the fault: the shop makes recent pages again as soon as they are dropped.
    await setFault(request, fault)
    await dropCached(request, CONTENTS, shop)
    await Promise.all(visits.map(expectFailure))
    await clearFaults(request)
    await Promise.all(visits.map(expectUsual))
  } finally {
    await Promise.all(visits.map(({ context }) => context.close()))
  }
}

type PageVisit = PageFacts & { readonly page: Page }

async function expectFailure({ name, path, status, heading, page }: PageVisit): Promise<void> {
  const answer = await page.goto(path, { timeout: 60_000 })
  expect(answer?.status(), name).toBe(status)
  expect(answer?.headers()['cache-control'], name).toContain('no-store')
  await expect(page.getByRole('heading', { name: heading }), name).toBeVisible({ timeout: 30_000 })
}

/** While one call finds out whether the service answers again, the others are not made; six pages are drawn again at once. */
const RECOVERY_MS = 60_000

async function expectUsual({ name, path, usual, page }: PageVisit): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(path)
    expect(answer?.status(), name).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: usual }), name).toBeVisible()
  }).toPass({ timeout: RECOVERY_MS })
}

/** A failure and silence stand for the others by day. */
const BY_DAY = ['status', 'delay']

for (const [name, fault] of Object.entries(FAULTS)) {
  const tag = BY_DAY.includes(name) ? [] : ['@night']

  test(`${name}: cached pages are complete`, { tag }, async ({ request }) => {
    await warm(request)
    await setFault(request, fault)
    for (const path of CACHED) {
      const answer = await request.get(shop.origin + path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toContain('</footer>')
    }
  })

  for (const javaScriptEnabled of [true, false])
    test(`${name}: other pages say what is wrong ${javaScriptEnabled ? 'with' : 'without'} script, and work again once the service answers`, {
      tag,
    }, async ({ browser, request }) => {
      await warm(request)
      await visitAll({ browser, request, fault, javaScriptEnabled })
    })
}
