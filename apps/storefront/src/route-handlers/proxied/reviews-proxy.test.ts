import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { createApiProxy } from './api-proxy.ts'
import { createReviewsProxy } from './reviews-proxy.ts'

const SHOP = 'http://localhost:3000'
const MEGABYTE = 1024 * 1024

interface Received {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  bytes: number
  isEnded: boolean
}

let api: Server
let apiOrigin: string
let received: Received[]
let lines: string[]
let log: pino.Logger

/** How the API answers by the last part of an address; else it takes the whole body and says 201. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  refused: (response) => response.writeHead(413, { 'content-type': 'application/json' }).end('{}'),
  hanging: () => undefined,
  stalling: (response) => response.writeHead(200, { 'content-length': 100 }).write('half'),
  packed: (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('[1]')),
  endless: (response) => {
    response.writeHead(200)
    const send = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(MEGABYTE)));
    }
    response.on('drain', send)
    send()
  },
  moved: (response) => response.writeHead(302, { location: 'http://inner.example/' }).end(),
}

beforeEach(async () => {
  received = []
  lines = []
  log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  api = createServer((request, response) => {
    const seen: Received = { url: request.url, headers: request.headers, bytes: 0, isEnded: false }
    received.push(seen)
    response.once('close', () => {
      seen.isEnded = true
    })
    const answer = ANSWERS[request.url?.split('/').at(-1) ?? '']
    if (answer !== undefined) {
      answer(response)
      return
    }
    request.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length
    })
    request.on('end', () => {
      response.appendHeader('set-cookie', 'reviews_visitor=a.b')
      response.appendHeader('set-cookie', 'other=c, d')
      response.writeHead(201, { 'content-type': 'application/json', 'x-inner': '1' }).end('{"id":"r1"}')
    })
  })
  apiOrigin = await listenLocally(api)
})

afterEach(() => {
  api.closeAllConnections()
  api.close()
})

const openShop = (origin: string | undefined = apiOrigin) =>
  createReviewsProxy({ origin, publicOrigin: SHOP, log })

const call = (path: string, init: RequestInit & { readonly duplex?: 'half' } = {}) =>
  openShop()(new Request(SHOP + path, init))

/** A body of so many parts of a megabyte, each made when it is asked for; it has no length that could be announced. */
function toStream(parts: number, onPart: (part: number) => unknown = () => undefined) {
  let part = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      part += 1
      await onPart(part)
      if (part > parts) controller.close()
      else controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
}

test('a body of 25 MB streams through; of the cookies only those of session and voter do', async () => {
  const body = new Uint8Array(25 * MEGABYTE)
  const response = await call('/api/reviews/create?a=1', {
    method: 'POST',
    body,
    headers: {
      cookie: 'session=s; theme=dark; reviews_visitor=v',
      origin: SHOP,
      'content-length': String(body.length),
      'x-client-address': '192.0.2.1',
      'x-request-id': 'id-of-test',
      'x-secret': '1',
    },
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ id: 'r1' })
  expect(response.headers.getSetCookie()).toEqual(['reviews_visitor=a.b', 'other=c, d'])
  expect(response.headers.get('x-inner')).toBeNull()
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(received).toMatchObject([
    {
      url: '/api/reviews/create?a=1',
      bytes: body.length,
      headers: {
        cookie: 'session=s; reviews_visitor=v',
        origin: SHOP,
        'x-client-address': '192.0.2.1',
        'x-request-id': 'id-of-test',
      },
    },
  ])
  expect(received[0]?.headers['x-secret']).toBeUndefined()
})

test('a body reaches the API while the rest of it is still to come', async () => {
  let bytesBefore = 0
  const body = toStream(4, async (part) => {
    if (part < 4) return
    await expect.poll(() => received[0]?.bytes).toBeGreaterThan(MEGABYTE)
    bytesBefore = received[0]?.bytes ?? 0
  })
  expect((await call('/api/reviews/create', { method: 'POST', body, duplex: 'half' })).status).toBe(201)
  expect(bytesBefore).toBeGreaterThan(MEGABYTE)
  expect(received[0]?.bytes).toBe(4 * MEGABYTE)
})

