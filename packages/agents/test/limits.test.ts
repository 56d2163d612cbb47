import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDataText } from '../src/mapping/data-text.ts'
import { UCP_VERSIONS } from '../src/model.ts'
import { createProfileReader } from '../src/profile.ts'
import { createAgentMemory } from '../src/service/memory.ts'
import { type Sandbox, startSandbox } from '@sorrel/service/test-sandbox'
import { openSchemas } from './schemas.ts'
import { aProfile, openShop, ORIGIN, PROFILE, type ShopFixture } from './shop-fixture.ts'

const schemas = openSchemas('2026-08-25')
let sandbox: Sandbox
let shop: ShopFixture

const address = (name: string) => `https://agent.example/${name}`
const PROFILES = {
  [address('old')]: () => Response.json(aProfile({ version: '2026-01-11' })),
  [address('text')]: () => new Response('<html>'),
  [address('list')]: () => Response.json([]),
  [address('large')]: () => Response.json({ ...aProfile(), filling: 'x'.repeat(70_000) }),
  [address('moved')]: () => new Response(null, { status: 302, headers: { location: PROFILE } }),
  [address('broken')]: () => Promise.reject(new TypeError('refused')),
  [address('orders')]: () => Response.json(aProfile({ names: ['dev.ucp.shopping.order'] })),
  [address('codes')]: () => Response.json(aProfile({ names: ['dev.ucp.shopping.discount'] })),
  [address('carts')]: () => Response.json(aProfile({ names: ['dev.ucp.shopping.cart'] })),
}

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = openShop({ commerceUrl: sandbox.origin, profiles: PROFILES })
})
afterAll(async () => {
  await sandbox.stop()
  process.stdout.write(`${schemas.describe()}\n`)
})

const search = { query: 'soap', context: { currency: 'GBP' } }

async function findSoap(): Promise<string> {
  const { json } = await shop.rest('search_catalog', { payload: { query: 'dish soap block' } })
  return json.products[0]?.variants[0]?.id ?? ''
}

const aCart = async () => ({
  line_items: [{ item: { id: await findSoap() }, quantity: 1 }],
  context: search.context,
})

