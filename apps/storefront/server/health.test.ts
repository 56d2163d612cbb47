import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createHealth, type HealthOptions } from './health.ts'
import { listen } from './listen.ts'

let server: Server | undefined

afterEach(() => void server?.close())

async function setUp(options?: HealthOptions) {
  const health = createHealth(options)
  const started = createServer((request, response) => {
    if (!health.answer(request.url ?? '', response)) response.writeHead(404).end()
  })
  server = started
  const port = await listen(started, { host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, await answer.text()]
  }
  return { health, ask }
}

test('it lives from the start, and is ready from when it says so until it stops', async () => {
  const { health, ask } = await setUp()
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}'])
  expect(await ask('/readyz')).toEqual([503, '{"status":"not ready","reason":"starting or stopping"}'])
  health.setReady(true)
  expect(await ask('/readyz')).toEqual([200, '{"status":"ok"}'])
  health.setReady(false)
  expect((await ask('/readyz'))[0]).toBe(503)
  expect((await ask('/other'))[0]).toBe(404)
})

test('it is not ready, and says why, while nothing good can be served', async () => {
  let canServe: HealthOptions['canServe'] = async () => ({ ok: false, reason: 'no pages and no service' })
  const { health, ask } = await setUp({ canServe: async () => (await canServe?.()) ?? { ok: true } })
  health.setReady(true)
  expect(await ask('/readyz')).toEqual([503, '{"status":"not ready","reason":"no pages and no service"}'])
  expect((await ask('/healthz'))[0]).toBe(200)
  canServe = () => Promise.reject(new Error('broken'))
  expect(await ask('/readyz')).toEqual([503, '{"status":"not ready","reason":"the check failed"}'])
  canServe = async () => ({ ok: true })
  expect((await ask('/readyz'))[0]).toBe(200)
})

test('what an operator should know is said beside the state', async () => {
  let details: readonly string[] = ['the shared store does not answer']
  const { health, ask } = await setUp({ getDetails: () => details })
  health.setReady(true)
  expect(await ask('/readyz')).toEqual([
    200,
    '{"status":"ok","details":["the shared store does not answer"]}',
  ])
  details = []
  expect(await ask('/readyz')).toEqual([200, '{"status":"ok"}'])
})
