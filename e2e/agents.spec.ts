import { createServer, type Server } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { ORIGINS, PORTS } from './origins.ts'
import { addToCart, fillAddress, fillCard, placeOrder, t } from './shop.ts'

const VERSION = '2026-04-08'
const NAMES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount'].map(
  (name) => `dev.ucp.shopping.${name}`,
)
const PROFILE = `${ORIGINS.agent}/profile.json`

const answer = z.looseObject({
  id: z.string().default(''),
  status: z.string().default(''),
  continue_url: z.string().default(''),
  products: z
    .array(z.looseObject({ title: z.string(), variants: z.array(z.looseObject({ id: z.string() })) }))
    .default([]),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.number() })).default([]),
  discounts: z.looseObject({ applied: z.array(z.looseObject({ amount: z.number() })) }).optional(),
})

let profile: Server
let client: Client

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const capabilities = Object.fromEntries(NAMES.map((name) => [name, [{ version: VERSION }]]))
  const body = JSON.stringify({ ucp: { version: VERSION, services: {}, capabilities, payment_handlers: {} } })
  profile = createServer((_, response) => response.end(body)).listen(PORTS.agent)
  client = new Client({ name: 'e2e', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGINS.storefront}/ucp/mcp`)))
})
test.afterAll(async () => {
  await client.close()
  profile.close()
})

async function call(name: string, args: object) {
  const meta = { 'ucp-agent': { profile: PROFILE } }
  const result = await client.callTool({ name, arguments: { meta, ...args } })
  return answer.parse(result.structuredContent)
}

const context = { language: 'en', currency: 'GBP' }
const getTotal = ({ totals }: z.infer<typeof answer>) => totals.find(({ type }) => type === 'total')?.amount

/** A soap below 10 pounds with a code, on its way to the checkout. */
async function beginCheckout() {
  const found = await call('search_catalog', {
    catalog: { query: 'refillable soap', context, filters: { price: { max: 1000 } } },
  })
  const [variant] = found.products[0]?.variants ?? []
  const cart = await call('create_cart', {
    cart: {
      line_items: [{ item: { id: variant?.id }, quantity: 2 }],
      context,
      discounts: { codes: ['WELCOME10'] },
    },
  })
  const checkout = await call('create_checkout', { checkout: { cart_id: cart.id, line_items: [] } })
  return { found, cart, checkout }
}

test('an agent fills a bag, and a person buys it', async ({ page }) => {
  const { found, cart, checkout } = await beginCheckout()
  expect(found.products.length).toBeGreaterThan(0)
  expect(cart.discounts?.applied).toHaveLength(1)
  expect([checkout.status, getTotal(checkout)]).toEqual(['requires_escalation', getTotal(cart)])

  await page.goto(checkout.continue_url)
  await expect(page.getByRole('heading', { name: t('handoff.title') })).toBeVisible()
  await expect(page.getByText(found.products[0]?.title ?? '')).toBeVisible()
  await page.getByRole('button', { name: t('handoff.open') }).click()
  await page.waitForURL(`${ORIGINS.commerce}/checkout/**`)
  await fillAddress(page, 'robin@example.com')
  await fillCard(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: t('checkout.complete.title') })).toBeVisible()

  await page.goto(checkout.continue_url)
  await expect(page.getByRole('heading', { name: t('handoff.gone_title') })).toBeVisible()
  expect((await call('get_checkout', { id: checkout.id })).continue_url).toBe(`${ORIGINS.storefront}/cart`)
})

test('a person’s own bag is only replaced when they say so', async ({ page }) => {
  const { cart } = await beginCheckout()
  await page.goto('/products/coconut-scrub-brush')
  await addToCart(page)
  await page.goto(cart.continue_url)
  await expect(page.getByText(t('handoff.own', { count: 1 }))).toBeVisible()
  await page.getByRole('link', { name: t('handoff.decline') }).click()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('Coconut Scrub Brush').first()).toBeVisible()

  await page.goto(cart.continue_url)
  await page.getByRole('button', { name: t('handoff.add') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByText('Coconut Scrub Brush').first()).toBeVisible()

  await page.goto(cart.continue_url)
  await page.getByRole('button', { name: t('handoff.replace') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByText('Coconut Scrub Brush')).toHaveCount(0)
})

test('another site cannot put a bag into a person’s own', async ({ request }) => {
  const { cart } = await beginCheckout()
  const form = { way: 'replace' }
  const foreign = await request.post(cart.continue_url, { form, headers: { origin: 'https://evil.example' } })
  expect(foreign.status()).toBe(403)
})
