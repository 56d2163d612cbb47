import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { z } from 'zod'
import { createCommerceShop } from '../src/commerce.ts'
import { type AgentAudit, createAgentHandler } from '../src/handler.ts'
import { CAPABILITIES, type Operation, type OperationName, UCP_VERSION } from '../src/model.ts'
import { OPERATIONS } from '../src/model/capabilities.ts'
import { createProfileReader } from '../src/profile.ts'
import { type AgentServiceOptions, createAgentService } from '../src/service.ts'

export const ORIGIN = 'https://shop.example'
export const PROFILE = 'https://agent.example/profile.json'
/** The profile of an agent that speaks the release before the newest. */
export const EARLIER_PROFILE = 'https://agent.example/earlier.json'

/** What an agent says of itself: everything that the shop can, unless told otherwise. */
export function aProfile({
  version = UCP_VERSION as string,
  names = Object.values(CAPABILITIES).map(({ name }) => name as string),
} = {}) {
  const toEntry = (name: string) => [
    name,
    [{ version, spec: 'https://ucp.dev/spec', schema: 'https://ucp.dev/schema' }],
  ]
  const capabilities: Record<string, unknown> = Object.fromEntries(names.map(toEntry))
  return { ucp: { version, services: {}, capabilities, payment_handlers: {} } }
}

export interface Call {
  readonly id?: string
  readonly payload?: unknown
  readonly key?: string
  /** Undefined sends none. */
  readonly profile?: string | undefined
}

const price = z.looseObject({ amount: z.number(), currency: z.string() })
const option = z.looseObject({ name: z.string(), id: z.string(), label: z.string() })
const variant = z.looseObject({
  id: z.string(),
  title: z.string(),
  price,
  availability: z.looseObject({ available: z.boolean(), status: z.string() }),
  options: z.array(option).optional(),
  unit_price: z.looseObject({ measure: z.unknown(), reference: z.unknown() }).optional(),
  inputs: z.array(z.looseObject({ id: z.string(), match: z.string() })).optional(),
})
const product = z.looseObject({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  price_range: z.looseObject({ min: price, max: price }),
  variants: z.array(variant),
  selected: z.array(option).optional(),
  options: z
    .array(z.looseObject({ name: z.string(), values: z.array(z.looseObject({ label: z.string() })) }))
    .optional(),
})
const total = z.looseObject({ type: z.string(), amount: z.number() })
const line = z.looseObject({
  id: z.string(),
  item: z.looseObject({ id: z.string(), title: z.string(), price: z.number() }),
  quantity: z.number(),
  totals: z.array(total),
})

/** What tests look at of any answer. */
const answerSchema = z.looseObject({
  ucp: z
    .looseObject({ version: z.string(), status: z.string(), capabilities: z.record(z.string(), z.unknown()) })
    .optional(),
  id: z.string().default(''),
  status: z.string().optional(),
  code: z.string().optional(),
  currency: z.string().optional(),
  continue_url: z.string().optional(),
  products: z.array(product).default([]),
  product: product.optional(),
  pagination: z.looseObject({ cursor: z.string().optional(), has_next_page: z.boolean() }).optional(),
  line_items: z.array(line).default([]),
  totals: z.array(total).default([]),
  discounts: z
    .looseObject({ codes: z.array(z.string()), applied: z.array(z.looseObject({ amount: z.number() })) })
    .optional(),
  messages: z
    .array(
      z.looseObject({
        type: z.string(),
        code: z.string(),
        content: z.string(),
        severity: z.string().optional(),
      }),
    )
    .default([]),
})

export type Answer = z.infer<typeof answerSchema>

/** Whether a client asks what is spoken first, and so takes the newest revision, or begins as those before it. */
export type McpHandshake = 'auto' | 'legacy'

export interface ShopFixtureOptions extends Partial<AgentServiceOptions> {
  readonly commerceUrl: string
  /** What profiles answer, by address. */
  readonly profiles?: Readonly<Record<string, () => Response | Promise<Response>>>
}

/** A shop for agents on a running commerce service, called over both transports. */
export function openShop({ commerceUrl, profiles = {}, ...options }: ShopFixtureOptions) {
  const openClient = (session = {}) =>
    createCommerceClient({ url: commerceUrl, publicKey: 'pk_sorrel_demo', ...session })
  const fetchProfile = async (url: URL) => {
    const own = profiles[url.href]
    if (own !== undefined) return own()
    if (url.href === EARLIER_PROFILE) return Response.json(aProfile({ version: '2026-04-08' }))
    return url.href === PROFILE ? Response.json(aProfile()) : new Response(null, { status: 404 })
  }
  const service = createAgentService({
    origin: ORIGIN,
    secrets: ['only-for-tests-0123456789abcdef'],
    readProfile: createProfileReader({ fetch: fetchProfile }),
    shop: createCommerceShop({
      openClient,
      readStore: async () => {
        const settings = await fetchStoreSettings(openClient())
        return settings.ok ? settings.value.store : undefined
      },
      toProductUrl: (slug) => `${ORIGIN}/products/${slug}`,
      toPictureUrl: ({ src }) => new URL(src, commerceUrl).href,
      readLinks: async () => [{ type: 'terms_of_service', url: `${ORIGIN}/terms` }],
    }),
    ...options,
  })
  const audits: AgentAudit[] = []
  const answer = createAgentHandler({ service, onCall: (audit) => audits.push(audit) })
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await answer(new Request(ORIGIN + path, init), { caller: 'test' })
    return response ?? new Response(null, { status: 404 })
  }

  async function rest(operation: OperationName, call: Call = {}) {
    const {
      id = '',
      payload,
      key,
      profile = PROFILE,
    } = 'profile' in call ? { ...call, profile: call.profile ?? '' } : call
    const { method, path }: Operation = OPERATIONS[operation]
    const response = await send(`/ucp/v1${path.replace('{id}', id)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(profile && { 'ucp-agent': `profile="${profile}"` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(payload ?? {}) }),
    })
    const raw: unknown = await response.json()
    return { status: response.status, headers: response.headers, raw, json: answerSchema.parse(raw) }
  }

  async function mcp(
    operation: OperationName,
    { id, payload, key, profile = PROFILE }: Call = {},
    handshake: McpHandshake = 'auto',
  ) {
    const client = await connect(handshake)
    const { payload: name }: Operation = OPERATIONS[operation]
    const meta = { 'ucp-agent': { profile }, ...(key && { 'idempotency-key': key }) }
    const args = { meta, ...(id && { id }), ...(name && { [name]: payload ?? {} }) }
    const { structuredContent: raw, content } = await client.callTool({ name: operation, arguments: args })
    await client.close()
    return { raw, content, json: answerSchema.parse(raw) }
  }

  async function connect(mode: McpHandshake = 'auto'): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    // The client of the SDK shows no more of another answer than its status.
    const fetch = async (url: string | URL, init?: RequestInit) => {
      const { body, headers, status } = await send(new URL(url).pathname, init)
      return new Response(body, { headers, status: init?.method === 'POST' && status >= 400 ? 200 : status })
    }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGIN}/ucp/mcp`), { fetch }))
    return client
  }

  return { service, audits, send, rest, mcp, connect }
}

export type ShopFixture = ReturnType<typeof openShop>
