import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { toConsentedState } from '../consented-state.ts'
import { PREVIEW_SECRET } from '../origins.ts'
import { findFreePort } from '@sorrel/config/free-port'
import { type SecondServer, startSandbox, startSecondServer } from '../second-server.ts'
import { addToCart, checkOut, signUpByForm, t, watchForFaults } from '../shop.ts'

/**
 * The shop in front of a store that somebody else runs, started with what docs/hosted-store.md sets and nothing else. The
 * store is as strict as the hosted service: copies of reads, a limit of calls, events unsigned, repeated and in disorder.
 */

const WEBHOOK_SECRET = 'only-for-tests-webhook'
const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/hosted-store.md'), 'utf8')

let store: SecondServer
let shop: SecondServer

/** What the guide's own commands set, with values of this store. */
function readGuide(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = [...GUIDE.matchAll(/^export ([A-Z_]+)=/gm)].flatMap(([, name]) => name ?? [])
  const variables = names.map((name) => [name, values[name]] as const)
  expect(variables.filter(([, value]) => value === undefined)).toEqual([])
  return Object.fromEntries(
    variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

test.beforeAll(async () => {
  const [shopPort, storePort] = [String(await findFreePort()), String(await findFreePort())]
  const origin = `http://localhost:${shopPort}`
  store = await startSandbox({
    PORT: storePort,
    STOREFRONT_URL: origin,
    RATE_LIMIT: '10',
    WEBHOOK_URL: `${origin}/api/webhooks/commerce/${WEBHOOK_SECRET}`,
    WEBHOOK_DISORDER: '1',
    PREVIEW_SECRET,
  })
  const guided = readGuide({
    COMMERCE_URL: store.origin,
    COMMERCE_PUBLIC_KEY: 'pk_sorrel_demo',
    PUBLIC_ORIGIN: origin,
    REVALIDATE_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef',
    WEBHOOK_SECRET,
    DEVICE_SECRET: 'only-for-tests-device-secret',
    EDITOR_ORIGINS: store.origin,
    PREVIEW_SECRET,
  })
  shop = await startSecondServer({
    ...guided,
    PORT: shopPort,
    REVIEWS_URL: '',
    CATALOG_API_URL: '',
    WARM_UP_PAGES: 'true',
    SERVICE_CACHE_SECONDS: '5',
    // More often than the guide's minute, so that the flow need not wait for one.
    COMMERCE_POLL_SECONDS: '10',
  })
})
test.afterAll(async () => {
  await shop.stop()
  await store.stop()
})

async function open(browser: Browser): Promise<Page> {
  const state = toConsentedState(shop.origin)
  return (await browser.newContext({ baseURL: shop.origin, storageState: state })).newPage()
}

// The key is put together, so any one that exists gives its type.
const w = (key: string) => t(`account.subscriptions.${key}` as 'account.subscriptions.title')

test('somebody buys, subscribes, changes and ends the subscription', async ({ browser }) => {
  const page = await open(browser)
  const faults = watchForFaults(page)
  const email = `hosted.${Date.now()}@example.com`

  await signUpByForm(page, email)

  await page.goto('/products/dish-soap-block')
  await addToCart(page)
  await page.goto('/products/oat-honey-soap-bar')
  await page.getByText('Lavender', { exact: true }).click()
  await page.getByText(/^Subscribe and save/).click()
  await addToCart(page)
  await checkOut(page, email)
  await expect(page).toHaveURL(/\/checkout\/complete$/)

  // The service makes the record some seconds after the order.
  await page.goto('/account/subscriptions')
  await page.getByRole('link', { name: /^Manage subscription/ }).click()

  const question = page.getByRole('alertdialog').filter({ has: page.locator('form') })
  await page.locator('[data-change="edit-plan"]').click()
  await expect(question.getByText(w('edit_plan.text'))).toBeVisible()
  await question.getByRole('radio', { checked: false, disabled: false }).first().check()
  await question.getByRole('button', { name: w('edit_plan.confirm'), exact: true }).click()
  await expect(page.getByText(w('edit_plan.success')).first()).toBeVisible()

  await page.locator('[data-change="cancel"]').click()
  await question.getByRole('button', { name: w('cancel.confirm'), exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(page.locator('[data-change="uncancel"]')).toBeVisible()
  expect(faults).toEqual([])
})

interface StoreChange {
  /** Address of the operator's change, below `/admin/`. */
  readonly at: string
  readonly method?: 'PATCH' | 'PUT'
  readonly data: object
  /** A page that shows the change. */
  readonly path: string
  /** What only the fresh page says. */
  readonly text: string
  /** The store sends an event of it. */
  readonly hasEvent: boolean
}

const toName = (en: string) => ({ name: { en } })

/** A change of each kind, on a page of its own; the first is seen in a list as well. */
const CHANGES: readonly StoreChange[] = [
  {
    at: 'products/soy-candle',
    data: toName('Soy Candle in Amber Glass'),
    path: '/products/soy-candle',
    text: 'Soy Candle in Amber Glass',
    hasEvent: true,
  },
  {
    at: 'products/reed-diffuser',
    data: { price: 4321 },
    path: '/products/reed-diffuser',
    text: '£43.21',
    hasEvent: true,
  },
  {
    at: 'categories/household',
    data: toName('House and home'),
    path: '/categories/household',
    text: 'House and home',
    hasEvent: true,
  },
  {
    at: 'pages/about',
    data: { metaTitle: { en: 'About the workshop' } },
    path: '/about',
    text: 'About the workshop',
    hasEvent: false,
  },
  {
    at: 'settings',
    data: { values: { header: { show_announcement_bar: true, announcement_text: 'Open until nine' } } },
    path: '/delivery',
    text: 'Open until nine',
    hasEvent: false,
  },
]

async function changeStore(request: APIRequestContext, { at, method = 'PATCH', data }: StoreChange) {
  const answer = await request.fetch(`${store.origin}/admin/${at}`, { method, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const countLines = (message: string) => shop.getLog().split(`"msg":"${message}"`).length - 1

test('a change shows by its webhook or at the next look, in pages and lists; then the old page never comes back', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const stock: StoreChange = {
    at: `stock/${await readStockId(request, 'deodorant-balm')}`,
    method: 'PUT',
    data: { level: 0 },
    path: '/products/deodorant-balm',
    text: t('products.stock_status.out_of_stock'),
    hasEvent: true,
  }
  const changes = [...CHANGES, stock]
  const watched = [...changes, { path: '/categories/gifts', text: 'Soy Candle in Amber Glass' }]
  const look = async ({ path, text }: Pick<StoreChange, 'path' | 'text'>) =>
    (await (await request.get(shop.origin + path)).text()).includes(text)
  for (const page of watched) expect(await look(page), page.path).toBe(false)

  const before = countLines('invalidated again')
  for (const change of changes) await changeStore(request, change)
  /** Twice for each event, when the copies of the service have passed. */
  const agains = before + 2 * changes.filter(({ hasEvent }) => hasEvent).length
  const seen = new Map(watched.map(({ path }) => [path, [] as boolean[]]))
  const lookAtAll = async () => {
    for (const page of watched) seen.get(page.path)?.push(await look(page))
    return [...seen.values()].every((looks) => looks.at(-1) === true)
  }
  await expect
    .poll(async () => (await lookAtAll()) && countLines('invalidated again') >= agains, {
      intervals: [100],
      timeout: 120_000,
    })
    .toBe(true)
  // What the last drop renews comes some looks later.
  for (let turn = 0; turn < 10; turn += 1) await lookAtAll()
  const returned = [...seen].filter(([, looks]) => looks.lastIndexOf(false) > looks.indexOf(true))
  expect(returned.map(([path]) => path)).toEqual([])

  expect(shop.getLog()).toContain('"msg":"store event"')
  expect(shop.getLog()).toContain('"msg":"the store has changed"')
  expect(shop.getLog()).not.toContain(WEBHOOK_SECRET)
})

/** Asks until the store's limit of calls a second, which the shop's use up at times, leaves one. */
async function readStockId(request: APIRequestContext, slug: string): Promise<string> {
  const ask = () =>
    request.post(`${store.origin}/graphql/v2`, {
      headers: { authorization: 'pk_sorrel_demo' },
      data: { query: `{ productBySlug(slug: "${slug}") { id } }` },
    })
  let answer = await ask()
  await expect(async () => {
    if (answer.status() === 429) answer = await ask()
    expect(answer.status()).toBe(200)
  }).toPass()
  return (await answer.json()).data.productBySlug.id
}

/** A change that is not looked for on a page. */
const NO_PAGE = { path: '', text: '', hasEvent: false } as const

/** What the command of the guide prints. */
function printLink(): string {
  return execFileSync(
    'node',
    [join(import.meta.dirname, '../../apps/storefront/build/preview-link.ts'), shop.origin],
    {
      env: { ...process.env, PREVIEW_SECRET },
      encoding: 'utf8',
    },
  ).trim()
}

test('a printed link shows the store as it is at this moment, to whoever opened it and to nobody else', async ({
  playwright,
  request,
}) => {
  const editor = await playwright.request.newContext({ baseURL: shop.origin, maxRedirects: 0 })
  const stranger = await playwright.request.newContext({ baseURL: shop.origin })
  const link = printLink()
  const [address = ''] = link.split('?')
  const tampered = link.replace(/[\w-]{43}$/, 'f'.repeat(43))
  expect((await stranger.get(tampered)).status(), 'a tampered link').toBe(403)
  const { audience, field, seconds } = PREVIEW_LINK
  const now = () => Date.now() - 6 * 60_000
  const tokens = createSignedTokens({ audience, secrets: [PREVIEW_SECRET], now })
  const past = await tokens.issue({ jti: crypto.randomUUID() }, seconds)
  expect((await stranger.get(`${address}?${field}=${past}`)).status(), 'an old link').toBe(403)

  expect((await editor.get(link)).status()).toBe(303)
  expect((await stranger.get(link, { maxRedirects: 0 })).status(), 'a link works once').toBe(403)

  const draft = { published: false, metaTitle: { en: 'Refills, not yet public' } }
  await changeStore(request, { ...NO_PAGE, at: 'pages/how-refills-work', data: draft })
  expect(await (await editor.get('/how-refills-work')).text()).toContain('Refills, not yet public')
  await expect(async () => {
    expect((await stranger.get('/how-refills-work')).status()).toBe(404)
  }).toPass()

  const hidden = '/products/linen-tea-towels'
  expect((await stranger.get(hidden)).status()).toBe(200)
  await changeStore(request, { ...NO_PAGE, at: 'products/linen-tea-towels', data: { active: false } })
  await expect(async () => {
    expect((await stranger.get(hidden)).status(), 'a product that is a draft').toBe(404)
  }).toPass()
  expect((await stranger.get(`/fr${hidden}`)).status(), 'in a language nobody has asked for').toBe(404)
  const draftPage = await editor.get(hidden)
  expect(draftPage.status()).toBe(200)
  expect(await draftPage.text()).toContain('Linen Tea Towels')

  const path = '/products/sisal-body-brush'
  await changeStore(request, {
    ...NO_PAGE,
    at: 'products/sisal-body-brush',
    data: toName('Sisal Brush, new'),
  })
  await expect(async () => {
    expect(await (await editor.get(path)).text()).toContain('Sisal Brush, new')
  }).toPass()
  const shown = await editor.get(path)
  expect(shown.headers()['cache-control']).toContain('no-store')
  await Promise.all([editor.dispose(), stranger.dispose()])
})

test('the editor shows the shop and changes it before anything is saved', async ({ browser }) => {
  const page = await open(browser)
  await page.goto(`${store.origin}/editor`)
  const framed = page.frameLocator('iframe')
  await expect(framed.locator('html[data-preview-ignored]')).toBeVisible()
  await page.getByRole('tabpanel').getByLabel('Main buttons').fill('#aa3355')
  await expect(framed.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(170, 51, 85)')
})
