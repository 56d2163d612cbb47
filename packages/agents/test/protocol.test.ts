import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationName } from '../src/model.ts'
import { type Sandbox, startSandbox } from '@sorrel/service/test-sandbox'
import { openSchemas, type SchemaName } from './schemas.ts'
import {
  type Answer,
  type Call,
  EARLIER_PROFILE,
  openShop,
  ORIGIN,
  type ShopFixture,
} from './shop-fixture.ts'

const schemas = openSchemas('2026-08-25')
const earlierSchemas = openSchemas('2026-04-08')
let sandbox: Sandbox
let shop: ShopFixture

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = openShop({ commerceUrl: sandbox.origin })
})
afterAll(async () => {
  await sandbox.stop()
  process.stdout.write(`${schemas.describe()}\n${earlierSchemas.describe()}\n`)
})

/** Answers differ in the ids that were made for them. */
function withoutIds(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(/"id":"[\w.-]{60,}"/g, '"id":"sealed"')
    .replaceAll(/"continue_url":"[^"]*\/ucp\/continue\/[\w.-]+"/g, '"continue_url":"handoff"')
    .replaceAll(/"expires_at":"[^"]*"/g, '"expires_at":"later"')
  const parsed: unknown = JSON.parse(text)
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'line_items' in parsed &&
    Array.isArray(parsed.line_items)
  )
    parsed.line_items = parsed.line_items.map((line: object) => ({ ...line, id: 'line' }))
  return parsed
}

/**
 * Calls over every transport, which have to answer the same, and as an agent of the earlier release, and checks the
 * answers against the protocol.
 */
async function ask(
  operation: OperationName,
  schema: SchemaName,
  call: Call | (() => Promise<Call>) = {},
): Promise<Answer> {
  const get = async () => (typeof call === 'function' ? call() : call)
  const rest = await shop.rest(operation, await get())
  expect(schemas.check(schema, rest.raw)).toEqual([])
  for (const handshake of ['auto', 'legacy'] as const) {
    const mcp = await shop.mcp(operation, await get(), handshake)
    expect(schemas.check(schema, mcp.raw)).toEqual([])
    expect(withoutIds(mcp.raw)).toEqual(withoutIds(rest.raw))
    expect(mcp.content).toEqual([{ type: 'text', text: JSON.stringify(mcp.raw) }])
  }
  const earlier = await shop.rest(operation, { ...(await get()), profile: EARLIER_PROFILE })
  expect(earlierSchemas.check(schema, earlier.raw)).toEqual([])
  expect([rest.json.ucp?.version, earlier.json.ucp?.version]).toEqual(['2026-08-25', '2026-04-08'])
  return rest.json
}

const context = { language: 'en', currency: 'GBP' }
const codes = (answer: Answer) => answer.messages.map(({ code }) => code)
const getTotal = (answer: Answer, type = 'total') =>
  answer.totals.find((total) => total.type === type)?.amount

async function findVariant(query: string, index = 0): Promise<string> {
  const found = await shop.rest('search_catalog', { payload: { query, context } })
  return found.json.products[0]?.variants[index]?.id ?? ''
}

/** A cart with two of a product. */
async function fill(query = 'dish soap block', discounts?: object): Promise<Call> {
  const item = { id: await findVariant(query) }
  return { payload: { line_items: [{ item, quantity: 2 }], context, ...(discounts && { discounts }) } }
}

const create = async (operation: 'create_cart' | 'create_checkout', call?: Call) =>
  (await shop.rest(operation, call ?? (await fill()))).json

test('the profile is what the protocol asks for', async () => {
  const response = await shop.send('/.well-known/ucp')
  const profile: unknown = await response.json()
  expect(schemas.check('profile', profile)).toEqual([])
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(profile).toMatchObject({
    ucp: {
      version: '2026-08-25',
      supported_versions: { '2026-04-08': `${ORIGIN}/.well-known/ucp/2026-04-08` },
      services: {
        'dev.ucp.shopping': [
          { transport: 'rest', endpoint: `${ORIGIN}/ucp/v1` },
          { transport: 'mcp', endpoint: `${ORIGIN}/ucp/mcp` },
        ],
      },
      payment_handlers: {},
    },
  })
})

