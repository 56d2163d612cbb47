import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { openTelemetry } from '@sorrel/service/telemetry'
import { startTestCollector } from '@sorrel/service/test-collector'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { createBreaker } from '../resilience/breaker.ts'
import { guardFetch } from '../resilience/upstreams.ts'
import { watchRequests } from './watch-requests.ts'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
})

async function serve(listener: RequestListener): Promise<{ server: Server; origin: string; port: number }> {
  const server = createServer(listener)
  const origin = await listenLocally(server)
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, origin, port: Number(new URL(origin).port) }
}

/** Watches the servers of this process, apart from those of `otherPort`. */
function watch(otherPort?: number) {
  const lines: Readonly<Record<string, unknown>>[] = []
  const closed: IncomingMessage[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const stop = watchRequests({
    log,
    storeApiPrefix: 'shop-calls',
    otherPort,
    onClose: (request) => closed.push(request),
  })
  ends.push(stop)
  return { lines, closed, stop }
}

interface Ask {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

async function read(url: string, { headers, ...init }: Ask = {}): Promise<string> {
  const response = await fetch(url, { ...init, headers: { connection: 'close', ...headers } })
  return response.text()
}

test('a request is one line, by the address that was asked for and with the id that it was given on its way', async () => {
  const { lines, closed } = watch()
  const { origin } = await serve((request, response) => {
    request.headers['x-request-id'] = 'id-of-test'
    request.url = '/en/gbp/products/soap'
    response.setHeader('x-nextjs-cache', 'STALE')
    response.end('page')
  })
  await read(`${origin}/products/soap?email=ann`)
  await expect.poll(() => lines).toHaveLength(1)
  const facts = { id: 'id-of-test', method: 'GET', route: '/products/{slug}', path: '/products/soap' }
  expect(lines[0]).toMatchObject({ ...facts, status: 200, cache: 'stale', level: 30, msg: 'request' })
  expect(JSON.stringify(lines)).not.toContain('ann')
  expect(closed.map(({ headers }) => headers['x-request-id'])).toEqual(['id-of-test'])
})

test('a failure is an error, a file of Next is a request like others, and a probe leaves no line', async () => {
  const { lines, closed } = watch()
  const { origin } = await serve((request, response) => {
    response.writeHead(request.url === '/about' ? 500 : 200).end()
  })
  for (const path of ['/healthz', '/_next/static/a.js', '/about']) await read(origin + path)
  await expect.poll(() => closed).toHaveLength(3)
  expect(lines.map(({ level, route }) => [level, route])).toEqual([
    [30, '/_next/{file}'],
    [50, '/{slug}'],
  ])
})

test('an id that a client made up is no line of the log', async () => {
  const { lines } = watch()
  const { origin } = await serve((_, response) => response.end())
  await read(`${origin}/_next/static/a.js`, { headers: { 'x-request-id': '"; drop' } })
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]?.id).toMatch(/^[\w-]{36}$/)
})

test('a client that leaves is said to have left', async () => {
  const { lines } = watch()
  const left = new AbortController()
  const { origin } = await serve(() => left.abort())
  await read(`${origin}/about`, { signal: left.signal }).catch(() => undefined)
  await expect.poll(() => lines).toMatchObject([{ aborted: true }])
})

test('what another port of the process serves is not logged, and nothing is after the end', async () => {
  const metrics = await serve((_, response) => response.end())
  const { lines, closed, stop } = watch(metrics.port)
  const shop = await serve((_, response) => response.end())
  await read(`${metrics.origin}/metrics`)
  await read(`${shop.origin}/about`)
  await expect.poll(() => closed).toHaveLength(1)
  stop()
  await read(`${shop.origin}/about`)
  expect([lines.length, closed.length]).toEqual([1, 1])
})

test('a page and the calls that it made are one trace by their names, which the service and the log are told of', async () => {
  const collector = await startTestCollector()
  ends.push(collector.stop)
  const told: unknown[] = []
  const service = await serve((request, response) => {
    told.push(request.headers.traceparent)
    response.end('{}')
  })
  const { close } = await openTelemetry({
    service: 'sorrel-storefront',
    collectorUrl: collector.url,
    traceRatio: 1,
    trustsCallers: false,
    metricsPort: service.port,
  })
  const call = guardFetch(fetch, {
    upstream: 'commerce',
    breaker: createBreaker({ pauseMs: 1000 }),
  })
  const shop = await serve(async (request, response) => {
    if (request.url !== '/healthz') await call(`${service.origin}/graphql?key=ann`)
    request.url = '/en/gbp/about'
    response.end('page')
  })
  const { lines } = watch(service.port)
  await read(`${shop.origin}/about?email=ann`, { headers: { 'user-agent': 'ann' } })
  await read(`${shop.origin}/healthz`)
  await expect.poll(() => lines).toHaveLength(1)
  await close()

  const spans = collector.getSpans()
  const page = spans.find(({ name }) => name === 'GET /{slug}')
  const made = spans.find(({ name }) => name === 'commerce')
  expect(spans).toHaveLength(2)
  expect(made).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
  expect(told).toEqual([`00-${made?.traceId}-${made?.spanId}-01`])
  expect(lines[0]).toMatchObject({ trace_id: page?.traceId })
  expect(collector.getText()).not.toMatch(/ann|about/)
})
