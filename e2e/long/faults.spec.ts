import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test'
import { ORIGINS } from '../origins.ts'
import { t } from '../shop.ts'

/** Each switch of the sandbox, as it meets every call to the service. */
const FAULTS = {
  status: { kind: 'status', status: 500 },
  reset: { kind: 'reset' },
  malformed: { kind: 'malformed' },
  errors: { kind: 'errors', message: 'Something went wrong' },
  'rate-limit': { kind: 'rate-limit', retryAfterSeconds: 60 },
  delay: { kind: 'delay', delayMs: 30_000 },
} as const

interface Page {
  readonly name: string
  readonly path: string
  /** Status while the service fails. */
  readonly status: number
  /** What the shopper reads then. */
  readonly heading: string
  /** What they read when all is well. */
  readonly usual: RegExp
}

/** Pages that are made anew: nothing of them is kept, and they were never made. */
const NOT_KEPT: readonly Page[] = [
  {
    name: 'home',
    path: '/',
    status: 500,
    heading: t('errors.page_unavailable.title'),
    usual: /Everyday things/,
  },
  {
    name: 'listing',
    path: '/products',
    status: 500,
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
    status: 500,
    heading: t('products.unavailable.title'),
    usual: /Soy Candle/,
  },
  { name: 'search', path: '/search?q=candle', status: 200, heading: t('search.error'), usual: /candle/ },
  { name: 'bag', path: '/cart', status: 500, heading: t('errors.page_unavailable.title'), usual: /Your bag/ },
]

const KEPT = ['/', '/products', '/categories/bath-body', '/products/soy-candle', '/about'] as const

async function setFault(request: APIRequestContext, fault: object): Promise<void> {
  const answer = await request.put(`${ORIGINS.commerce}/faults`, {
    data: { faults: [{ operation: '*', ...fault }] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const clearFaults = (request: APIRequestContext) => request.delete(`${ORIGINS.commerce}/faults`)

/** A change in the store drops what is kept of the pages under test; the frame around them stays known. */
async function dropKept(request: APIRequestContext): Promise<void> {
  for (const path of ['/admin/products/soy-candle', '/admin/products/oat-honey-soap-bar'])
    expect((await request.patch(ORIGINS.commerce + path, { data: { stockPurchasable: false } })).ok()).toBe(
      true,
    )
  expect(
    (await request.patch(`${ORIGINS.commerce}/admin/pages/home`, { data: { published: true } })).ok(),
  ).toBe(true)
}

/** Every page is made once, so that the data of its frame is known. */
async function warm(request: APIRequestContext): Promise<void> {
  for (const path of [...KEPT, ...NOT_KEPT.map((each) => each.path)])
    expect((await request.get(path)).status(), path).toBe(200)
}

/** A visitor with something in the bag. */
async function fillBag(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/products/soy-candle')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
  await page.close()
}

test.afterEach(({ request }) => clearFaults(request))

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name}: kept pages are whole`, async ({ request }) => {
    await warm(request)
    await setFault(request, fault)
    for (const path of KEPT) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toContain('</footer>')
    }
  })

  for (const { path, status, heading, usual, ...page } of NOT_KEPT)
    test(`${name}: ${page.name}, not kept, says so, and is good again at once`, async ({
      browser,
      request,
      baseURL,
    }) => {
      await warm(request)
      const scripted = await browser.newContext({ baseURL })
      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
      try {
        await fillBag(scripted)
        await plain.addCookies(await scripted.cookies())
        for (const context of [scripted, plain]) {
          await dropKept(request)
          await setFault(request, fault)
          const shown = await context.newPage()
          const answer = await shown.goto(path, { timeout: 60_000 })
          expect(answer?.status()).toBe(status)
          expect(answer?.headers()['cache-control']).toContain('no-store')
          await expect(shown.getByRole('heading', { name: heading })).toBeVisible()
          await clearFaults(request)
          const next = await shown.goto(path)
          expect(next?.status()).toBe(200)
          await expect(shown.getByRole('heading', { level: 1, name: usual })).toBeVisible()
          await shown.close()
        }
      } finally {
        await scripted.close()
        await plain.close()
      }
    })
}