test('the earlier release has a profile of its own, and no other has', async () => {
  const profile: unknown = await (await shop.send('/.well-known/ucp/2026-04-08')).json()
  expect(earlierSchemas.check('profile', profile)).toEqual([])
  expect(profile).toMatchObject({
    ucp: {
      version: '2026-04-08',
      capabilities: { 'dev.ucp.shopping.cart': [{ spec: 'https://ucp.dev/2026-04-08/specification/cart' }] },
    },
  })
  expect(JSON.stringify(profile)).not.toContain('2026-08-25')
  expect(JSON.stringify(profile)).not.toContain('supported_versions')
  expect((await shop.send('/.well-known/ucp/2026-01-11')).status).toBe(404)
})

test.each([
  ['2026-08-25', schemas],
  ['2026-04-08', earlierSchemas],
] as const)(
  'a profile of %s that lacks its services is noticed, where the schemas are here',
  (version, of) => {
    expect(of.check('profile', { ucp: { version } }).length).toBe(of.isHere ? 1 : 0)
  },
)

test('a unit price is written as each release asks', async () => {
  const payload = { query: 'dish soap', context }
  const [newest, earlier] = [
    await shop.rest('search_catalog', { payload }),
    await shop.rest('search_catalog', { payload, profile: EARLIER_PROFILE }),
  ]
  const find = (answer: Answer) =>
    answer.products.flatMap(({ variants }) => variants).find((one) => one.unit_price)?.unit_price
  expect(find(newest.json)).toMatchInlineSnapshot(`
    {
      "amount": 800,
      "currency": "GBP",
      "measure": {
        "display_text": "l",
        "unit": "LTR",
        "value": 1,
      },
      "reference": {
        "display_text": "l",
        "unit": "LTR",
        "value": 1,
      },
    }
  `)
  expect(find(earlier.json)).toMatchInlineSnapshot(`
    {
      "amount": 800,
      "currency": "GBP",
      "measure": {
        "unit": "l",
        "value": 1,
      },
      "reference": {
        "unit": "l",
        "value": 1,
      },
    }
  `)
})

