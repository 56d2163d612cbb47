import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { CAPABILITIES, UCP_VERSION } from '@sorrel/agents/model'
import { createShop } from './shop.ts'

const capabilities = Object.fromEntries(
  Object.values(CAPABILITIES).map(({ name }) => [name, [{ version: UCP_VERSION }]]),
)
const agent = createServer((_, response) =>
  response.end(JSON.stringify({ ucp: { version: UCP_VERSION, capabilities } })),
).listen(0, '127.0.0.1')
await once(agent, 'listening')
const toOrigin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const profile = `${toOrigin(agent)}/profile.json`

// The port is known once the server listens, and the shop says its own address in answers.
let app: ReturnType<typeof createShop> | undefined
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (...given) => app?.fetch(...given) ?? new Response(),
})
await once(server, 'listening')
const origin = toOrigin(server as Server)
app = createShop({ origin, url: process.env.STORE_URL ?? '', trustedOrigins: [toOrigin(agent)] })

const found = await fetch(`${origin}/ucp/v1/catalog/search`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` },
  body: JSON.stringify({ query: 'oat honey soap', context: { currency: 'GBP' } }),
})
const { products } = await found.json()
console.log(`REST ${found.status} ${products[0].title}`)

const client = new Client({ name: 'consumer', version: '1' })
await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/ucp/mcp`)))
const line = { item: { id: products[0].variants[0].id }, quantity: 2 }
const made = await client.callTool({
  name: 'create_checkout',
  arguments: {
    meta: { 'ucp-agent': { profile } },
    checkout: { line_items: [line], context: { currency: 'GBP' } },
  },
})
const checkout = made.structuredContent as { status: string; continue_url: string }
console.log(`MCP ${checkout.status} ${checkout.continue_url.startsWith(`${origin}/ucp/continue/`)}`)
console.log(await (await fetch(origin)).text())

await client.close()
server.close()
agent.close()
