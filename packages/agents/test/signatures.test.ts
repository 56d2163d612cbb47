import { describe, expect, test } from 'vitest'
import { createAgentHandler } from '../src/handler.ts'
import { toThumbprint } from '../src/signature/public-key.ts'
import { ORIGIN, PROFILE } from './shop-fixture.ts'
import { aKey, call, COMPONENTS, DIRECTORY, KEY, NOW, openSigned, sign, type Signing } from './signing.ts'

const OTHER = await aKey('P-256')
const OTHER_KIND = await aKey('Ed25519')

const LET_IN = [503, 'unavailable']
const INVALID = [401, 'signature_invalid']

describe('a signed call', () => {
  test.each(['P-256', 'P-384', 'Ed25519'] as const)('is let in with a key of %s', async (kind) => {
    const key = await aKey(kind, 'k')
    const shop = openSigned({ keys: [{ kty: 'RSA', kid: 'old' }, 'nothing', key.jwk] })
    expect(await call(shop, { key, parameters: { keyid: 'k' } })).toEqual(LET_IN)
    expect(shop.audits[0]).toMatchObject({ agent: 'agent.example', isVerified: true })
  })

  test.each(['keys', 'signing_keys'] as const)(
    'is let in with a key that its profile lists in %s',
    async (field) => {
      const shop = openSigned({ field })
      expect(await call(shop)).toEqual(LET_IN)
      expect(shop.audits[0]).toMatchObject({ isVerified: true })
    },
  )

  test('is counted by who has signed it, and one without by its address', async () => {
    const callers: unknown[] = []
    const shop = openSigned()
    const answer = createAgentHandler({
      service: shop.service,
      takeCall: async (caller) => (callers.push(caller) === 3 ? 1500 : undefined),
    })
    const [path, init] = await sign()
    const { signature: _, 'signature-input': __, ...headers } = init.headers
    const send = (given: RequestInit) => answer(new Request(ORIGIN + path, given), { caller: '203.0.113.7' })
    await send(init)
    await send({ ...init, headers })
    const refused = await send(init)
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '2'])
    expect(callers.slice(0, 2)).toEqual([
      { address: '203.0.113.7', agent: 'https://agent.example' },
      { address: '203.0.113.7', agent: undefined },
    ])
  })

  test('that changes something says when it was made, or holds a key that makes it work once', async () => {
    const cart = { path: '/ucp/v1/carts', body: '{"line_items":[]}', parameters: { created: undefined } }
    const keyed = {
      ...cart,
      headers: { 'idempotency-key': 'a-key' },
      components: [...COMPONENTS, 'idempotency-key'],
    }
    expect(await call(openSigned(), cart)).toEqual([401, 'signature_missing'])
    expect(await call(openSigned(), keyed)).toEqual(LET_IN)
    expect(await call(openSigned(), { parameters: { created: undefined } })).toEqual(LET_IN)
  })

  test('of MCP names its agent in the header and in the call alike', async () => {
    const shop = openSigned()
    const toBody = (profile: string) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: {
          name: 'search_catalog',
          arguments: { meta: { 'ucp-agent': { profile } }, catalog: { query: 'soap' } },
        },
      })
    const headers = { accept: 'application/json, text/event-stream' }
    const ask = async (signing: Signing) => {
      const response = await shop.send(...(await sign({ path: '/ucp/mcp', headers, ...signing })))
      const { id, error } = await response.json()
      return [response.status, id, error.code, error.data.code]
    }
    expect(await ask({ body: toBody(PROFILE) })).toEqual([503, 7, -32000, 'unavailable'])
    const other = toBody('https://other.example/profile.json')
    expect(await ask({ body: other })).toEqual([401, 7, -32000, 'signature_invalid'])
    expect(await ask({ body: toBody(PROFILE), sent: { body: other } })).toEqual([
      400,
      7,
      -32600,
      'digest_mismatch',
    ])
  })
})