test.each([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('MCP offers each operation as a tool: %s, which is %s', async (handshake, revision) => {
  const client = await shop.connect(handshake)
  expect(client.getNegotiatedProtocolVersion()).toBe(revision)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toMatchInlineSnapshot(`
    [
      "cancel_cart",
      "cancel_checkout",
      "complete_checkout",
      "create_cart",
      "create_checkout",
      "get_cart",
      "get_checkout",
      "get_product",
      "lookup_catalog",
      "search_catalog",
      "update_cart",
      "update_checkout",
    ]
  `)
  await client.close()
})

describe('the catalogue', () => {
  test('is searched by words and price, in minor units of the currency', async () => {
    const payload = { query: 'soap', context, filters: { price: { max: 1000 } } }
    const found = await ask('search_catalog', 'search', { payload })
    expect(found.products.map(({ handle }) => handle)).toContain('oat-honey-soap-bar')
    const prices = found.products.flatMap(({ variants }) => variants.map(({ price }) => price))
    expect(prices.every(({ amount, currency }) => currency === 'GBP' && amount <= 1000)).toBe(true)
    expect(codes(found)).toContain('merchant_text')
  })

  test('tells names and pieces of the parts of a bundle', async () => {
    const found = await shop.rest('search_catalog', { payload: { query: 'bath ritual', context } })
    const [bundle] = found.json.products
    expect(bundle).toHaveProperty('description.plain', expect.stringContaining('\nContains: 1 × '))
    const payload = { id: bundle?.id, context }
    const shown = await shop.rest('get_product', { payload })
    expect(shown.json.product?.description).toEqual(bundle?.description)
    expect(shown.json.product?.variants[0]?.description).toEqual(bundle?.description)
  })

  test('is read page by page', async () => {
    const first = await ask('search_catalog', 'search', {
      payload: { filters: {}, context, pagination: { limit: 5 } },
    })
    const cursor = first.pagination?.cursor
    const second = await ask('search_catalog', 'search', {
      payload: { filters: {}, context, pagination: { cursor } },
    })
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([10, 10])
  })

  test('answers in the language of the context, and nothing for words that nobody wrote', async () => {
    const german = await ask('search_catalog', 'search', {
      payload: { filters: {}, context: { language: 'de-AT' } },
    })
    const english = await ask('search_catalog', 'search', { payload: { filters: {}, context } })
    expect(german.products[0]?.id).toBe(english.products[0]?.id)
    expect(german.products[0]?.title).not.toBe(english.products[0]?.title)
    const nothing = await ask('search_catalog', 'search', { payload: { query: 'zzyzx', context } })
    expect([nothing.products, nothing.messages]).toEqual([[], []])
  })

  test('leaves out a price filter in a currency that it has no prices in, and says so', async () => {
    const payload = { query: 'soap', context: { currency: 'XTS' }, filters: { price: { max: 1 } } }
    const found = await ask('search_catalog', 'search', { payload })
    expect(found.products.length).toBeGreaterThan(0)
    expect(codes(found)).toContain('price_filter_ignored')
  })

  test('finds products and variants by their ids, each once', async () => {
    const { products } = (await shop.rest('search_catalog', { payload: { query: 'oat honey', context } }))
      .json
    const [product] = products
    const ids = [product?.id, product?.variants[0]?.id, product?.id, 'nothing']
    const found = await ask('lookup_catalog', 'lookup', { payload: { ids, context } })
    expect(found.products).toHaveLength(1)
    expect(found.products[0]?.variants[0]?.inputs).toEqual([
      { id: product?.id, match: 'featured' },
      { id: product?.variants[0]?.id, match: 'exact' },
    ])
    expect(found.messages).toContainEqual({ type: 'info', code: 'not_found', content: 'nothing' })
  })

  test('shows one product for what is selected, and drops what fits nothing', async () => {
    const { products } = (await shop.rest('search_catalog', { payload: { query: 'oat honey', context } }))
      .json
    const [product] = products
    const last = product?.variants.at(-1)
    const selected = last?.options ?? []
    const found = await ask('get_product', 'product', { payload: { id: product?.id, selected, context } })
    expect(found.product?.selected).toEqual(selected)
    expect(found.product?.variants[0]?.id).toBe(last?.id)
    const strange = [{ name: selected[0]?.name ?? '', label: 'no such value' }]
    const relaxed = await ask('get_product', 'product', {
      payload: { id: product?.id, selected: strange, context },
    })
    expect(relaxed.product?.variants.length).toBe(product?.variants.length)
    const exact = await ask('get_product', 'product', { payload: { id: last?.id, context } })
    expect(exact.product?.variants[0]?.id).toBe(last?.id)
  })

  test('says that there is no such product', async () => {
    for (const id of ['nothing', 'nothing:-', ':', '%'])
      expect(codes(await ask('get_product', 'error', { payload: { id, context } }))).toEqual(['not_found'])
  })
})

describe('a cart', () => {
  test('is made, read, changed and ended', async () => {
    const made = await ask('create_cart', 'cart', () => fill())
    expect(made.line_items.map(({ quantity }) => quantity)).toEqual([2])
    const { id } = made
    const soap = made.line_items[0]?.item.id ?? ''
    expect(await ask('get_cart', 'cart', { id })).toMatchObject({ id, totals: made.totals })
    const brush = await findVariant('coconut scrub brush')
    const payload = {
      line_items: [
        { item: { id: soap }, quantity: 1 },
        { item: { id: brush }, quantity: 3 },
      ],
    }
    const changed = await ask('update_cart', 'cart', { id, payload })
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [soap, 1],
      [brush, 3],
    ])
    const ended = (await shop.rest('cancel_cart', { id })).json
    expect(ended.line_items).toHaveLength(2)
    for (const operation of ['get_cart', 'update_cart', 'cancel_cart'] as const)
      expect(codes(await ask(operation, 'error', { id, payload }))).toEqual(['not_found'])
  })

  test('adds up', async () => {
    const answer = await ask('create_cart', 'cart', () => fill('dish soap block', { codes: ['welcome10'] }))
    const parts = answer.totals.filter(({ type }) => type !== 'total')
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(getTotal(answer))
    const lines = answer.line_items.map(
      ({ totals }) => totals.find(({ type }) => type === 'items_discount')?.amount ?? 0,
    )
    expect(getTotal(answer, 'items_discount')).toBe(lines.reduce((sum, amount) => sum + amount, 0))
    expect(answer.discounts).toMatchObject({
      codes: ['welcome10'],
      applied: [{ code: 'welcome10', amount: 200 }],
    })
  })

  test('takes one code, and says why it does not take others', async () => {
    const { id, line_items: lines } = await create('create_cart')
    const line_items = lines.map(({ item, quantity }) => ({ item: { id: item.id }, quantity }))
    const put = (codesOf: readonly string[]) =>
      ask('update_cart', 'cart', { id, payload: { line_items, discounts: { codes: codesOf } } })
    const taken = await put(['nonsense', 'WELCOME10', 'other'])
    expect(codes(taken)).toEqual([
      'discount_code_invalid',
      'discount_code_combination_disallowed',
      'merchant_text',
    ])
    expect(taken.discounts?.applied).toHaveLength(1)
    const kept = await ask('update_cart', 'cart', { id, payload: { line_items } })
    expect(kept.discounts?.applied).toHaveLength(1)
    expect((await put([])).discounts).toEqual({ codes: [], applied: [] })
  })

  test('gives no more than there is', async () => {
    const item = { id: await findVariant('dish soap block') }
    const payload = { line_items: [{ item, quantity: 5000 }], context }
    const answer = await ask('create_cart', 'cart', { payload })
    expect(codes(answer)).toContain('quantity_adjusted')
    expect(answer.line_items[0]?.quantity).toBeLessThan(5000)
  })

  test('counts pieces: a quantity of another unit is not taken, and changes nothing', async () => {
    const made = await create('create_cart')
    const soap = made.line_items[0]?.item.id ?? ''
    const put = (quantity_unit: object) => ({
      payload: { line_items: [{ item: { id: soap, quantity_unit }, quantity: 7 }], context },
    })
    const kilograms = { unit: 'KGM', display_text: 'kg' }
    const kept = await ask('update_cart', 'cart', { id: made.id, ...put(kilograms) })
    expect([codes(kept)[0], kept.line_items[0]?.quantity]).toEqual(['quantity_unit_mismatch', 2])
    const none = await ask('create_cart', 'error', put(kilograms))
    expect(codes(none)).toEqual(['quantity_unit_mismatch'])
    expect(
      codes(await ask('create_cart', 'error', put({ unit: 'C62', scale: 2, display_text: '' }))),
    ).toEqual(['quantity_unit_mismatch'])
    const pieces = await ask('update_cart', 'cart', {
      id: made.id,
      ...put({ unit: 'C62', display_text: 'each' }),
    })
    expect(pieces.line_items[0]?.quantity).toBe(7)
  })

  test('leaves out what cannot be had, and is not made of nothing', async () => {
    const item = { id: await findVariant('dish soap block') }
    const wrong = { item: { id: 'nothing:-' }, quantity: 1 }
    const some = await ask('create_cart', 'cart', {
      payload: { line_items: [wrong, { item, quantity: 1 }], context },
    })
    expect([some.line_items.length, codes(some)[0]]).toEqual([1, 'item_unavailable'])
    const none = await ask('create_cart', 'error', { payload: { line_items: [wrong], context } })
    expect(none.messages[0]).toMatchObject({ code: 'item_unavailable', severity: 'unrecoverable' })
    await ask('create_cart', 'error', { payload: { line_items: [], context } })
  })
})