describe('an agent is refused', () => {
  test.each([
    ['names no profile', '', 'invalid_profile_url', 400],
    ['names none over https', 'http://agent.example/profile.json', 'invalid_profile_url', 400],
    ['names another scheme', 'file:///etc/passwd', 'invalid_profile_url', 400],
    ['hides a password in the address', 'https://a:b@agent.example/', 'invalid_profile_url', 400],
    ['has a profile that is not there', address('missing'), 'profile_unreachable', 424],
    ['has a profile that leads elsewhere', address('moved'), 'profile_unreachable', 424],
    ['has a host that does not answer', address('broken'), 'profile_unreachable', 424],
    ['has a page for a profile', address('text'), 'profile_malformed', 422],
    ['has a list for a profile', address('list'), 'profile_malformed', 422],
    ['has a profile without end', address('large'), 'profile_malformed', 422],
    ['speaks another version', address('old'), 'version_unsupported', 422],
  ])('that %s', async (_, profile, code, status) => {
    const rest = await shop.rest('search_catalog', { payload: search, profile })
    expect([rest.status, rest.json.code, rest.json.continue_url]).toEqual([status, code, ORIGIN])
    await expect(shop.mcp('search_catalog', { payload: search, profile })).rejects.toMatchObject({
      code: -32001,
      data: { code, continue_url: ORIGIN },
    })
  })

  test('by an unknown version, and told which ones the shop speaks', async () => {
    const { raw } = await shop.rest('search_catalog', { payload: search, profile: address('old') })
    expect(raw).toMatchObject({ content: expect.stringContaining(UCP_VERSIONS.join(' and ')) })
  })

  test.each(['orders', 'codes'])('in the protocol’s words when nothing is in common: %s', async (name) => {
    const call = { payload: search, profile: address(name) }
    const [rest, mcp] = [await shop.rest('search_catalog', call), await shop.mcp('search_catalog', call)]
    expect([rest.status, rest.json.messages[0]?.code]).toEqual([200, 'capabilities_incompatible'])
    expect(schemas.check('error', rest.raw)).toEqual([])
    expect(mcp.raw).toEqual(rest.raw)
  })

  test.each([
    ['search_catalog', {}],
    ['search_catalog', { query: '' }],
    ['search_catalog', { query: 'x'.repeat(301) }],
    ['search_catalog', { query: 'soap', pagination: { cursor: 'abc' } }],
    ['search_catalog', { filters: { price: { max: -1 } } }],
    ['lookup_catalog', { ids: [] }],
    ['get_product', {}],
    ['create_cart', { line_items: [{ item: { id: 'x' }, quantity: 0 }] }],
    ['create_cart', { line_items: [{ item: { id: 'x' }, quantity: 1.5 }] }],
    ['create_cart', { line_items: 'all' }],
    ['create_cart', { line_items: [], discounts: { codes: Array.from({ length: 6 }, () => 'x') } }],
  ] as const)('for a call that is not valid: %s %j', async (operation, payload) => {
    const rest = await shop.rest(operation, { payload })
    expect([rest.status, rest.json.code]).toEqual([400, 'invalid_request'])
    await expect(shop.mcp(operation, { payload })).rejects.toMatchObject({ code: -32602 })
  })

  test('for too much at once', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `p${index}`)
    const lines = many.map((id) => ({ item: { id }, quantity: 1 }))
    for (const [operation, payload] of [
      ['lookup_catalog', { ids: many }],
      ['create_cart', { line_items: lines }],
      ['search_catalog', { ...search, filling: 'x'.repeat(70_000) }],
    ] as const) {
      const { status, json } = await shop.rest(operation, { payload })
      expect([status, json.code]).toEqual([400, 'request_too_large'])
    }
    await expect(shop.mcp('lookup_catalog', { payload: { ids: many } })).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('for what the shop does not offer', async () => {
    const small = openShop({ commerceUrl: sandbox.origin, capabilities: ['search', 'discount'] })
    expect(small.service.capabilities).toEqual(['search'])
    expect((await small.rest('create_cart', { payload: {} })).status).toBe(404)
    await expect(small.mcp('create_cart')).rejects.toMatchObject({ code: -32601 })
    expect((await shop.send('/ucp/v1/orders/1')).status).toBe(404)
    expect((await shop.send('/ucp/mcp')).status).toBe(405)
    expect((await shop.send('/.well-known/ucp', { method: 'POST' })).status).toBe(405)
  })

  test('while the service is away, and told so', async () => {
    const away = openShop({ commerceUrl: 'http://127.0.0.1:9' })
    expect((await away.rest('search_catalog', { payload: search })).status).toBe(503)
    await expect(away.mcp('search_catalog', { payload: search })).rejects.toMatchObject({ code: -32000 })
  })

  test('beyond what one caller may do', async () => {
    const payload = { ...(await aCart()), discounts: { codes: ['GUESS'] } }
    for (const refused of ['new cart', 'code']) {
      const limited = openShop({ commerceUrl: sandbox.origin, allow: async (action) => action !== refused })
      const { status, headers } = await limited.rest('create_cart', { payload })
      expect([status, headers.get('retry-after')]).toEqual([429, '60'])
      await expect(limited.mcp('create_cart', { payload })).rejects.toMatchObject({
        code: -32000,
        data: { retry_after: 60 },
      })
    }
  })

  test('without a word of what broke', async () => {
    const broken = openShop({
      commerceUrl: sandbox.origin,
      readProfile: () => Promise.reject(new Error('secret')),
    })
    const { status, raw } = await broken.rest('search_catalog', { payload: search })
    expect([status, raw]).toEqual([500, { code: 'internal', content: 'Internal error' }])
    await expect(broken.mcp('search_catalog', { payload: search })).rejects.toMatchObject({ code: -32603 })
  })
})

