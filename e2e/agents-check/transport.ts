import { createHash } from 'node:crypto'
import { createSignature } from 'http-message-sig'
import { z } from 'zod'
import { expectSame, type Step } from './report.ts'

export interface TransportOptions {
  /** Where the shop listens. */
  readonly origin: string
  /** Where agents see it: what they sign. */
  readonly publicOrigin: string
  /** The address of a profile without keys. */
  readonly profile: string
}

const answered = z.looseObject({
  id: z.union([z.string(), z.number()]).nullable(),
  result: z.looseObject({ resultType: z.string().optional() }).optional(),
  error: z
    .looseObject({
      code: z.number(),
      data: z
        .looseObject({ supported: z.array(z.string()).optional(), code: z.string().optional() })
        .optional(),
    })
    .optional(),
})

const REVISIONS = ['2026-07-28', '2025-11-25']
const ID = 'agents-check'

function toCall(profile: string) {
  const meta = profile === '' ? {} : { 'ucp-agent': { profile } }
  const args = { meta, catalog: { query: 'soap' } }
  return { method: 'tools/call', params: { name: 'search_catalog', arguments: args } }
}

/** A message of the revision that needs no handshake. */
function toModern(
  { method, params }: { readonly method: string; readonly params: object },
  revision: string,
) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: ID, version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return { method, params: { ...params, _meta } }
}

type Headers = Readonly<Record<string, string>>

/** What every client needs of the transport, whichever release it speaks. */
export function toTransportChecks({ origin, publicOrigin, profile }: TransportOptions): readonly Step[] {
  async function post(message: object, headers: Headers = {}) {
    const answer = await fetch(`${origin}/ucp/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: ID, ...message }),
    })
    const text = await answer.text()
    const { id, result, error } = answered.parse(JSON.parse(text))
    return { status: answer.status, type: answer.headers.get('content-type'), id, result, error }
  }
  const accepts = ['application/json', '*/*', 'application/json, text/event-stream'].map(
    (accept): Step => [
      `Accept: ${accept}`,
      async () => {
        const { status, type } = await post(toCall(profile), { accept })
        expectSame([status, type], [200, 'application/json'], 'The answer')
        return 'JSON'
      },
    ],
  )
  const origins = [
    ['https://evil.example', 403],
    [publicOrigin, 200],
    [undefined, 200],
  ].map(
    ([given, wanted]): Step => [
      `Origin: ${given ?? 'none'}`,
      async () => {
        const headers: Headers = typeof given === 'string' ? { origin: given } : {}
        expectSame((await post(toCall(profile), headers)).status, wanted, 'The status')
        return String(wanted)
      },
    ],
  )
  const unknown = '2099-01-01'
  return [
    ...accepts,
    ...origins,
    [
      'id of refusals',
      async () => {
        const refusals = [
          await post(toCall('')),
          await post(toCall(profile), { 'mcp-protocol-version': '1999-01-01' }),
          await post(toCall(profile), { origin: 'https://evil.example' }),
        ]
        expectSame(
          refusals.map(({ id }) => id),
          refusals.map(() => ID),
          'The ids',
        )
        return refusals.map(({ status }) => status).join(', ')
      },
    ],
    [
      'unknown revision',
      async () => {
        const headers = { 'mcp-protocol-version': unknown, 'mcp-method': 'tools/list' }
        const { status, error } = await post(toModern({ method: 'tools/list', params: {} }, unknown), headers)
        const supported = error?.data?.supported ?? []
        expectSame([status, error?.code], [400, -32022], 'The refusal')
        expectSame(
          REVISIONS.filter((one) => !supported.includes(one)),
          [],
          'What is not named',
        )
        return supported.join(', ')
      },
    ],
    [
      'without a handshake',
      async () => {
        const [revision = ''] = REVISIONS
        const headers = {
          'mcp-protocol-version': revision,
          'mcp-method': 'tools/call',
          'mcp-name': 'search_catalog',
        }
        const { status, result } = await post(toModern(toCall(profile), revision), headers)
        expectSame([status, result?.resultType], [200, 'complete'], 'The answer')
        return revision
      },
    ],
  ]
}

/** A key with which calls are signed. */
export async function makeKey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const sign = async (data: Uint8Array) =>
    new Uint8Array(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, Uint8Array.from(data)),
    )
  return { jwk: { kty, crv, x, y, kid: ID }, signer: { algorithm: 'ecdsa-p256-sha256', sign } }
}

export type SigningKey = Awaited<ReturnType<typeof makeKey>>

/** A signed call is let in by the key that its profile lists. */
export function toSignedCheck(
  field: string,
  { origin, publicOrigin, profile }: TransportOptions,
  { signer }: SigningKey,
): Step {
  return [
    `signed, ${field}`,
    async () => {
      const path = '/ucp/v1/catalog/search'
      const body = JSON.stringify({ query: 'soap' })
      const headers: Headers = {
        'content-type': 'application/json',
        'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
        'ucp-agent': `profile="${profile}"`,
      }
      const fields = Object.entries(headers).map(([name, value]) => ({ name, value }))
      const components = ['@method', '@authority', '@path', ...Object.keys(headers)]
      const { signature, signatureInput } = await createSignature(
        { kind: 'request', method: 'POST', targetUri: publicOrigin + path, fields },
        {
          label: 'sig1',
          components,
          parameters: { keyid: ID, created: Math.floor(Date.now() / 1000) },
          signer,
        },
      )
      const signed = { ...headers, signature, 'signature-input': signatureInput }
      const answer = await fetch(origin + path, { method: 'POST', headers: signed, body })
      const { code } = z.looseObject({ code: z.string().optional() }).parse(await answer.json())
      expectSame([answer.status, code], [200, undefined], 'The answer')
      return '200'
    },
  ]
}
