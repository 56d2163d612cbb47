import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Secrets } from './token.ts'
import { createWebhookReader, createWebhookSigner } from './webhook.ts'

const SECRET = 'a secret of some length, naïve'
const NOW = 1_800_000_000_000
const BODY = '{"a":"naïve"}'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const sign = (body = BODY, secrets: Secrets = [SECRET]) => ({
  body,
  headers: new Headers(createWebhookSigner(secrets)(body)),
})

const toHmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64')

test('what is signed is id, time stamp and body, as Standard Webhooks says', () => {
  const { headers } = sign()
  const id = headers.get('webhook-id') ?? ''
  expect(id).toMatch(/^msg_[\w-]+$/)
  expect(headers.get('webhook-timestamp')).toBe(String(NOW / 1000))
  expect(headers.get('webhook-signature')).toBe(`v1,${toHmac(SECRET, `${id}.${NOW / 1000}.${BODY}`)}`)
})

test('a secret that is written as the standard has it stands for its bytes', () => {
  const key = Buffer.from('twenty-four bytes of key')
  const { headers } = sign(BODY, [`whsec_${key.toString('base64')}`])
  const text = `${headers.get('webhook-id')}.${NOW / 1000}.${BODY}`
  expect(headers.get('webhook-signature')).toBe(`v1,${toHmac(key, text)}`)
})

test('a call gives its content, once', async () => {
  const read = createWebhookReader({ secrets: [SECRET] })
  const call = sign()
  expect(await read(call)).toEqual({ content: { a: 'naïve' } })
  expect(await read(call)).toBeUndefined()
})

test('a message that comes again is none, whenever and with whichever secret it was signed', async () => {
  const read = createWebhookReader({ secrets: ['another', SECRET] })
  const first = sign()
  expect(await read(first)).toBeDefined()
  const id = first.headers.get('webhook-id')
  const again = { body: BODY, headers: new Headers(first.headers) }
  again.headers.set('webhook-timestamp', String(NOW / 1000 + 1))
  again.headers.set('webhook-signature', `v1,${toHmac('another', `${id}.${NOW / 1000 + 1}.${BODY}`)}`)
  expect(await read(again)).toBeUndefined()
})

test('two equal calls of one instant are two messages', async () => {
  const read = createWebhookReader({ secrets: [SECRET] })
  for (const call of [sign(), sign()]) expect(await read(call)).toBeDefined()
})

test('a replay is known for as long as its time stamp would pass', async () => {
  const early = sign()
  const read = createWebhookReader({ secrets: [SECRET] })
  vi.setSystemTime(NOW - 300_000)
  expect(await read(early)).toBeDefined()
  vi.setSystemTime(NOW + 300_000)
  expect(await read(early)).toBeUndefined()
  expect(await createWebhookReader({ secrets: [SECRET] })(early), 'its time stamp does pass').toBeDefined()
})

test.each([
  ['five minutes old', 300_000, true],
  ['older', 301_000, false],
  ['five minutes early', -300_000, true],
  ['earlier', -301_000, false],
])('%s: %s', async (_, later, isTaken) => {
  const call = sign()
  vi.setSystemTime(NOW + later)
  expect((await createWebhookReader({ secrets: [SECRET] })(call)) !== undefined).toBe(isTaken)
})

test('another secret, body, id or time and missing headers are refused, and use no message up', async () => {
  const read = createWebhookReader({ secrets: [SECRET] })
  expect(await read(sign(BODY, ['another secret']))).toBeUndefined()
  const call = sign()
  expect(await read({ ...call, body: '{}' })).toBeUndefined()
  for (const [name, value] of [
    ['webhook-id', 'msg_other'],
    ['webhook-timestamp', String(NOW / 1000 + 1)],
    ['webhook-timestamp', 'now'],
    ['webhook-signature', 'v1'],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', ''],
  ] as const) {
    const headers = new Headers(call.headers)
    headers.set(name, value)
    expect(await read({ body: BODY, headers }), `${name}: ${value}`).toBeUndefined()
  }
  expect(await read({ body: BODY, headers: new Headers() })).toBeUndefined()
  expect(await read(call)).toBeDefined()
})

test('while a secret is changed, receivers that know either take what senders with both sign', async () => {
  const call = sign(BODY, ['new secret', SECRET])
  for (const secret of ['new secret', SECRET])
    expect(await createWebhookReader({ secrets: [secret] })(call)).toBeDefined()
  const old = sign()
  expect(await createWebhookReader({ secrets: ['new secret', SECRET] })(old)).toBeDefined()
})

test('what is signed and no JSON has no content', async () => {
  const read = createWebhookReader({ secrets: [SECRET] })
  for (const body of ['no json', '']) expect(await read(sign(body))).toEqual({ content: undefined })
})
