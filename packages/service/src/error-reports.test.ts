import { afterEach, expect, test } from 'vitest'
import { createServiceLog } from './log.ts'
import { openTelemetry } from './telemetry.ts'
import { startTestCollector } from './testing/collector.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A log whose failures are reported to a receiver. */
async function open() {
  const receiver = await startTestCollector()
  ends.push(receiver.stop)
  const telemetry = await openTelemetry({ service: 'shop', release: 'v7', sentryDsn: receiver.dsn })
  ends.push(telemetry.close)
  return { ...receiver, ...telemetry, log: openLog() }
}

const openLog = () =>
  createServiceLog({
    service: 'shop',
    release: 'v7',
    logLevel: 'info',
    destination: { write: () => undefined },
  })

test('a failure is reported as the log has it, without secrets; what is none is not', async () => {
  const { log, close, getEnvelopes, getText } = await open()
  log.warn('slow')
  const cause = new RangeError('nobody is ann@example.com')
  log.error(
    {
      err: new TypeError('no mail to ann@example.com', { cause }),
      id: 'r1',
      route: '/cart',
      password: 'hunter22',
    },
    'request failed',
  )
  await close()
  const frames = expect.arrayContaining([
    expect.objectContaining({ filename: expect.stringContaining('error-reports.test.ts') }),
  ])
  expect(getEnvelopes()).toHaveLength(1)
  const [[, kind, event] = []] = getEnvelopes()
  expect(kind).toMatchObject({ type: 'event' })
  expect(event).toMatchObject({
    message: 'request failed',
    release: 'v7',
    transaction: '/cart',
    tags: { service: 'shop', route: '/cart', request_id: 'r1' },
    exception: {
      values: [
        { type: 'RangeError', value: 'nobody is [e-mail]', stacktrace: { frames } },
        { type: 'TypeError', stacktrace: { frames } },
      ],
    },
  })
  for (const unknown of ['request', 'user', 'breadcrumbs', 'server_name'])
    expect(event).not.toHaveProperty(unknown)
  expect(getText()).not.toMatch(/ann@|hunter22/)
})

test('of a flood of failures thirty a minute are reported', async () => {
  const { log, close, getEnvelopes } = await open()
  for (let count = 0; count < 100; count += 1) log.error({ err: new Error(`again ${count}`) }, 'failed')
  await close()
  expect(getEnvelopes()).toHaveLength(30)
})

test('a receiver that is away costs nothing, and nobody needs one', async () => {
  const { close } = await openTelemetry({ service: 'shop', sentryDsn: 'http://public@127.0.0.1:1/42' })
  expect(() => openLog().error('failed')).not.toThrow()
  await close()
  expect(() => openLog().error('failed')).not.toThrow()
})
