import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Metrics, NO_METRICS, SERVER_DURATION } from './metrics.ts'
import { findFreePort } from '@sorrel/config/free-port'
import { openMetrics } from './open-metrics.ts'

const HOST = '127.0.0.1'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(options: { readonly port?: number; readonly collectorUrl?: string }): Promise<Metrics> {
  const metrics = await openMetrics({ service: 'sorrel-test', host: HOST, ...options })
  ends.push(() => metrics.close())
  return metrics
}

test('nothing is measured where nobody reads it', async () => {
  expect(await open({})).toBe(NO_METRICS)
})

test('what is measured is served in the format of Prometheus, with the memory and the event loop of the process', async () => {
  const port = await findFreePort()
  const metrics = await open({ port })
  const measure = metrics.createHistogram(SERVER_DURATION)
  measure(0.004, { 'http.route': '/products/{slug}', 'http.response.status_code': 200 })
  measure(0.3, { 'http.route': '/products/{slug}', 'http.response.status_code': 200 })
  metrics.createCounter({ name: 'sorrel.refusals', description: 'Refused', unit: '{request}' })({
    'http.response.status_code': 503,
  })
  metrics.observe({ name: 'sorrel.renders', description: 'Renders', unit: '{render}' }, (report) =>
    report(3, { state: 'running' }),
  )
  const text = await (await fetch(`http://${HOST}:${port}/metrics`)).text()
  const getLine = (start: string) => text.split('\n').find((line) => line.startsWith(start)) ?? ''
  expect(getLine('http_server_request_duration_count')).toMatch(/http_route="\/products\/\{slug\}".* 2$/)
  expect(text).toMatch(/http_server_request_duration_bucket\{.*le="0\.005"\} 1\n/)
  expect(getLine('sorrel_refusals')).toMatch(/ 1$/)
  expect(getLine('sorrel_renders')).toMatch(/state="running".* 3$/)
  expect(Number(getLine('process_memory_usage').split(' ').at(-1))).toBeGreaterThan(1e7)
  expect(text).toContain('nodejs_eventloop_utilization')
})

test('a taken port is named, with what to set', async () => {
  const port = await findFreePort()
  await open({ port })
  await expect(openMetrics({ service: 'sorrel-test', host: HOST, port })).rejects.toThrow(
    `The metrics cannot be served at port ${port}: set METRICS_PORT to a free one.`,
  )
})

test('a collector is sent what was measured until the end', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<{ readonly path: string; readonly body: string }>()
  const collector = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.once('end', () => {
      resolve({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, HOST)
  await new Promise((listening) => collector.once('listening', listening))
  ends.push(() => new Promise((closed) => collector.close(closed)))
  const { port } = collector.address() as AddressInfo
  const metrics = await openMetrics({
    service: 'sorrel-test',
    host: HOST,
    collectorUrl: `http://${HOST}:${port}`,
  })
  metrics.createHistogram(SERVER_DURATION)(0.004)
  await metrics.close()
  const { path, body } = await sent
  expect(path).toBe('/v1/metrics')
  expect(body).toContain('sorrel-test')
  expect(body).toContain('http.server.request.duration')
})
