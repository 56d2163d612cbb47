import { createServer, type Server } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { ORIGINS, PORTS } from './origins.ts'
import { addToCart, fillAddress, fillCard, placeOrder, t } from './shop.ts'

const VERSION = '2026-08-25'
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
  client = new Client({ name: 'e2e', version: '1' }, { versionNegotiation: { mode: 'auto' } })
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

test('an agent fills a bag, and a person buys it', { tag: '@wide' }, async ({ page }) => {
  const { found, cart, checkout } = await beginCheckout()
  expect(found.products.length).toBeGreaterThan(0)
  expect(cart.discounts?.applied).toHaveLength(1)
  expect([checkout.status, getTotal(checkout)]).toEqual(['requires_escalation', getTotal(cart)])

  await page.goto(checkout.continue_url)
  await expect(page.getByRole('heading', { name: t('handoff.title') })).toBeVisible()
  await expect(page.getByText(found.products[0]?.title ?? '')).toBeVisible()
  // The shop around it, and what the code takes off between the lines and the total.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(t('handoff.discount', { code: 'welcome10' }))).toBeVisible()
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

test('a person’s own bag is only replaced when they say so', { tag: '@night' }, async ({ page }) => {
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

test('another site cannot put a bag into a person’s own', { tag: '@wide' }, async ({ request }) => {
  const { cart } = await beginCheckout()
  const form = { way: 'replace' }
  const foreign = await request.post(cart.continue_url, { form, headers: { origin: 'https://evil.example' } })
  expect(foreign.status()).toBe(403)
})

test('a link that names its lines asks, and stores nothing before', { tag: '@wide' }, async ({ page }) => {
  const { found } = await beginCheckout()
  const id = encodeURIComponent(found.products[0]?.variants[0]?.id ?? '')
  const link = `/ucp/p/2x${id}?code=WELCOME10`
  await page.goto('/products/coconut-scrub-brush')
  await addToCart(page)
  for (const _ of [1, 2]) await page.goto(link)
  await expect(page.getByText(found.products[0]?.title ?? '')).toBeVisible()
  await expect(page.getByText(t('handoff.own', { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('handoff.replace') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(
    page
      .getByRole('main')
      .getByText(found.products[0]?.title ?? '')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Coconut Scrub Brush')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(t('cart.discount')).first()).toBeVisible()

  expect((await page.goto('/ucp/p/2xnothing'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: t('handoff.gone_title') })).toBeVisible()
})

/** A browser whose assistant uses the tools of pages, as the draft of WebMCP says: names are there once, until a signal ends. */
function offerModelContext() {
  const tools = new Map<string, { execute: (input: object, options: object) => Promise<unknown> }>()
  const registerTool = async (
    tool: { name: string; execute: (input: object, options: object) => Promise<unknown> },
    { signal }: { signal: AbortSignal },
  ) => {
    if (tools.has(tool.name)) throw new DOMException('registered', 'InvalidStateError')
    tools.set(tool.name, tool)
    signal.addEventListener('abort', () => tools.delete(tool.name))
  }
  const getTools = async () => [...tools.keys()].map((name) => ({ name }))
  const executeTool = async ({ name }: { name: string }, input: object) =>
    JSON.stringify(await tools.get(name)?.execute(input, { signal: new AbortController().signal }))
  Object.defineProperty(document, 'modelContext', { value: { registerTool, getTools, executeTool } })
}

const toolAnswer = z.looseObject({
  status: z.string(),
  products: z
    .array(z.looseObject({ title: z.string(), items: z.array(z.looseObject({ item_id: z.string() })) }))
    .default([]),
})

test('the assistant of a browser uses the page’s tools, and the person is asked each time', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(offerModelContext)
  await page.goto('/')
  const getNames = () =>
    page.evaluate(async () => {
      const tools = await Reflect.get(document, 'modelContext').getTools()
      return tools.map(({ name }: { name: string }) => name)
    })
  await expect.poll(getNames).toEqual(['search_products', 'add_to_bag', 'go_to_checkout'])
  const use = async (name: string, input: object, answered: string) => {
    const running = page.evaluate(
      ([tool, given]) => Reflect.get(document, 'modelContext').executeTool({ name: tool }, given),
      [name, input] as const,
    )
    const dialog = page.getByRole('alertdialog', { name: t('webmcp.title') })
    await dialog.getByRole('button', { name: answered }).last().click()
    return toolAnswer.parse(JSON.parse(await running))
  }
  const [yes, no] = [t('webmcp.allow'), t('webmcp.decline')]
  expect((await use('search_products', { query: 'soap' }, no)).status).toBe('declined')
  const { products } = await use('search_products', { query: 'soap' }, yes)
  const item_id = products.flatMap(({ items }) => items)[0]?.item_id ?? ''
  expect((await use('add_to_bag', { item_id, quantity: 2 }, yes)).status).toBe('added')
  await use('go_to_checkout', {}, yes)
  await page.waitForURL(`${ORIGINS.commerce}/checkout/**`)
})