test('a refusal comes back before the body is sent', async () => {
  const never = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1024)),
  })
  const init = { method: 'POST', body: never, duplex: 'half' } as const
  const response = await call('/api/reviews/refused', init)
  expect([response.status, await response.text()]).toEqual([413, '{}'])
})

test('a body that announces more than 26 MB goes nowhere', async () => {
  const headers = { 'content-length': String(27 * MEGABYTE) }
  const response = await call('/api/reviews/create', { method: 'POST', body: 'x', headers })
  expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
  expect(received).toEqual([])
})

test('a body that announces nothing is stopped after 26 MB', async () => {
  const response = await call('/api/reviews/create', { method: 'POST', body: toStream(40), duplex: 'half' })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
  await expect.poll(() => received[0]?.isEnded).toBe(true)
  expect(received[0]?.bytes).toBeLessThanOrEqual(26 * MEGABYTE)
})

test.each(['/api/reviews/%2e%2e/%2e%2e/moderation', '/api/reviews', '//evil.example/api/reviews/x'])(
  '%s is no address of the API',
  async (path) => {
    expect((await call(path)).status).toBe(404)
    expect(received).toEqual([])
  },
)

test('without the API the answer is a problem, not a hang', async () => {
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
  const response = await call('/api/reviews/ratings?products=p1')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'upstream' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('p1')
  const unset = createReviewsProxy({ origin: undefined, publicOrigin: SHOP, log })
  expect((await unset(new Request(`${SHOP}/api/reviews/ratings?products=p1`))).status).toBe(404)
})

test('an API that says nothing for too long is given up, before its response and in the middle of it', async () => {
  const options = { prefix: '/api/reviews/', cookies: [], bodyMaxBytes: 0, idleMs: 50, log }
  const ask = createApiProxy({ ...options, origin: apiOrigin })
  expect((await ask(new Request(`${SHOP}/api/reviews/hanging`))).status).toBe(502)
  const stalled = await ask(new Request(`${SHOP}/api/reviews/stalling`))
  expect(stalled.status).toBe(200)
  await expect(stalled.text()).rejects.toThrow('Nothing has moved')
  await expect.poll(() => received.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('an answer that does not end is cut off after 10 MB', async () => {
  const answer = await call('/api/reviews/endless')
  let bytes = 0
  const read = async () => {
    for await (const part of answer.body ?? []) {
      bytes += part.length
      if (bytes > 12 * MEGABYTE) return
    }
  }
  await expect(read()).rejects.toThrow('longer than 10485760 bytes')
  expect(bytes).toBeLessThanOrEqual(10 * MEGABYTE)
  await expect.poll(() => received[0]?.isEnded).toBe(true)
})

test('a client that reads slowly is not taken for an API that says nothing', async () => {
  const ask = createApiProxy({
    origin: apiOrigin,
    prefix: '/api/reviews/',
    cookies: [],
    bodyMaxBytes: 0,
    // A busy machine needs some of it for the answer itself.
    idleMs: 1000,
    log,
  })
  const response = await ask(new Request(`${SHOP}/api/reviews/x`))
  await wait(1200)
  expect(await response.json()).toEqual({ id: 'r1' })
})

test('a client that leaves ends the call, before the response and in the middle of it, and is no news', async () => {
  const left = new AbortController()
  const waiting = call('/api/reviews/hanging', { signal: left.signal })
  await expect.poll(() => received).toHaveLength(1)
  left.abort()
  await waiting
  const response = await call('/api/reviews/stalling')
  await response.body?.cancel()
  await expect.poll(() => received.map(({ isEnded }) => isEnded)).toEqual([true, true])
  expect(lines).toEqual([])
})

test('an API that packs what nobody wanted packed is unpacked, and a redirect of it is not followed', async () => {
  const response = await call('/api/reviews/packed', { headers: { 'accept-encoding': 'gzip' } })
  expect(await response.text()).toBe('[1]')
  expect([...response.headers.keys()]).not.toContain('content-length')
  expect(received[0]?.headers['accept-encoding']).toBe('identity')
  expect((await call('/api/reviews/moved')).status).toBe(302)
})
