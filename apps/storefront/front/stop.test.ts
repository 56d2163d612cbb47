import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startFront } from './front-fixture.ts'
import { createStop } from './stop.ts'

const DRAIN_MS = 400

interface Seen {
  readonly status: number | undefined
  readonly connection: string | undefined
}

const read = (url: string) =>
  new Promise<Seen>((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        resolve({ status: answer.statusCode, connection: answer.headers.connection })
      })
    }).once('error', reject)
  })

const toCode = (error: NodeJS.ErrnoException) => error.code

test('the shop is not ready at once, serves while it drains, and finishes what it began', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let isStopping = false
  const shop = await startFront({
    '/readyz': (response) => response.writeHead(isStopping ? 503 : 200).end(),
    '/healthz': (response) => response.end(),
    '/account/orders': async (response) => {
      begin()
      await held
      response.end('done')
    },
  })
  const { promise: stopped, resolve: onStopped } = Promise.withResolvers<void>()
  const stop = createStop({
    server: shop.front,
    log: { info: () => undefined },
    drainMs: DRAIN_MS,
    onStop: () => {
      isStopping = true
    },
    onStopped: async () => onStopped(),
  })
  expect(await read(`${shop.origin}/readyz`)).toMatchObject({ status: 200 })
  const long = read(`${shop.origin}/account/orders`)
  await begun
  const startedAt = performance.now()
  stop('SIGTERM')
  stop('SIGTERM')
  expect(await read(`${shop.origin}/readyz`)).toEqual({ status: 503, connection: 'close' })
  expect(await read(`${shop.origin}/healthz`)).toEqual({ status: 200, connection: 'close' })
  await expect
    .poll(() => read(`${shop.origin}/healthz`).then(String, toCode), { timeout: 5000 })
    .toBe('ECONNREFUSED')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(DRAIN_MS - 1)
  release()
  expect(await long).toEqual({ status: 200, connection: 'close' })
  await stopped
})
