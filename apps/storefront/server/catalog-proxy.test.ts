import { createServer, type Server } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCatalogProxy } from './catalog-proxy.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'
const log = pino({ level: 'silent' })

const servers: Server[] = []
let received: { url: string | undefined; cookie: string | undefined; tag: string | undefined }[]
let apiOrigin: string

const start = async (server: Server) => {
  servers.push(server)
  return `http://${host}:${await listen(server, { host, port: 0 })}`
}
const startShop = (origin: string | undefined) => {
  const proxy = createCatalogProxy({ origin, log })
  return start(createServer((request, response) => void proxy(request, response)))
}

beforeEach(async () => {
  received = []
  apiOrigin = await start(
    createServer(({ url, headers }, response) => {
      received.push({ url, cookie: headers.cookie, tag: headers['if-none-match'] })
      response.writeHead(headers['if-none-match'] === '"known"' ? 304 : 200, { etag: '"known"' }).end()
    }),
  )
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('a read goes through without cookies, and what is known is not sent again', async () => {
  const shop = await startShop(apiOrigin)
  const headers = { cookie: 'session=s', 'if-none-match': '"known"' }
  const answer = await fetch(`${shop}/api/catalog/suggest?search=soap`, { headers })
  expect(answer.status).toBe(304)
  expect(answer.headers.get('etag')).toBe('"known"')
  expect(received).toEqual([{ url: '/api/catalog/suggest?search=soap', cookie: undefined, tag: '"known"' }])
})

test('changes cannot be announced through the shop', async () => {
  const shop = await startShop(apiOrigin)
  const answer = await fetch(`${shop}/api/catalog/changes`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  expect(received).toEqual([])
})

test('a shop without an index has no such addresses, and one whose index is away says so', async () => {
  const read = async (origin: string | undefined) =>
    (await fetch(`${await startShop(origin)}/api/catalog/list`)).status
  expect(await read(undefined)).toBe(404)
  expect(await read(`http://${host}:9`)).toBe(502)
})