describe('a signature is refused, and its call is not taken for one without', () => {
  const without = (name: string) => COMPONENTS.filter((component) => component !== name)
  const NONCE = { nonce: 'bm9uY2U' }

  test.each<[string, Signing, readonly unknown[]]>([
    ['of another body', { sent: { body: '{"query":"gold"}' } }, [400, 'digest_mismatch']],
    ['of another path', { sent: { path: '/ucp/v1/catalog/lookup' } }, INVALID],
    ['with a query of its own', { sent: { path: '/ucp/v1/catalog/search?a=1' } }, INVALID],
    [
      'of another agent',
      { sent: { headers: { 'ucp-agent': 'profile="https://evil.example/"' } } },
      [424, 'profile_unreachable'],
    ],
    ['by another key', { key: OTHER }, INVALID],
    ['by another kind of key', { key: OTHER_KIND }, INVALID],
    ['by a key that is not listed', { parameters: { keyid: 'other' } }, [401, 'key_not_found']],
    ['without an id of its key', { parameters: { keyid: '' } }, [401, 'key_not_found']],
    [
      'of an algorithm that its key has not',
      { parameters: { alg: 'ed25519' } },
      [400, 'algorithm_unsupported'],
    ],
    ['of an unknown algorithm', { parameters: { alg: 'hmac-sha256' } }, [400, 'algorithm_unsupported']],
    ['that is too old', { parameters: { created: NOW - 400 } }, INVALID],
    ['of tomorrow', { parameters: { created: NOW + 400 } }, INVALID],
    ['that is over', { parameters: { created: NOW - 200, expires: NOW - 100 } }, INVALID],
    ['that never ends', { parameters: { created: NOW - 200_000, expires: NOW + 200_000 } }, INVALID],
    ['over too little: the method', { components: without('@method') }, INVALID],
    ['over too little: the host', { components: without('@authority') }, INVALID],
    ['over too little: the path', { components: without('@path') }, INVALID],
    ['over too little: the body', { components: without('content-digest') }, INVALID],
    ['over too little: the agent', { components: without('ucp-agent') }, INVALID],
    ['beside a key that it leaves out', { sent: { headers: { 'idempotency-key': 'k' } } }, INVALID],
    ['without its other half', { sent: { headers: { signature: '' } } }, INVALID],
    ['that is none', { sent: { headers: { signature: 'sig1=:AAAA:' } } }, INVALID],
    ['of another label', { sent: { headers: { signature: 'other=:AAAA:' } } }, INVALID],
    ['that is no structured field', { sent: { headers: { 'signature-input': '(((' } } }, INVALID],
    [
      'beside an agent that it leaves out',
      { sent: { headers: { 'signature-agent': 'sig1="https://evil.example"' } } },
      INVALID,
    ],
    ['that names no address', { sent: { headers: { 'signature-agent': 'evil' } } }, INVALID],
    ['with a nonce and no time', { parameters: { ...NONCE, created: undefined } }, INVALID],
  ])('%s', async (_, signing, refusal) => {
    const shop = openSigned()
    expect(await call(shop, signing)).toEqual(refusal)
    expect(shop.audits[0]).toMatchObject({ isVerified: false })
  })

  test.each(['signature', 'signature-input', 'content-digest'])('without the header %s', async (name) => {
    const [path, init] = await sign()
    const headers = Object.fromEntries(Object.entries(init.headers).filter(([key]) => key !== name))
    const response = await openSigned().send(path, { ...init, headers })
    expect([response.status, (await response.json()).code]).toEqual([401, 'signature_missing'])
  })

  test('by a key of a kind that the shop does not know', async () => {
    const shop = openSigned({ keys: [{ kty: 'RSA', kid: 'platform-2026', n: 'x', e: 'AQAB' }] })
    expect(await call(shop)).toEqual([400, 'algorithm_unsupported'])
  })

  test('a second time, where it has a nonce', async () => {
    const shop = openSigned()
    const signed = await sign({ parameters: NONCE })
    expect((await shop.send(...signed)).status).toBe(503)
    expect((await shop.send(...signed)).status).toBe(401)
    // Of another key it is another.
    const key = await aKey('Ed25519', 'second')
    shop.given.keys = [KEY.jwk, key.jwk]
    shop.pass(61)
    expect(await call(shop, { key, parameters: { ...NONCE, keyid: 'second' } })).toEqual(LET_IN)
  })

  test('once its key is withdrawn, and let in once it is listed', async () => {
    const shop = openSigned({ keys: [] })
    expect(await call(shop)).toEqual([401, 'key_not_found'])
    shop.given.keys = [KEY.jwk]
    expect(await call(shop)).toEqual([401, 'key_not_found'])
    expect(shop.reads).toHaveLength(1)
    shop.pass(61)
    expect(await call(shop)).toEqual(LET_IN)
    expect(shop.reads).toHaveLength(2)
  })
})

