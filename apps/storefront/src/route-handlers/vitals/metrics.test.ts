import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { findFreePort } from '@sorrel/config/free-port'
import { openMetrics } from '@sorrel/service/open-metrics'
import pino from 'pino'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listenLocally } from '#testing/listen-locally.ts'
import { setMetrics } from '#backend/metrics.ts'
import { parseEnv } from '#config/env.ts'
import { createBreaker } from '#backend/resilience/breaker.ts'
import { guardFetch } from '#backend/resilience/upstreams.ts'
import { observeState } from '#backend/telemetry/observe-state.ts'
import { watchRequests } from '#backend/telemetry/watch-requests.ts'
import { createVitalsReports } from './vitals-reports.ts'

const DEPLOY = join(import.meta.dirname, '../../../../../deploy')
const readDeployed = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')

/** What a server that has answered two requests and asked a service serves as its metrics. */
async function readMetrics(): Promise<string> {
  const port = await findFreePort()
  const metrics = await openMetrics({ service: 'sorrel-storefront', host: '127.0.0.1', port })
  setMetrics(metrics)
  const commerce = createBreaker({ pauseMs: 1000 })
  observeState(metrics, { getRenders: () => ({ running: 2, waiting: 1 }), getBreakers: () => ({ commerce }) })
  const publicOrigin = 'https://shop.example'
  const { storeApiPrefix } = parseEnv({})
  const shop = createServer(({ url }, response) => {
    response.setHeader('x-nextjs-cache', url === '/about?1' ? 'MISS' : 'HIT')
    response.writeHead(url?.startsWith('/about') === true ? 200 : 404).end()
  })
  const stop = watchRequests({ log: pino({ level: 'silent' }), storeApiPrefix, otherPort: port })
  const origin = await listenLocally(shop)
  const service = createServer((_, response) => void response.end('{}'))
  try {
    for (const path of ['/about?1', '/about?2', '/wp-login.php'])
      await (await fetch(origin + path, { headers: { connection: 'close' } })).text()
    const body = JSON.stringify({ path: '/about', device: 'phone', vitals: { LCP: 900, INP: 40, CLS: 0.02 } })
    const report = new Request(publicOrigin, { method: 'POST', headers: { origin: publicOrigin }, body })
    await createVitalsReports({ publicOrigin, storeApiPrefix })(report)
    await guardFetch(fetch, { upstream: 'commerce', breaker: commerce })(await listenLocally(service))
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    await expect.poll(read).toContain('{missing}')
    return await read()
  } finally {
    stop()
    service.close()
    shop.close()
    await metrics.close()
  }
}

test('requests are measured by kind of page, status and cache; alerts and graphs ask only for what is measured', async () => {
  const text = await readMetrics()
  const getLine = (...parts: readonly string[]) =>
    text.split('\n').find((line) => parts.every((part) => line.includes(part)))
  const ABOUT = ['http_server_request_duration_count', 'http_route="/{slug}"', '_status_code="200"']
  expect(getLine(...ABOUT, 'sorrel_cache="miss"')).toMatch(/ 1$/)
  expect(getLine(...ABOUT, 'sorrel_cache="hit"')).toMatch(/ 1$/)
  expect(getLine('http_server_request_duration_count', 'http_route="{missing}"')).toMatch(/ 1$/)
  expect(getLine('sorrel_renders{', 'state="waiting"')).toMatch(/ 1$/)
  expect(getLine('sorrel_breaker_open{', 'sorrel_upstream="commerce"')).toMatch(/ 0$/)

  const LCP = ['sorrel_web_vital_duration_', 'sorrel_vital="lcp"', 'http_route="/{slug}"']
  expect(getLine(...LCP, '_count{', 'sorrel_device="phone"')).toMatch(/ 1$/)
  expect(getLine(...LCP, '_bucket{', 'le="1"')).toMatch(/ 1$/)
  expect(getLine(...LCP, '_bucket{', 'le="0.8"')).toMatch(/ 0$/)
  expect(getLine('sorrel_web_vital_layout_shift_count', 'sorrel_device="phone"')).toMatch(/ 1$/)

  const rules: { readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[] } =
    parse(readDeployed('prometheus-rules.yaml'))
  const dashboard: {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  } = JSON.parse(readDeployed('grafana-dashboard.json'))
  const asked = [
    ...rules.groups.flatMap((group) => group.rules),
    ...dashboard.panels.flatMap((panel) => panel.targets),
  ].flatMap(({ expr }) => {
    const names = expr.replaceAll(/\{[^}]*\}|by \([^)]*\)|"[^"]*"/g, '').match(/\b[a-z]+_\w+\b/g) ?? []
    return names.filter((name) => name !== 'histogram_quantile' && name !== '__rate_interval')
  })
  expect(asked.length).toBeGreaterThan(10)
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  const labels = JSON.stringify([rules, dashboard]).match(/\b(?:http|sorrel|graphql)_\w+(?==)/g) ?? []
  for (const label of labels) expect(text).toContain(`${label}="`)
})
