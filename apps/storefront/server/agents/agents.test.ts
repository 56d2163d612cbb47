import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenLocally } from '#service/listen-locally.ts'
import { ADDRESS_HEADER } from '../incoming.ts'

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
const servers: Server[] = []

beforeAll(async () => {
  agent = createServer((_, response) => response.end(JSON.stringify(PROFILE)))
  agentOrigin = await listenLocally(agent)
})
afterAll(() => void agent.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const name of ['agents', 'counters'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  for (const server of servers.splice(0)) server.close()
})

/** The paths of agents on a connection; nothing answers behind them. */
async function serve(variables: Readonly<Record<string, string>> = {}) {
  const given = {
    COMMERCE_URL: 'http://127.0.0.1:9',
    AGENT_CAPABILITIES: 'search',
    AGENT_PROFILE_ORIGINS: agentOrigin,
    ...variables,
  }
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  const { env } = await import('#service/env.ts')
  const { openAgentPaths } = await import('./index.ts')
  const answer = openAgentPaths({ env, log: pino({ level: 'silent' }) })
  const server = createServer((request, response) => {
    request.headers[ADDRESS_HEADER] = '203.0.113.7'
    void answer(request, response)
  })
  servers.push(server)
  const origin = await listenLocally(server)
  return (profile: string, path = '/ucp/v1/catalog/search', body = BODY, more = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, ...more },
      body,
    })
}

test('there is nothing for agents unless the shop says so', async () => {
  const ask = await serve({ AGENT_CAPABILITIES: '' })
  expect((await ask(agentOrigin)).status).toBe(404)
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
  const answer = await ask(agentOrigin, '/ucp/mcp')
  expect([answer.status, await answer.json()]).toMatchObject([429, { error: { code: -32000 } }])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a body without end is not read', async () => {
  const answer = await (await serve())(agentOrigin, undefined, 'x'.repeat(70_000))
  expect(answer.status).toBe(413)
})
