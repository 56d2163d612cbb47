import { createServer, type Server } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { createCatalogProxy } from './catalog-proxy.ts'

const SHOP = 'https://shop.example'
const log = pino({ level: 'silent' })

let api: Server
let apiOrigin: string
let received: { url: string | undefined; cookie: string | undefined; tag: string | undefined }[]

beforeEach(async () => {
  received = []
  api = createServer(({ url, headers }, response) => {
    received.push({ url, cookie: headers.cookie, tag: headers['if-none-match'] })
    const status = headers['if-none-match'] === '"known"' ? 304 : 200
    response.writeHead(status, { etag: '"known"', 'content-length': status === 200 ? 2 : 0 }).end('[]')
  })
  apiOrigin = await listenLocally(api)
})
afterEach(() => {
  api.closeAllConnections()
  api.close()
})

const ask = (path: string, init?: RequestInit, origin: string | undefined = apiOrigin) =>
  createCatalogProxy({ origin, log })(new Request(SHOP + path, init))

test('a read goes through without cookies, and what is known is not sent again', async () => {
  const headers = { cookie: 'session=s', 'if-none-match': '"known"' }
  const response = await ask('/api/catalog/suggest?search=soap', { headers })
  expect(response.status).toBe(304)
  expect(response.headers.get('etag')).toBe('"known"')
  expect(received).toEqual([{ url: '/api/catalog/suggest?search=soap', cookie: undefined, tag: '"known"' }])
})

test('HEAD gets the headers of GET without a body', async () => {
  const response = await ask('/api/catalog/suggest', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), response.body]).toEqual([200, '2', null])
})

test('changes cannot be announced through the shop', async () => {
  const response = await ask('/api/catalog/changes', { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
  expect(received).toEqual([])
})

test('a shop without an index has no such addresses, and one whose index is away says so', async () => {
  const unset = createCatalogProxy({ origin: undefined, log })
  expect((await unset(new Request(`${SHOP}/api/catalog/list`))).status).toBe(404)
  expect((await ask('/api/catalog/list', {}, 'http://127.0.0.1:9')).status).toBe(502)
})
