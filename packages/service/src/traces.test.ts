import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createServiceLog } from './log.ts'
import { serve } from './serve.ts'
import { openTelemetry, type Telemetry } from './telemetry.ts'
import { startTestCollector } from './testing/collector.ts'
import { nameCalls } from './traces.ts'

const HOST = '127.0.0.1'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A service that calls itself once: its second answer is below its first. */
async function startService({ nameRoute }: Telemetry) {
  const lines: string[] = []
  const log = createServiceLog({
    service: 'service',
    logLevel: 'info',
    destination: { write: (line) => lines.push(line) },
  })
  const app = new Hono()
  if (nameRoute !== undefined) app.use(nameRoute)
  app.get('/readyz', (c) => c.text('ready'))
  app.get('/products/:slug', async (c) => {
    const labels = { 'sorrel.upstream': 'catalog', 'graphql.operation.name': 'product' }
    const url = new URL('/prices/mask?email=ann@example.com', c.req.url)
    const called = await nameCalls({ name: 'catalog', labels }, () => fetch(url))
    return c.text(await called.text())
  })
  app.get('/prices/:slug', (c) => {
    log.info('asked')
    return c.text('', 500)
  })
  const server = await serve({ host: HOST, port: 0, fetch: app.fetch, close: async () => undefined })
  ends.push(() => server.stop())
  return { origin: `http://${HOST}:${server.port}`, lines }
}

const CALLERS = `00-${'a'.repeat(32)}-${'b'.repeat(16)}`

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { connection: 'close', cookie: 'session=soap-secret', ...headers } })

test('what a caller has chosen is one trace over two processes by their routes, named in the log, without addresses, queries and headers', async () => {
  const collector = await startTestCollector()
  ends.push(collector.stop)
  const telemetry = await openTelemetry({
    service: 'sorrel-test',
    collectorUrl: collector.url,
    traceRatio: 0,
  })
  ends.push(telemetry.close)
  const { origin, lines } = await startService(telemetry)
  await ask(`${origin}/products/soap?email=ann@example.com`, { traceparent: `${CALLERS}-01` })
  await ask(`${origin}/readyz`, { traceparent: `${CALLERS}-01` })
  await ask(`${origin}/products/soap`)
  await ask(`${origin}/products/soap`, { traceparent: `${CALLERS}-00` })
  await telemetry.close()
  const spans = collector.getSpans()
  const find = (wanted: string) => spans.find(({ name }) => name === wanted)
  const [first, call, last] = ['GET /products/:slug', 'catalog', 'GET /prices/:slug'].map(find)
  expect(spans).toHaveLength(3)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]))
  expect(call?.parentSpanId).toBe(first?.spanId)
  expect(last?.parentSpanId).toBe(call?.spanId)
  expect([first, call, last].map((span) => span?.status.code ?? 0)).toEqual([0, 2, 2])
  expect(call?.attributes).toContainEqual({
    key: 'graphql.operation.name',
    value: { stringValue: 'product' },
  })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ trace_id: first?.traceId })
  for (const secret of ['ann', '/mask', '/soap', 'soap-secret'])
    expect(collector.getText()).not.toContain(secret)
})
