import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ADDRESS_HEADER } from '#request/client-address.ts'
import { listenLocally } from '#testing/listen-locally.ts'

const PROFILE = {
  ucp: {
    version: '2026-04-08',
    services: {},
    capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
    payment_handlers: {},
  },
}

const BODY = '{"query":"soap"}'

let agent: Server
let agentOrigin: string

beforeAll(async () => {
  agent = createServer((_, response) => response.end(JSON.stringify(PROFILE)))
  agentOrigin = await listenLocally(agent)
  // Reads the code once: the tests, which each evaluate it anew, are not about how long that takes.
  await import('./agent-endpoint.ts')
  vi.resetModules()
}, 60_000)
afterAll(() => void agent.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const name of ['agents', 'agent-endpoint', 'counters'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
})

/** The paths of agents on a connection; nothing answers behind them. */
async function serve(variables: Readonly<Record<string, string>> = {}) {
  const given = {
    COMMERCE_URL: 'http://127.0.0.1:9',
    AGENT_CAPABILITIES: 'search',
    LOG_LEVEL: 'silent',
    AGENT_PROFILE_ORIGINS: agentOrigin,
    ...variables,
  }
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  const { takeAgentCall } = await import('./server.ts')
  return (profile: string, path = '/ucp/v1/catalog/search', body = BODY, more = {}) =>
    // Where this process listens is not where agents call.
    takeAgentCall(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'ucp-agent': `profile="${profile}"`,
          [ADDRESS_HEADER]: '203.0.113.7',
          ...more,
        },
        body,
      }),
    )
}

test('there is nothing for agents unless the shop says so', async () => {
  const ask = await serve({ AGENT_CAPABILITIES: '' })
  const response = await ask(agentOrigin)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost:3000', 503],
])('a page of %s that speaks MCP gets %i', async (origin, status) => {
  const ask = await serve({ PUBLIC_ORIGIN: 'http://localhost:3000' })
  const body =
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_catalog","arguments":{}}}'
  const answer = await ask(`${agentOrigin}/profile.json`, '/ucp/mcp', body, { origin })
  expect(answer.status === 403 ? 403 : 503).toBe(status)
})

test('a call of a trusted agent goes through, however the service is', async () => {
  const ask = await serve()
  const answer = await ask(`${agentOrigin}/profile.json`)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
})

describe('an address of a profile, or of keys, leads nowhere inside', () => {
  test.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
  ])('%s', async (address) => {
    const ask = await serve()
    const answers = [await ask(address), await ask(agentOrigin, undefined, BODY, signAs(address))]
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([424, { code: 'profile_unreachable' }])
  })
})

/** A signature of Web Bot Auth, as far as it is read before its key is known. */
function signAs(agentAddress: string) {
  const created = Math.floor(Date.now() / 1000)
  const covered = ['@method', '@authority', '@path', 'content-digest', 'content-type', 'ucp-agent']
  const components = `${covered.map((name) => `"${name}"`).join(' ')} "signature-agent";key="sig1"`
  return {
    'content-digest': `sha-256=:${createHash('sha256').update(BODY).digest('base64')}:`,
    'signature-agent': `sig1="${agentAddress}"`,
    'signature-input': `sig1=(${components});keyid="k";created=${created};expires=${created + 60};tag="web-bot-auth"`,
    signature: 'sig1=:AAAA:',
  }
}

test('one address has a rate of its own, told over REST and over MCP', async () => {
  // One call in a hundred seconds, and one more in a minute.
  const ask = await serve({ AGENT_RATE: '0.01', AGENT_BURST: '1' })
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await ask(agentOrigin)).status)
  expect(statuses).toEqual([503, 503, 429])
  const answer = await ask(agentOrigin, '/ucp/mcp', '{"jsonrpc":"2.0","id":"seven","method":"tools/list"}')
  expect([answer.status, await answer.json()]).toMatchObject([429, { id: 'seven', error: { code: -32000 } }])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a body without end is not read', async () => {
  const answer = await (await serve())(agentOrigin, undefined, 'x'.repeat(70_000))
  expect(answer.status).toBe(413)
})

test('no more calls than the shop allows run at once, and those that would wait too long are refused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = createServer((_, response) => void promise.then(() => response.end(JSON.stringify(PROFILE))))
  const slowOrigin = await listenLocally(slow)
  const ask = await serve({ AGENT_CALLS_AT_ONCE: '1', AGENT_RATE: '0', AGENT_PROFILE_ORIGINS: slowOrigin })
  const calls = Array.from({ length: 18 }, () => ask(slowOrigin))
  const refused = await Promise.race(calls)
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { code: 'unavailable', content: 'Too many agents call at present' },
  ])
  expect(refused.headers.get('retry-after')).toBe('5')
  resolve()
  // The service behind is away, so those whose lease came say so: they were not refused for their number.
  const others = (await Promise.all(calls)).filter((response) => response !== refused)
  const texts = await Promise.all(others.map((response) => response.text()))
  expect(texts.filter((text) => text.includes('Too many agents'))).toEqual([])
  slow.close()
})
