import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createServiceLog } from './log.ts'
import { openTraces } from './open-traces.ts'
import { serve } from './serve.ts'
import { runInSpan, TRACEPARENT_HEADER, type Traces } from './traces.ts'

const HOST = '127.0.0.1'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** An OTLP receiver: what came, as one list of spans. */
async function startCollector() {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.once('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, HOST)
  await new Promise((listening) => collector.once('listening', listening))
  ends.push(() => new Promise((closed) => collector.close(closed)))
  const { port } = collector.address() as AddressInfo
  return {
    url: `http://${HOST}:${port}`,
    getText: () => bodies.join('\n'),
    getSpans: () =>
      bodies.flatMap((body) =>
        exported
          .parse(JSON.parse(body))
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

async function open(collectorUrl: string, ratio: number): Promise<Traces> {
  const traces = await openTraces({ service: 'sorrel-test', collectorUrl, ratio })
  if (traces === undefined) throw new Error('nothing is traced')
  return traces
}

test('without a collector nothing is traced', async () => {
  expect(await openTraces({ service: 'sorrel-test' })).toBeUndefined()
})

test('a request is one trace over two processes, and the log of each names it', async () => {
  const collector = await startCollector()
  const lines: string[] = []
  const log = createServiceLog({
    service: 'behind',
    logLevel: 'info',
    destination: { write: (line) => lines.push(line) },
  })
  const behind = await serve({
    host: HOST,
    port: 0,
    traces: await open(collector.url, 0),
    fetch: (request) => {
      log.info('asked')
      return new Hono().get('/', (context) => context.text('', 500)).fetch(request)
    },
    close: async () => undefined,
  })
  const traces = await open(collector.url, 1)
  const answer = traces.beginAnswer()
  await runInSpan(answer, async () => {
    const call = traces.beginCall()
    const headers = { [TRACEPARENT_HEADER]: call?.traceparent ?? '' }
    const { status } = await fetch(`http://${HOST}:${behind.port}/?email=ann@example.com`, { headers })
    call?.end('catalog', { 'http.response.status_code': status })
  })
  answer.end('GET /products/{slug}', { 'http.response.status_code': 200 })
  await behind.stop()
  await traces.close()
  const spans = collector.getSpans()
  const find = (name: string) => spans.find((span) => span.name === name)
  const [first, call, last] = ['GET /products/{slug}', 'catalog', 'GET'].map(find)
  expect(spans).toHaveLength(3)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([answer.traceId]))
  expect(call?.parentSpanId).toBe(first?.spanId)
  expect(last?.parentSpanId).toBe(call?.spanId)
  expect([first, call, last].map((span) => span?.status.code)).toEqual([0, 2, 2])
  expect(collector.getText()).not.toContain('ann@example.com')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ service: 'behind', trace_id: answer.traceId })
})

test('a request that was not chosen is traced nowhere, and nothing outside of one', async () => {
  const collector = await startCollector()
  const traces = await open(collector.url, 0)
  expect(traces.beginCall()).toBeUndefined()
  const answer = traces.beginAnswer('no traceparent')
  expect(answer.traceId).toBeUndefined()
  expect(answer.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
  answer.end('GET', {})
  await traces.close()
  expect(collector.getSpans()).toEqual([])
})
