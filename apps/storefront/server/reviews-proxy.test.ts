import { createServer, type IncomingMessage, type Server } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createReviewsProxy } from './reviews-proxy.ts'

const host = '127.0.0.1'

let api: Server
let shop: Server
let shopOrigin: string
let apiOrigin: string
let received: { url: string | undefined; headers: IncomingMessage['headers']; bytes: number }[]

beforeEach(async () => {
  received = []
  api = createServer((request, response) => {
    let bytes = 0
    const seen = { url: request.url, headers: request.headers, bytes }
    received.push(seen)
    if (request.url?.endsWith('/refused') === true) {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{}')
      return
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => {
      seen.bytes = bytes
      const headers = {
        'content-type': 'application/json',
        'set-cookie': 'reviews_visitor=a.b',
        'x-inner': '1',
      }
      response.writeHead(201, headers).end('{"id":"r1"}')
    })
  })
  apiOrigin = `http://${host}:${await listen(api, { host, port: 0 })}`
  shop = await startShop(apiOrigin)
})

afterEach(() => {
  for (const server of [api, shop]) {
    server.closeAllConnections()
    server.close()
  }
})

async function startShop(origin: string | undefined): Promise<Server> {
  const log = pino({ level: 'silent' })
  const proxy = createReviewsProxy({ origin, publicOrigin: 'http://localhost:3000', log })
  const server = createServer((request, response) => void proxy(request, response))
  shopOrigin = `http://${host}:${await listen(server, { host, port: 0 })}`
  return server
}

test('a body of 25 MB streams through; of the cookies only those of session and voter do', async () => {
  const body = new Uint8Array(25 * 1024 * 1024)
  const answer = await fetch(`${shopOrigin}/api/reviews/create?a=1`, {
    method: 'POST',
    body,
    headers: {
      cookie: 'session=s; theme=dark; reviews_visitor=v',
      origin: 'http://localhost:3000',
      'x-secret': '1',
    },
  })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ id: 'r1' })
  expect(answer.headers.get('set-cookie')).toBe('reviews_visitor=a.b')
  expect(answer.headers.get('x-inner')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(received).toMatchObject([
    {
      url: '/api/reviews/create?a=1',
      bytes: body.length,
      headers: { cookie: 'session=s; reviews_visitor=v', origin: 'http://localhost:3000' },
    },
  ])
  expect(received[0]?.headers['x-secret']).toBeUndefined()
})

test('a refusal comes back before the body is sent', async () => {
  const answer = await fetch(`${shopOrigin}/api/reviews/refused`, {
    method: 'POST',
    body: new Uint8Array(1024),
  })
  expect(answer.status).toBe(413)
})

test('a body that announces more than 26 MB goes nowhere', async () => {
  const body = new Uint8Array(27 * 1024 * 1024)
  const answer = await fetch(`${shopOrigin}/api/reviews/create`, { method: 'POST', body }).catch(
    () => undefined,
  )
  expect([undefined, 413]).toContain(answer?.status)
  expect(received).toEqual([])
})

test.each(['/api/reviews/%2e%2e/%2e%2e/moderation', '/api/reviews', '//evil.example/api/reviews/x'])(
  '%s is no address of the API',
  async (path) => {
    expect((await fetch(shopOrigin + path)).status).toBe(404)
    expect(received).toEqual([])
  },
)

test('without the API the answer is a problem, not a hang', async () => {
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
  const answer = await fetch(`${shopOrigin}/api/reviews/ratings?products=p1`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ error: { code: 'upstream' } })
  const unset = await startShop(undefined)
  expect((await fetch(`${shopOrigin}/api/reviews/ratings?products=p1`)).status).toBe(404)
  unset.close()
})
