import { createServer } from 'node:http'
import { openTraces } from '@sorrel/service/open-traces'
import { expect, test } from 'vitest'
import { parseEnv } from '#service/env.ts'
import { listenLocally } from '#service/listen-locally.ts'
import { setTraces } from '#service/traces.ts'
import { toTraceTiming } from './traced-responses.ts'
import { createVitalsReports } from './vitals-reports.ts'

const ORIGIN = 'https://shop.example'
const VISITORS_TRACE = 'a'.repeat(32)

interface Sent {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
}

/** An OpenTelemetry collector, with the spans that it got. */
async function startCollector() {
  const spans: Sent[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { url: await listenLocally(collector), spans, stop: () => collector.close() }
}

const TOLD = /^traceparent;desc="([^"]+)"$/

test('a browser that is told the trace of its page adds what it saw, once; others and invented traces add nothing', async () => {
  const collector = await startCollector()
  const traces = await openTraces({ service: 'sorrel-storefront', collectorUrl: collector.url, ratio: 1 })
  setTraces(traces)
  const take = createVitalsReports(parseEnv({ PUBLIC_ORIGIN: ORIGIN, METRICS_PORT: '9464' }))
  const open = () => TOLD.exec(toTraceTiming(traces?.beginAnswer()) ?? '')?.[1]
  const [first, told] = [open(), open()]
  expect(told).not.toBe(first)
  expect(toTraceTiming(undefined)).toBeUndefined()
  const invented = `00-${VISITORS_TRACE}-${'b'.repeat(16)}-01`
  for (const traceparent of [told, told, invented]) {
    const body = JSON.stringify({ path: '/about', device: 'phone', vitals: { LCP: 900 }, traceparent })
    const request = new Request(`${ORIGIN}/api/web-vitals`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body,
    })
    expect((await take(request)).status).toBe(204)
  }
  await traces?.close()
  setTraces(undefined)
  collector.stop()

  const [, traceId, parentSpanId] = told?.split('-') ?? []
  const visits = collector.spans.filter(({ name }) => name === 'visit /{slug}')
  expect(visits).toMatchObject([{ traceId, parentSpanId }])
})