describe('what both sides can', () => {
  test('leaves codes out of a cart whose agent does not know them', async () => {
    const profile = address('carts')
    const payload = { ...(await aCart()), discounts: { codes: ['WELCOME10'] } }
    const { json } = await shop.rest('create_cart', { payload, profile })
    expect(json.discounts).toBeUndefined()
    expect(json.ucp?.capabilities).toEqual({ 'dev.ucp.shopping.cart': [{ version: '2026-08-25' }] })
  })

  test('is asked once for many calls', async () => {
    let count = 0
    const counted = openShop({
      commerceUrl: sandbox.origin,
      profiles: {
        [PROFILE]: () => {
          count += 1
          return Response.json(aProfile())
        },
      },
    })
    await Promise.all([1, 2, 3].map(() => counted.rest('search_catalog', { payload: search })))
    await counted.rest('search_catalog', { payload: search })
    expect(count).toBe(1)
  })

  test('is kept as long as the profile says, an hour at most', async () => {
    let [now, count] = [0, 0]
    const read = createProfileReader({
      now: () => now,
      fetch: async () => {
        count += 1
        return Response.json(aProfile(), { headers: { 'cache-control': 'max-age=999999' } })
      },
    })
    for (const at of [0, 3_599_000, 3_601_000]) {
      now = at
      await read(PROFILE)
    }
    expect(count).toBe(2)
  })
})

describe('an idempotency key', () => {
  const key = () => crypto.randomUUID()

  test('makes a repeated call work once, over either transport', async () => {
    const call = { payload: await aCart(), key: key() }
    const [first, beside] = await Promise.all([
      shop.rest('create_cart', call),
      shop.rest('create_cart', call),
    ])
    expect(beside.raw).toEqual(first.raw)
    expect((await shop.mcp('create_cart', call)).raw).toEqual(first.raw)
    expect((await shop.rest('create_cart', { ...call, key: key() })).json.id).not.toBe(first.json.id)
  })

  test('is a conflict with anything else', async () => {
    const call = { payload: await aCart(), key: key() }
    await shop.rest('create_cart', call)
    const other = { ...call, payload: { line_items: [] } }
    expect((await shop.rest('create_cart', other)).status).toBe(409)
    expect((await shop.rest('create_checkout', call)).status).toBe(409)
    await expect(shop.mcp('create_cart', other)).rejects.toMatchObject({ code: -32000 })
  })

  test('of one agent is none of another', async () => {
    const call = { payload: await aCart(), key: key() }
    const first = await shop.rest('create_cart', call)
    const other = await shop.rest('create_cart', { ...call, profile: address('carts') })
    expect(other.json.id).not.toBe(first.json.id)
  })
})

describe('two processes that share a memory', () => {
  function open() {
    const options = { commerceUrl: sandbox.origin, memory: createAgentMemory() }
    return { one: openShop(options), other: openShop(options) }
  }

  test('answer a repeated call as one, also while one of them still runs it', async () => {
    const { one, other } = open()
    const call = { payload: await aCart(), key: crypto.randomUUID() }
    const both = await Promise.all([one.rest('create_cart', call), other.rest('create_cart', call)])
    const made = both.find((answer) => answer.status === 201)
    const waiting = both.find((answer) => answer !== made)
    expect(waiting?.status === 503 || waiting?.json.id === made?.json.id).toBe(true)
    expect((await other.rest('create_cart', call)).raw).toEqual(made?.raw)
    expect((await other.rest('create_cart', { ...call, payload: {} })).status).toBe(409)
    expect((await other.rest('create_checkout', call)).status).toBe(409)
  })

  test('give a checkout to a person once', async () => {
    const { one, other } = open()
    const made = await one.rest('create_checkout', { payload: await aCart() })
    const token = made.json.continue_url?.split('/').at(-1) ?? ''
    const takes = [one, other].map((each) => each.service.handoffs.take(token, async () => true))
    expect((await Promise.all(takes)).filter((result) => result.ok && result.value)).toHaveLength(1)
    expect(await other.service.handoffs.getMarket(token)).toBeNull()
  })
})

