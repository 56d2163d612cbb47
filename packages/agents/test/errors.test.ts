import { afterAll, describe, expect, test } from 'vitest'
import { FAILURES, type FailureCode } from '../src/model/outcome.ts'
import { createAgentMemory } from '../src/service/memory.ts'
import { aProfile, PROFILE } from './shop-fixture.ts'
import { aKey, KEY, openSigned, sign, type SignedShop, type Signing } from './signing.ts'

/** Every error of the specification's tables, with its status over REST and its code over MCP. */
const TABLE: Readonly<Record<string, readonly [status: number, rpcCode: number]>> = {
  invalid_profile_url: [400, -32001],
  profile_unreachable: [424, -32001],
  profile_malformed: [422, -32001],
  version_unsupported: [422, -32001],
  signature_missing: [401, -32000],
  signature_invalid: [401, -32000],
  key_not_found: [401, -32000],
  digest_mismatch: [400, -32600],
  algorithm_unsupported: [400, -32600],
  idempotency_conflict: [409, -32000],
  rate_limited: [429, -32000],
  internal: [500, -32603],
  unavailable: [503, -32000],
}

type TableCode = keyof typeof TABLE

/** How each comes about: a shop, what is signed, what a call names. */
interface Cause {
  readonly open?: () => SignedShop
  readonly signing?: Signing
  readonly unsigned?: true
  readonly profile?: string
  readonly key?: string
}

const CAUSES: Readonly<Record<TableCode, Cause>> = {
  invalid_profile_url: { unsigned: true, profile: 'http://agent.example/' },
  profile_unreachable: { unsigned: true, profile: 'https://nowhere.example/' },
  profile_malformed: { unsigned: true, open: () => openSigned({ profile: () => new Response('<p>') }) },
  version_unsupported: {
    unsigned: true,
    open: () => openSigned({ profile: () => Response.json(aProfile({ version: '2026-01-11' })) }),
  },
  signature_missing: { signing: { sent: { headers: { 'content-digest': '' } } } },
  signature_invalid: { signing: { key: await aKey('P-256') } },
  key_not_found: { signing: { parameters: { keyid: 'other' } } },
  digest_mismatch: { signing: { sent: { headers: { 'content-digest': 'sha-256=:AAAA:' } } } },
  algorithm_unsupported: { open: () => openSigned({ keys: [{ kty: 'RSA', kid: KEY.jwk.kid }] }) },
  idempotency_conflict: {
    unsigned: true,
    key: 'a-key',
    open: () =>
      openSigned(
        {},
        {
          memory: { ...createAgentMemory(), claim: async () => false, get: async () => '{"what":"other"}' },
        },
      ),
  },
  rate_limited: { unsigned: true, open: () => openSigned({}, { allow: async () => false }) },
  internal: {
    unsigned: true,
    open: () => openSigned({}, { readProfile: () => Promise.reject(new Error('secret')) }),
  },
  unavailable: { unsigned: true },
}

const CART = { line_items: [{ item: { id: 'x' }, quantity: 1 }] }
const seen = new Set<string>()
afterAll(() => {
  process.stdout.write(
    `UCP: ${seen.size} of ${Object.keys(TABLE).length} errors of the tables seen over REST and MCP\n`,
  )
})

async function produce(code: TableCode, isMcp: boolean): Promise<Response> {
  const { open = openSigned, signing, unsigned, profile = PROFILE, key } = CAUSES[code] ?? {}
  const meta = { 'ucp-agent': { profile }, ...(key && { 'idempotency-key': key }) }
  const params = { name: 'create_cart', arguments: { meta, cart: CART } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const path = isMcp ? '/ucp/mcp' : '/ucp/v1/carts'
  const body = JSON.stringify(isMcp ? message : CART)
  const headers = {
    accept: 'application/json, text/event-stream',
    'ucp-agent': `profile="${profile}"`,
    ...(key && { 'idempotency-key': key }),
  }
  const [, init] = await sign({ path, body, ...signing, headers })
  const given: Record<string, string> = { ...init.headers }
  if (unsigned) for (const name of ['signature', 'signature-input']) delete given[name]
  if (given['content-digest'] === '') delete given['content-digest']
  return open().send(path, { ...init, headers: given })
}

describe('an error of the specification’s tables', () => {
  test.each(Object.entries(TABLE))('%s is %j', async (code, [status, rpcCode]) => {
    const rest = await produce(code, false)
    expect([rest.status, (await rest.json()).code]).toEqual([status, code])
    const mcp = await produce(code, true)
    const { error } = await mcp.json()
    expect([mcp.status, error.code, error.data.code]).toEqual([status, rpcCode, code])
    expect(rest.headers.get('retry-after')).toBe(mcp.headers.get('retry-after'))
    seen.add(code)
  })

  test('is all that a call can fail with, besides what is wrong with its message', () => {
    const own: readonly FailureCode[] = [
      'invalid_request',
      'request_too_large',
      'not_found',
      'origin_forbidden',
    ]
    expect(
      Object.keys(FAILURES)
        .filter((code) => !own.some((one) => one === code))
        .toSorted(),
    ).toEqual(Object.keys(TABLE).toSorted())
  })
})
