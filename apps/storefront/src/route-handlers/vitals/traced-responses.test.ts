import { createServer, type IncomingMessage } from 'node:http'
import { openTelemetry } from '@sorrel/service/telemetry'
import { startTestCollector } from '@sorrel/service/test-collector'
import { getRequestSpan } from '@sorrel/service/traces'
import { expect, test } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { listenLocally } from '#testing/listen-locally.ts'
import { toTraceTiming } from './traced-responses.ts'
import { createVitalsReports } from './vitals-reports.ts'

const ORIGIN = 'https://shop.example'
const VISITORS_TRACE = 'a'.repeat(32)

const TOLD = /^traceparent;desc="([^"]+)"$/

test('a browser that is told the trace of its page adds what it saw, once; others and invented traces add nothing', async () => {
  const collector = await startTestCollector()
  const { close } = await openTelemetry({
    service: 'sorrel-storefront',
    collectorUrl: collector.url,
    traceRatio: 1,
  })
  const requests: IncomingMessage[] = []
  const shop = createServer((request, response) => {
    requests.push(request)
    response.end()
  })
  const origin = await listenLocally(shop)
  const take = createVitalsReports(parseEnv({ PUBLIC_ORIGIN: ORIGIN, METRICS_PORT: '9464' }))
  for (const path of ['/', '/about']) await fetch(origin + path, { headers: { connection: 'close' } })
  const [first, told] = requests.map(
    (request) => TOLD.exec(toTraceTiming(getRequestSpan(request)) ?? '')?.[1],
  )
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
  await close()
  shop.close()
  await collector.stop()

  const [, traceId, parentSpanId] = told?.split('-') ?? []
  const visits = collector.getSpans().filter(({ name }) => name === 'visit /{slug}')
  expect(visits).toMatchObject([{ traceId, parentSpanId }])
})
