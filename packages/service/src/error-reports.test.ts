import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createServiceLog } from './log.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Takes reports as Sentry does, and resolves with the first ones. */
async function startReceiver(count: number) {
  const reports: { readonly request: IncomingMessage; readonly parts: unknown[] }[] = []
  const { promise: received, resolve } = Promise.withResolvers<typeof reports>()
  const receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.once('end', () => {
      reports.push({ request, parts: body.split('\n').map((part) => JSON.parse(part)) })
      response.end('{}')
      if (reports.length === count) resolve(reports)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => receiver.once('listening', listening))
  ends.push(() => new Promise((closed) => receiver.close(closed)))
  ends.push(async () => receiver.closeAllConnections())
  const { port } = receiver.address() as AddressInfo
  return { dsn: `http://public@127.0.0.1:${port}/base/42`, received, reports }
}

const open = (sentryDsn?: string) =>
  createServiceLog({
    service: 'shop',
    release: 'v7',
    logLevel: 'info',
    sentryDsn,
    destination: { write: () => undefined },
  })

test('a failure is reported as the log has it, without secrets; what is none is not', async () => {
  const { dsn, received, reports } = await startReceiver(1)
  const log = open(dsn)
  log.warn('slow')
  log.error({ err: new TypeError('no mail to ann@example.com'), id: 'r1', route: '/cart' }, 'request failed')
  const [report] = await received
  expect(reports).toHaveLength(1)
  expect(report?.request.url).toBe('/base/api/42/envelope/')
  expect(report?.request.headers['x-sentry-auth']).toContain('sentry_key=public')
  expect(report?.parts[1]).toEqual({ type: 'event' })
  expect(report?.parts[2]).toMatchObject({
    message: 'request failed',
    release: 'v7',
    tags: { service: 'shop', route: '/cart', request_id: 'r1' },
    exception: { values: [{ type: 'TypeError', value: 'no mail to [e-mail]' }] },
  })
})

test('of a flood of failures thirty a minute are reported', async () => {
  const { dsn, received, reports } = await startReceiver(30)
  const log = open(dsn)
  for (let count = 0; count < 100; count += 1) log.error('again')
  await received
  expect(reports).toHaveLength(30)
})

test('a receiver that is away costs nothing', () => {
  const log = open('http://public@127.0.0.1:1/42')
  expect(() => log.error('failed')).not.toThrow()
  expect(() => open().error('failed')).not.toThrow()
})
