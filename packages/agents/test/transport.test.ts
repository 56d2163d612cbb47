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
