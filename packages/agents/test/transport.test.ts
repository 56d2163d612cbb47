import { describe, expect, test } from 'vitest'
import { aSizedProduct, openMemoryShop } from './memory-shop.ts'
import { openShop, ORIGIN, PROFILE } from './shop-fixture.ts'

const shop = openShop({ commerceUrl: 'http://127.0.0.1:9', shop: openMemoryShop([aSizedProduct('p0')]) })

const args = { meta: { 'ucp-agent': { profile: PROFILE } }, catalog: { query: 'soap' } }
const SEARCH = { method: 'tools/call', params: { name: 'search_catalog', arguments: args } }

/** One message over MCP. */
function post(message: object, headers: Readonly<Record<string, string>> = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'seven', ...message })
  return shop.send('/ucp/mcp', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

describe('whatever a client accepts, it gets JSON', () => {
  test.each([
    ['application/json'],
    ['*/*'],
    ['application/json, text/event-stream'],
    ['text/event-stream'],
    [undefined],
  ])('%s', async (accept) => {
    const answer = await post(SEARCH, accept === undefined ? {} : { accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await answer.json()).toMatchObject({
      id: 'seven',
      result: { structuredContent: { products: [{ id: 'p0' }] } },
    })
  })
})

describe('a refusal names its message', () => {
  test.each([
    ['of an unknown version', SEARCH, { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['of an unknown method', { method: 'orders/list' }, {}, 200],
    ['that names no profile', { ...SEARCH, params: { ...SEARCH.params, arguments: {} } }, {}, 400],
    ['of half a signature', SEARCH, { signature: 'sig1=:AAAA:' }, 401],
    ['of another site’s page', SEARCH, { origin: 'https://evil.example' }, 403],
    ['that has no method', {}, {}, 400],
  ] as const)('%s', async (_, message, headers, status) => {
    const answer = await post(message, headers)
    expect([answer.status, await answer.json()]).toMatchObject([status, { id: 'seven', error: {} }])
  })

  test('unless no id can be read', async () => {
    for (const body of ['{', '[]', '{"jsonrpc":"2.0","id":{},"method":"ping"}']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await shop.send('/ucp/mcp', { method: 'POST', body, headers })
      expect([answer.status, await answer.json()]).toMatchObject([400, { id: null, error: {} }])
    }
  })
})

describe('pages of other sites cannot speak MCP', () => {
  test.each(['https://evil.example', 'http://shop.example', `${ORIGIN}.evil.example`, 'null'])(
    '%s',
    async (origin) => {
      const answer = await post(SEARCH, { origin })
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { error: { data: { code: 'origin_forbidden' } } },
      ])
      expect(shop.audits.at(-1)).toMatchObject({ operation: undefined, outcome: 'origin_forbidden' })
    },
  )

  test('the shop’s own may', async () => {
    expect((await post(SEARCH, { origin: ORIGIN })).status).toBe(200)
  })
})

/** A message of the revision that needs no handshake. */
function toModern(method: string, params: object = {}, revision = '2026-07-28') {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return { method, params: { ...params, _meta } }
}

const toHeaders = (method: string, more: Readonly<Record<string, string>> = {}) => ({
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': method,
  ...more,
})

describe('MCP without a handshake', () => {
  test('says what it speaks and offers, and for how long that holds', async () => {
    const discovered = await (await post(toModern('server/discover'), toHeaders('server/discover'))).json()
    expect(discovered.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      ttlMs: 300_000,
      cacheScope: 'public',
    })
    const { result } = await (await post(toModern('tools/list'), toHeaders('tools/list'))).json()
    expect([result.resultType, result.ttlMs, result.cacheScope, result.tools.length]).toEqual([
      'complete',
      300_000,
      'public',
      12,
    ])
  })

  test('answers a tool’s call as the other revisions do', async () => {
    const headers = toHeaders('tools/call', { 'mcp-name': 'search_catalog', accept: 'application/json' })
    const answer = await post(toModern('tools/call', SEARCH.params), headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    const { id, result } = await answer.json()
    const before = await (await post(SEARCH)).json()
    expect([id, result.resultType, result.structuredContent]).toEqual([
      'seven',
      'complete',
      before.result.structuredContent,
    ])
  })

  test('keeps the status and the reason of a failed call', async () => {
    const params = { name: 'search_catalog', arguments: {} }
    const headers = toHeaders('tools/call', { 'mcp-name': 'search_catalog' })
    const answer = await post(toModern('tools/call', params), headers)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { id: 'seven', error: { code: -32001, data: { code: 'invalid_profile_url' } } },
    ])
  })

  test.each([
    ['another method', toHeaders('tools/list', { 'mcp-name': 'search_catalog' })],
    ['another tool', toHeaders('tools/call', { 'mcp-name': 'get_product' })],
    ['no tool', toHeaders('tools/call')],
  ])('refuses headers that name %s', async (_, headers) => {
    const answer = await post(toModern('tools/call', SEARCH.params), headers)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { id: 'seven', error: { code: -32020 } },
    ])
  })

  test('holds no stream open', async () => {
    const message = toModern('subscriptions/listen', { notifications: { toolsListChanged: true } })
    const answer = await post(message, toHeaders('subscriptions/listen'))
    expect(await answer.text()).toContain('"resultType":"complete"')
  })
})

describe('an unknown revision is refused, and those that are spoken are named', () => {
  const revision = '2099-01-01'
  test.each([
    ['in the header', SEARCH, { 'mcp-protocol-version': revision }],
    ['in the message', toModern('tools/list', {}, revision), {}],
    ['in both', toModern('tools/list', {}, revision), { 'mcp-protocol-version': revision }],
  ])('%s', async (_, message, headers) => {
    const answer = await post(message, headers)
    const { id, error } = await answer.json()
    expect([answer.status, id, error.code, error.data.requested]).toEqual([400, 'seven', -32022, revision])
    expect(error.data.supported.slice(0, 2)).toEqual(['2026-07-28', '2025-11-25'])
    expect(error.message).toContain('2026-07-28, 2025-11-25')
  })

  test('the handshake answers with one that is spoken', async () => {
    const clientInfo = { name: 'test', version: '1' }
    const params = { protocolVersion: revision, capabilities: {}, clientInfo }
    const { result } = await (await post({ method: 'initialize', params })).json()
    expect(result).toMatchObject({ protocolVersion: '2025-11-25', capabilities: { tools: {} } })
  })
})