describe('a link that names its lines', () => {
  const market = { locale: 'en', currency: 'GBP' }

  test('is read at the prices of the moment, and makes no bag', async () => {
    const id = await findSoap()
    const opened = await shop.service.openPermalink(`2x${encodeURIComponent(id)}`, market)
    expect(opened).toMatchObject({
      ok: true,
      value: { isPartial: false, lines: [{ input: { quantity: 2 } }] },
    })
    const many = await shop.service.openPermalink(`9999x${encodeURIComponent(id)},1xnothing`, market)
    expect(many).toMatchObject({ ok: true, value: { isPartial: true } })
    const { json } = await shop.rest('create_cart', { payload: await aCart() })
    const price = json.line_items[0]?.item.price ?? 0
    expect(opened.ok && opened.value && Math.round(opened.value.subTotal * 100)).toBe(price * 2)
  })

  test.each([
    '',
    '-',
    'x',
    '0xa',
    '1x',
    '-1xa',
    '1.5xa',
    '1xnothing',
    '1x%',
    `1x${'a'.repeat(5000)}`,
    '1xa,',
  ])('leads nowhere as %j', async (text) => {
    expect(await shop.service.openPermalink(text, market)).toEqual({ ok: true, value: null })
  })
})

describe('an id', () => {
  test('opens nothing when it is guessed, changed, of another kind, of another shop or over', async () => {
    const cart = (await shop.rest('create_cart', { payload: await aCart() })).json
    const checkout = (await shop.rest('create_checkout', { payload: await aCart() })).json
    const changed = cart.id.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
    const middle = `${cart.id.slice(0, 40)}${cart.id[40] === 'x' ? 'y' : 'x'}${cart.id.slice(41)}`
    const token = cart.continue_url?.split('/').at(-1) ?? ''
    for (const id of ['1', changed, middle, checkout.id, token, 'A'.repeat(2000)]) {
      const { json } = await shop.rest('get_cart', { id })
      expect(json.messages[0]?.code).toBe('not_found')
    }
    expect((await shop.rest('get_checkout', { id: cart.id })).json.messages[0]?.code).toBe('not_found')
    const other = openShop({ commerceUrl: sandbox.origin, secrets: ['another-secret-0123456789'] })
    expect((await other.rest('get_cart', { id: cart.id })).json.messages[0]?.code).toBe('not_found')
    const later = openShop({ commerceUrl: sandbox.origin, now: () => Date.now() + 8 * 24 * 3_600_000 })
    expect((await later.rest('get_cart', { id: cart.id })).json.messages[0]?.code).toBe('not_found')
    expect(await shop.service.handoffs.open(cart.id)).toEqual({ ok: true, value: null })
  })

  test('and no answer shows the session or the checkout of the service', async () => {
    const { json } = await shop.rest('create_checkout', { payload: await aCart() })
    const text = JSON.stringify(json)
    expect(text).not.toContain('checkout_id')
    expect(text).not.toContain(sandbox.origin.concat('/checkout'))
    expect(Buffer.from(json.id, 'base64url').toString('latin1')).not.toContain('session')
  })
})

test.each([
  ['Soap\u202egnp.exe', 'Soapgnp.exe'],
  ['So\u200bap', 'Soap'],
  ['Soap\u{e0049}\u{e0067}\u{e006e}', 'Soap'],
  ['<b>Soap</b><script>buy()</script>', 'Soap'],
  ['Soap\u0007', 'Soap'],
])('a text holds nothing that a person would not see: %j', (text, shown) => {
  expect(toDataText(text)).toBe(shown)
})

test('a log line holds nothing of a person', async () => {
  shop.audits.length = 0
  await shop.rest('search_catalog', { payload: { query: 'anna@example.com' } })
  await shop.rest('get_cart', { id: 'nothing' })
  expect(shop.audits.map(({ requestId, ms, ...audit }) => [audit, requestId.length > 8, ms >= 0])).toEqual([
    [
      {
        transport: 'rest',
        operation: 'search_catalog',
        agent: 'agent.example',
        isVerified: false,
        outcome: 'success',
      },
      true,
      true,
    ],
    [
      {
        transport: 'rest',
        operation: 'get_cart',
        agent: 'agent.example',
        isVerified: false,
        outcome: 'not_found',
      },
      true,
      true,
    ],
  ])
})
