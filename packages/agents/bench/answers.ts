/**
 * Processor time of answers that need no service, which is what this package itself costs: search, look-up and one product of
 * 24 products with variants, over REST and over MCP. Prints milliseconds for each call.
 */
import { createAgentHandler } from '../src/handler.ts'
import { CAPABILITIES, type Operation, type OperationName, UCP_VERSION } from '../src/model.ts'
import { OPERATIONS } from '../src/model/capabilities.ts'
import { createProfileReader } from '../src/profile.ts'
import { createAgentService } from '../src/service.ts'
import { ORIGIN, PROFILE } from '../test/shop-fixture.ts'
import { aSizedProduct, openMemoryShop } from '../test/memory-shop.ts'

const PRODUCTS = 24
const CALLS = 500
const WARM_UP = 100
/** Most milliseconds of processor time that an answer may cost. */
const LIMIT_MS = 5

const products = Array.from({ length: PRODUCTS }, (_, index) => aSizedProduct(`product-${index}`))
const ids = products.map(({ id }) => id)

const capabilities = Object.fromEntries(
  Object.values(CAPABILITIES).map(({ name }) => [name, [{ version: UCP_VERSION }]]),
)
const service = createAgentService({
  origin: ORIGIN,
  secrets: ['only-for-measuring-0123456789'],
  readProfile: createProfileReader({
    fetch: async () => Response.json({ ucp: { version: UCP_VERSION, capabilities } }),
  }),
  shop: openMemoryShop(products),
})
const answer = createAgentHandler({ service })

const PAYLOADS = {
  search_catalog: { query: 'soap', pagination: { limit: PRODUCTS } },
  lookup_catalog: { ids },
  get_product: { id: ids[0] },
} as const satisfies Partial<Record<OperationName, object>>

type Measured = keyof typeof PAYLOADS

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'ucp-agent': `profile="${PROFILE}"`,
}

const TRANSPORTS = {
  REST: (name: Measured) => {
    const { path }: Operation = OPERATIONS[name]
    return { path: `/ucp/v1${path}`, body: JSON.stringify(PAYLOADS[name]) }
  },
  MCP: (name: Measured) => {
    const args = { meta: { 'ucp-agent': { profile: PROFILE } }, catalog: PAYLOADS[name] }
    const params = { name, arguments: args }
    return { path: '/ucp/mcp', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) }
  },
} as const

async function call({ path, body }: { readonly path: string; readonly body: string }): Promise<void> {
  const response = await answer(new Request(ORIGIN + path, { method: 'POST', headers, body }), {
    caller: 'bench',
  })
  const text = await response?.text()
  if (response?.status !== 200 || text?.includes('product-0') !== true)
    throw new Error(`${path} answered ${response?.status}: ${text?.slice(0, 300)}`)
}

const names = ['search_catalog', 'lookup_catalog', 'get_product'] as const
for (const name of names)
  for (const [transport, toCall] of Object.entries(TRANSPORTS)) {
    const given = toCall(name)
    for (let index = 0; index < WARM_UP; index += 1) await call(given)
    const before = process.cpuUsage()
    for (let index = 0; index < CALLS; index += 1) await call(given)
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000 / CALLS
    const verdict = ms <= LIMIT_MS ? 'ok  ' : 'OVER'
    process.stdout.write(`${verdict} ${transport} ${name}: ${ms.toFixed(2)} ms of processor time\n`)
    if (ms > LIMIT_MS) process.exitCode = 1
  }
