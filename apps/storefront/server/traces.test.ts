import { createServer } from 'node:http'
import { openTraces } from '@sorrel/service/open-traces'
import { expect, test } from 'vitest'
import { systemClock } from '#service/clock.ts'
import { listenLocally } from '#service/listen-locally.ts'
import { parseEnv } from '#service/env.ts'
import { createBreaker } from '#service/resilience/breaker.ts'
import { guardFetch } from '#service/resilience/upstreams.ts'
import { setTraces } from '#service/traces.ts'
import { PAGE, startPageServer } from './page-server-fixture.ts'

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
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const url = await listenLocally(collector)
  const getSpans = (): readonly Sent[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    )
  return { url, getSpans, getText: () => bodies.join(''), stop: () => collector.close() }
}

const TOLD = /traceparent;desc="([^"]+)"/

test('a browser that is told the trace of its page adds what it saw, once; others and invented traces add nothing', async () => {
  const collector = await startCollector()
  const traces = await openTraces({ service: 'sorrel-storefront', collectorUrl: collector.url, ratio: 1 })
  setTraces(traces)
  const env = parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', METRICS_PORT: '9464' })
  const shop = await startPageServer({ env })
  const open = async (path: string) => {
    const answer = await fetch(shop.origin + path, { headers: { connection: 'close' } })
    return { text: await answer.text(), told: TOLD.exec(answer.headers.get('server-timing') ?? '')?.[1] }
  }
  const [made, cached] = [await open('/about'), await open('/about')]
  expect(cached.told).not.toBe(made.told)
  expect(cached.text).toBe(made.text)
  expect(made.text).not.toContain(made.told?.split('-')[1])
  expect((await open('/store-api/data')).told).toBeUndefined()
  const invented = `00-${VISITORS_TRACE}-${'b'.repeat(16)}-01`
  for (const traceparent of [cached.told, cached.told, invented]) {
    const body = JSON.stringify({ path: '/about', device: 'phone', vitals: { LCP: 900 }, traceparent })
    const headers = { origin: 'https://shop.example', connection: 'close' }
    const answer = await fetch(`${shop.origin}/api/web-vitals`, { method: 'POST', headers, body })
    expect(answer.status).toBe(204)
  }
  shop.stop()
  await traces?.close()
  setTraces(undefined)
  collector.stop()

  const visits = collector.getSpans().filter(({ name }) => name === 'visit /{slug}')
  const [, traceId, parentSpanId] = cached.told?.split('-') ?? []
  expect(visits).toMatchObject([{ traceId, parentSpanId }])
})

test('a page and the calls that it made are one trace, which the service is told of and a visitor does not choose', async () => {
  const collector = await startCollector()
  const traces = await openTraces({ service: 'sorrel-storefront', collectorUrl: collector.url, ratio: 1 })
  setTraces(traces)
  const told: unknown[] = []
  const service = createServer((request, response) => {
    told.push(request.headers.traceparent)
    response.end('{}')
  })
  const serviceUrl = await listenLocally(service)
  const call = guardFetch(fetch, {
    upstream: 'commerce',
    breaker: createBreaker({ now: systemClock, pauseMs: 1000 }),
  })
  const shop = await startPageServer({
    handle: async (_, response) => {
      await call(serviceUrl)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' })
      response.end(PAGE)
    },
  })
  const headers = { connection: 'close', traceparent: `00-${VISITORS_TRACE}-${'b'.repeat(16)}-01` }
  await (await fetch(`${shop.origin}/about?email=ann`, { headers })).text()
  await (await fetch(`${shop.origin}/healthz`, { headers })).text()
  await expect.poll(() => shop.lines.join('')).toContain('"route":"/{slug}"')
  shop.stop()
  service.close()
  await traces?.close()
  setTraces(undefined)
  collector.stop()

  const spans = collector.getSpans()
  const page = spans.find(({ name }) => name === 'GET /{slug}')
  const made = spans.find(({ name }) => name === 'commerce')
  expect(spans).toHaveLength(2)
  expect(page?.traceId).not.toBe(VISITORS_TRACE)
  expect(made).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
  expect(told).toEqual([`00-${made?.traceId}-${made?.spanId}-01`])
  expect(shop.lines.join('')).toContain(`"trace_id":"${page?.traceId}"`)
  expect(collector.getText()).not.toContain('ann')
})
