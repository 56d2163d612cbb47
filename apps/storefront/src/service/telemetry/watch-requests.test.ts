import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { openTraces } from '@sorrel/service/open-traces'
import { getAnswerSpan, runInSpan } from '@sorrel/service/traces'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { listenLocally } from '../listen-locally.ts'
import { createBreaker } from '../resilience/breaker.ts'
import { guardFetch } from '../resilience/upstreams.ts'
import { setTraces } from '../traces.ts'
import { getRequestSpan, watchRequests } from './watch-requests.ts'

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

const VISITORS_TRACE = 'a'.repeat(32)

interface Sent {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

/** An OpenTelemetry collector, with the spans that it got. */
async function startCollector() {
  const bodies: string[] = []
  const { origin } = await serve(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const getSpans = (): readonly Sent[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    )
  return { url: origin, getSpans, getText: () => bodies.join('') }
}

test('a page and the calls that it made are one trace, which the service is told of and a visitor does not choose', async () => {
  const collector = await startCollector()
  const told: unknown[] = []
  const service = await serve((request, response) => {
    told.push(request.headers.traceparent)
    response.end('{}')
  })
  const call = guardFetch(fetch, {
    upstream: 'commerce',
    breaker: createBreaker({ pauseMs: 1000 }),
  })
  const shop = await serve((request, response) => {
    const work = async () => {
      if (getAnswerSpan() !== undefined) await call(service.origin)
      response.end('page')
    }
    const span = getRequestSpan(request)
    void (span === undefined ? work() : runInSpan(span, work))
  })
  const traces = await openTraces({ service: 'sorrel-storefront', collectorUrl: collector.url, ratio: 1 })
  setTraces(traces)
  const { lines } = watch(service.port)
  const headers = { traceparent: `00-${VISITORS_TRACE}-${'b'.repeat(16)}-01` }
  await read(`${shop.origin}/about?email=ann`, { headers })
  await read(`${shop.origin}/healthz`, { headers })
  await expect.poll(() => lines).toHaveLength(1)
  setTraces(undefined)
  await traces?.close()

  const spans = collector.getSpans()
  const page = spans.find(({ name }) => name === 'GET /{slug}')
  const made = spans.find(({ name }) => name === 'commerce')
  expect(spans).toHaveLength(2)
  expect(page?.traceId).not.toBe(VISITORS_TRACE)
  expect(made).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
  expect(told).toEqual([`00-${made?.traceId}-${made?.spanId}-01`])
  expect(lines[0]).toMatchObject({ trace_id: page?.traceId })
  expect(collector.getText()).not.toContain('ann')
})
