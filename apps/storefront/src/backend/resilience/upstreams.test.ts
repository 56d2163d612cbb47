import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreUrl } from '@sorrel/commerce/store'
import { afterEach, expect, test, vi } from 'vitest'
import { findFreePort } from '@sorrel/config/free-port'
import { openMetrics } from '@sorrel/service/open-metrics'
import { listenLocally } from '#testing/listen-locally.ts'
import { setMetrics } from '../metrics.ts'
import { runRender } from '../render.ts'
import { createBreaker } from './breaker.ts'
import { getTimeLeftMs } from './page-budget.ts'
import { guardFetch } from './upstreams.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A service of its own for one test, with the calls it got. */
async function serve(answer: RequestListener) {
  let calls = 0
  const started = createServer((request, response) => {
    calls += 1
    answer(request, response)
  })
  server = started
  return {
    url: await listenLocally(started),
    getCalls: () => calls,
    stop: () => started.closeAllConnections(),
  }
}

function setUp(pauseMs = 60_000) {
  const breaker = createBreaker({ pauseMs })
  const send = guardFetch(fetch, { upstream: 'commerce', breaker, fairMs: 0 })
  return { breaker, send }
}

async function callThrice(send: typeof fetch, url: string, getInit: () => RequestInit = () => ({})) {
  const ends: unknown[] = []
  for (let count = 0; count < 3; count += 1)
    ends.push(
      await send(url, getInit()).then(
        ({ status }) => status,
        (failure: unknown) => (failure instanceof Error ? failure.name : failure),
      ),
    )
  return ends
}

test('three server errors open it: then nothing goes out', async () => {
  const service = await serve((_, response) => void response.writeHead(500).end())
  const { breaker, send } = setUp()
  expect(await callThrice(send, service.url)).toEqual([500, 500, 500])
  expect(breaker.getState()).toBe('open')
  await expect(send(service.url)).rejects.toMatchObject({ name: 'NotSentError' })
  expect(service.getCalls()).toBe(3)
})

test.each([400, 401, 403, 404, 409, 422, 429])(
  'a %i is the service’s answer, not its failure',
  async (status) => {
    const service = await serve((_, response) => void response.writeHead(status).end())
    const { breaker, send } = setUp()
    await callThrice(send, service.url)
    expect(breaker.getState()).toBe('closed')
  },
)

test('GraphQL errors, which come with a good status, are no failure of the service', async () => {
  const service = await serve((_, response) => void response.end('{"errors":[{"message":"no stock"}]}'))
  const { breaker, send } = setUp()
  await callThrice(send, service.url)
  expect(breaker.getState()).toBe('closed')
})

test('lost connections count', async () => {
  const service = await serve((_, response) => void response.destroy())
  const { breaker, send } = setUp()
  expect(await callThrice(send, service.url)).toEqual(['TypeError', 'TypeError', 'TypeError'])
  expect(breaker.getState()).toBe('open')
})

test('time-outs count, also half-way through a body', async () => {
  const service = await serve((_, response) => void response.write('{"da'))
  const { breaker, send } = setUp()
  const ends = await callThrice(send, service.url, () => ({ signal: AbortSignal.timeout(30) }))
  expect(ends).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError'])
  expect(breaker.getState()).toBe('open')
})

test('a time-out says nothing of the service when it was hardly given any time', async () => {
  const service = await serve(() => {})
  const breaker = createBreaker({ pauseMs: 0 })
  const send = guardFetch(fetch, { upstream: 'commerce', breaker })
  await callThrice(send, service.url, () => ({ signal: AbortSignal.timeout(5) }))
  expect(breaker.getState()).toBe('closed')
})

test('a visitor who leaves does not count', async () => {
  const service = await serve(() => {})
  const { breaker, send } = setUp()
  const ends = await callThrice(send, service.url, () => {
    const visitor = new AbortController()
    setImmediate(() => visitor.abort())
    return { signal: visitor.signal }
  })
  expect(ends).toEqual(['AbortError', 'AbortError', 'AbortError'])
  expect(breaker.getState()).toBe('closed')
})

test('a service that is back is found by one call, and the calls beside it go on', async () => {
  let isDown = true
  const service = await serve((_, response) => void response.writeHead(isDown ? 503 : 200).end('{}'))
  const { breaker, send } = setUp(0)
  await callThrice(send, service.url)
  isDown = false
  const statuses = await Promise.all([1, 2, 3].map(async () => (await send(service.url)).status))
  expect(statuses).toEqual([200, 200, 200])
  expect(breaker.getState()).toBe('closed')
})

test('the commerce client takes an open breaker for a service that does not answer, and does not try again', async () => {
  const service = await serve((_, response) => void response.writeHead(500).end())
  const { send } = setUp()
  await callThrice(send, service.url)
  const retryBudget = { earn: () => {}, spend: vi.fn(() => true) }
  const client = createCommerceClient({ url: service.url, publicKey: 'pk', fetch: send, retryBudget })
  expect(await fetchStoreUrl(client)).toMatchObject({ ok: false, error: { kind: 'network', aborted: false } })
  expect(retryBudget.spend).not.toHaveBeenCalled()
})

test('all calls of an answer share its time, one after the other', async () => {
  const service = await serve(() => {})
  const client = createCommerceClient({ url: service.url, publicKey: 'pk', getTimeLeftMs })
  const answers = await runRender({ deadline: Date.now() + 150 }, async () => [
    await fetchStoreUrl(client),
    await fetchStoreUrl(client),
    await fetchStoreUrl(client),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  expect(service.getCalls()).toBe(1)
})

test('a call is measured by its service, its operation and its outcome', async () => {
  const port = await findFreePort()
  const metrics = await openMetrics({ service: 'sorrel-test', host: '127.0.0.1', port })
  try {
    setMetrics(metrics)
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"storeSettings":null}}')
    })
    const client = createCommerceClient({ url, publicKey: 'pk_test', fetch: setUp().send })
    await fetchStoreUrl(client)
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(
      /http_client_request_duration_count\{sorrel_upstream="commerce",graphql_operation_name="\w+",http_response_status_code="200"\} 1\n/,
    )
  } finally {
    await metrics.close()
  }
})

const MB = 1024 * 1024
const BOMB = gzipSync(Buffer.alloc(40 * MB))

test.each<[name: string, answer: RequestListener]>([
  ['that is too long', (_, response) => void response.end(Buffer.alloc(11 * MB, ' '))],
  [
    'that is too long once it is unpacked',
    (_, response) => void response.setHeader('content-encoding', 'gzip').end(BOMB),
  ],
  [
    'without an end',
    (_, response) => {
      const part = Buffer.alloc(MB)
      const write = () => {
        while (response.write(part));
      }
      response.on('drain', write)
      write()
    },
  ],
])('an answer %s fails, its connection ends, and it counts', async (_, answer) => {
  let closed = 0
  const service = await serve((request, response) => {
    response.once('close', () => {
      closed += 1
    })
    answer(request, response)
  })
  const { breaker, send } = setUp()
  expect(await callThrice(send, service.url)).toEqual(['Error', 'Error', 'Error'])
  expect(breaker.getState()).toBe('open')
  await expect.poll(() => closed).toBe(3)
})

test('an answer of ten megabytes comes whole', async () => {
  const service = await serve((_, response) => void response.end(Buffer.alloc(10 * MB, 'a')))
  const answer = await setUp().send(service.url)
  expect((await answer.text()).length).toBe(10 * MB)
})