describe('Web Bot Auth', () => {
  async function setUp() {
    const key = await aKey('Ed25519')
    const keyid = await toThumbprint(key.jwk)
    const shop = openSigned({ directory: [key.jwk] })
    const signing = (agent: string): Signing => ({
      key,
      headers: { 'signature-agent': agent },
      components: [...COMPONENTS, 'signature-agent'],
      parameters: {
        keyid,
        created: NOW,
        expires: NOW + 3600,
        nonce: crypto.randomUUID(),
        tag: 'web-bot-auth',
      },
    })
    return { key, shop, signing }
  }

  test.each([
    ['a directory', 'sig1="https://agent.example"'],
    ['a directory by name', 'sig1="https://agent.example";type=directory'],
    ['the address of its keys', `sig1="${DIRECTORY}";type=jwks_uri`],
    ['a directory as drafts before did', '"https://agent.example"'],
  ])('takes keys from %s', async (_, agent) => {
    const { shop, signing } = await setUp()
    expect(await call(shop, signing(agent))).toEqual(LET_IN)
    expect(shop.audits[0]).toMatchObject({ agent: 'agent.example', isVerified: true })
    expect(shop.reads[0]).toBe(DIRECTORY)
  })

  test('holds as long as it says', async () => {
    const { shop, signing } = await setUp()
    shop.pass(3000)
    expect(await call(shop, signing('sig1="https://agent.example"'))).toEqual(LET_IN)
    shop.pass(1000)
    expect(await call(shop, signing('sig1="https://agent.example"'))).toEqual(INVALID)
  })

  test('speaks for profiles of its own origin alone', async () => {
    const { shop, signing } = await setUp()
    const given = signing('sig1="https://agent.example"')
    const headers = { ...given.headers, 'ucp-agent': 'profile="https://other.example/profile.json"' }
    expect(await call(shop, { ...given, headers })).toEqual(INVALID)
  })

  test.each([
    ['no thumbprint', { keyid: 'named' }, INVALID],
    ['no end', { expires: undefined }, INVALID],
  ] as const)('is refused with %s', async (_, change, refusal) => {
    const { key, shop, signing } = await setUp()
    shop.given.directory = [{ ...key.jwk, kid: 'named' }]
    const given = signing('sig1="https://agent.example"')
    const parameters = { ...given.parameters, ...change }
    expect(await call(shop, { ...given, parameters })).toEqual(refusal)
  })

  test.each([
    ['http://agent.example', [400, 'invalid_profile_url']],
    ['https://nowhere.example', [424, 'profile_unreachable']],
    ['data:application/json,{}', [400, 'invalid_profile_url']],
  ])('is refused with a directory at %s', async (address, refusal) => {
    const { shop, signing } = await setUp()
    expect(await call(shop, signing(`sig1="${address}"`))).toEqual(refusal)
  })
})
