import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { closeTelemetry, openTelemetry } from './telemetry.ts'
import { startTestCollector } from './testing/collector.ts'
import { addPastSpan, getRequestSpan, getTraceparent } from './traces.ts'

const HOST = '127.0.0.1'
const VISITORS = 'a'.repeat(32)
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function listen(listener?: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${HOST}:${(server.address() as AddressInfo).port}`
}

test('a visitor does not choose what is traced, and what a browser saw joins the trace of its answer', async () => {
  const collector = await startTestCollector()
  ends.push(collector.stop)
  const { close } = await openTelemetry({
    service: 'sorrel-test',
    collectorUrl: collector.url,
    traceRatio: 1,
    trustsCallers: false,
  })
  let told: string | undefined
  const address = await listen((request, response) => {
    const span = getRequestSpan(request)
    told = span && getTraceparent(span)
    response.end()
  })
  await fetch(`http://${address}/`, {
    headers: { connection: 'close', traceparent: `00-${VISITORS}-${'b'.repeat(16)}-00` },
  })
  addPastSpan('visit /', { below: told ?? '', startedAt: 1, endedAt: 2, labels: { 'web_vital.lcp': 1 } })
  addPastSpan('visit /', { below: 'no traceparent', startedAt: 1, endedAt: 2, labels: {} })
  await close()
  const [, traceId, parentSpanId] = told?.split('-') ?? []
  expect(traceId).not.toBe(VISITORS)
  expect(collector.getSpans()).toHaveLength(2)
  expect(collector.getSpans().find(({ name }) => name === 'visit /')).toMatchObject({ traceId, parentSpanId })
})

test('a collector and a receiver of reports that never answer hold up the end for three seconds at most', async () => {
  const address = await listen(() => undefined)
  await openTelemetry({
    service: 'sorrel-test',
    collectorUrl: `http://${address}`,
    sentryDsn: `http://public@${address}/42`,
    traceRatio: 1,
  })
  const below = `00-${VISITORS}-${'b'.repeat(16)}-01`
  addPastSpan('visit /', { below, startedAt: 1, endedAt: 2, labels: {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isClosed = false
  const closing = closeTelemetry().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect(isClosed).toBe(true)
  await closing
})

/** What a process has loaded that opens its telemetry with these variables. */
async function getModules(options: object): Promise<string> {
  const script = `
    import { openTelemetry } from '${import.meta.dirname}/telemetry.ts'
    import '${import.meta.dirname}/command.ts'
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await openTelemetry(${JSON.stringify(options)})
    console.log([...loaded, ...Object.keys(process.getBuiltinModule('node:module')._cache)].join('\\n'))
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  return stdout
}

test('without a collector and a receiver of reports none of their code is loaded', async () => {
  expect(await getModules({ service: 'off' })).not.toMatch(/@opentelemetry\/(?:sdk|instr|export)|@sentry/)
  const on = { service: 'on', collectorUrl: 'http://127.0.0.1:1', sentryDsn: 'http://public@127.0.0.1:1/42' }
  expect(await getModules(on)).toMatch(/@opentelemetry\/sdk-node[^]*@sentry\/node/)
})
