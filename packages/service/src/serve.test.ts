import { Agent, get } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { findFreePort } from '@sorrel/config/free-port'
import { openMetrics } from './open-metrics.ts'
import { type RunningServer, serve } from './serve.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(() => agent.destroy())

/** One answer over the agent's one connection: its `Connection` header, or why there was none. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.headers.connection ?? ''))
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
  })
}

test('a client that keeps its connection busy is told that it closes, and does not hold up the end', async () => {
  let closed = 0
  let count = 0
  let server: RunningServer | undefined
  let stopped: Promise<void> | undefined
  const fetch = async () => {
    count += 1
    if (count === 3) stopped = server?.stop()
    await turn()
    return new Response('ok')
  }
  const close = async () => {
    closed += 1
  }
  server = await serve({ host: '127.0.0.1', port: 0, fetch, close })
  const answers: string[] = []
  while (answers.length < 5 && answers.at(-1) !== 'ECONNREFUSED') answers.push(await ask(server.port))
  expect(answers).toEqual(['keep-alive', 'keep-alive', 'close', 'ECONNREFUSED'])
  await stopped
  expect(closed).toBe(1)
})

test('a service that drains is not ready at once, and takes connections until the drain is over', async () => {
  const drainMs = 400
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const fetch = async (request: Request) => {
    if (new URL(request.url).pathname === '/long') await held
    return new Response('ok')
  }
  const server = await serve({ host: '127.0.0.1', port: 0, fetch, drainMs, close: () => Promise.resolve() })
  const read = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      get({ port: server.port, host: '127.0.0.1', path, agent: false }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          resolve({ status: answer.statusCode, connection: answer.headers.connection })
        })
      }).once('error', reject)
    })
  expect(await read('/readyz')).toMatchObject({ status: 200 })
  const long = read('/long')
  await read('/')
  const startedAt = performance.now()
  const stopped = server.stop()
  expect(await read('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(await read('/')).toEqual({ status: 200, connection: 'close' })
  await expect
    .poll(() => read('/').then(String, (error: NodeJS.ErrnoException) => error.code), { timeout: 5000 })
    .toBe('ECONNREFUSED')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(drainMs - 1)
  release()
  expect(await long).toEqual({ status: 200, connection: 'close' })
  await stopped
})

test('each answer is measured by method and status, and the metrics end with the service', async () => {
  const port = await findFreePort()
  const metrics = await openMetrics({ service: 'sorrel-test', host: '127.0.0.1', port })
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    fetch: () => new Response(null, { status: 204 }),
    close: async () => undefined,
    metrics,
  })
  await fetch(`http://127.0.0.1:${server.port}/`, { headers: { connection: 'close' } })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect
    .poll(read)
    .toMatch(
      /http_server_request_duration_count\{http_request_method="GET",http_response_status_code="204"\} 1\n/,
    )
  await server.stop()
  await expect(read()).rejects.toThrow('fetch failed')
})