describe('a checkout', () => {
  test('ends with a person, whatever an agent does', async () => {
    const made = await ask('create_checkout', 'checkout', () => fill())
    expect(made.status).toBe('requires_escalation')
    expect(made.continue_url).toMatch(/^https:\/\/shop\.example\/ucp\/continue\/[\w.-]+$/)
    expect(made.messages.map(({ severity }) => severity)).toContain('requires_buyer_input')
    expect(JSON.stringify(made)).not.toContain('/checkout/')
    const { id } = made
    expect(await ask('get_checkout', 'checkout', { id })).toMatchObject({ id, totals: made.totals })
    expect(await ask('complete_checkout', 'checkout', { id })).toMatchObject({
      id,
      status: 'requires_escalation',
    })
    const line_items = made.line_items.map(({ item }) => ({ item: { id: item.id }, quantity: 1 }))
    const changed = await ask('update_checkout', 'checkout', { id, payload: { line_items } })
    expect(changed.line_items[0]?.quantity).toBe(1)
    expect((await shop.rest('cancel_checkout', { id })).json.status).toBe('canceled')
    expect((await ask('get_checkout', 'checkout', { id })).continue_url).toBeUndefined()
    for (const operation of ['cancel_checkout', 'update_checkout'] as const)
      expect(codes(await ask(operation, 'error', { id, payload: { line_items } }))).toEqual([
        'checkout_canceled',
      ])
  })

  test('of a cart has its contents and its code, and is one', async () => {
    const cart = await create('create_cart', await fill('dish soap block', { codes: ['WELCOME10'] }))
    const payload = { cart_id: cart.id, line_items: [{ item: { id: 'ignored' }, quantity: 9 }] }
    const made = (await shop.rest('create_checkout', { payload })).json
    const again = (await shop.rest('create_checkout', { payload })).json
    expect(again.id).toBe(made.id)
    expect(made).toMatchObject({ totals: cart.totals, discounts: cart.discounts })
    await shop.rest('cancel_checkout', { id: made.id })
    expect((await shop.rest('create_checkout', { payload })).json.id).not.toBe(made.id)
    expect(codes(await ask('create_checkout', 'error', { payload: { cart_id: 'other' } }))).toEqual([
      'not_found',
    ])
  })

  test('is given to a person once, as a copy', async () => {
    const made = await create('create_checkout')
    const token = made.continue_url?.split('/').at(-1) ?? ''
    const { handoffs } = shop.service
    const opened = await handoffs.open(token)
    expect(opened.ok && opened.value?.cart.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(await handoffs.take(token, async () => false)).toEqual({ ok: true, value: false })
    expect(await handoffs.take(token, async ({ kind }) => kind === 'checkout')).toEqual({
      ok: true,
      value: true,
    })
    expect(await handoffs.take(token, async () => true)).toEqual({ ok: true, value: false })
    expect(await handoffs.open(token)).toEqual({ ok: true, value: null })
    const after = await ask('get_checkout', 'checkout', { id: made.id })
    expect([after.status, after.continue_url]).toEqual(['requires_escalation', `${ORIGIN}/cart`])
    expect(
      codes(await ask('update_checkout', 'error', { id: made.id, payload: { line_items: [] } })),
    ).toEqual(['checkout_taken'])
  })

  test('of a cart is no way to the cart’s own address, which opens again and again', async () => {
    const cart = await create('create_cart')
    const token = cart.continue_url?.split('/').at(-1) ?? ''
    for (const _ of [1, 2])
      expect(await shop.service.handoffs.take(token, async ({ kind }) => kind === 'cart')).toEqual({
        ok: true,
        value: true,
      })
  })
})
