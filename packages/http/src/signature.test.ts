import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSigner, createVerifier } from './signature.ts'

const secret = 'a secret of some length'
const headers = { timestamp: 'x-timestamp', signature: 'x-signature' }
const NOW = 1_800_000_000_000
const BODY = '{"a":"naïve"}'

async function sign(body = BODY, { at = NOW, key = secret } = {}) {
  const signed = await createSigner({ secret: key, headers, now: () => at })(body)
  return { body, headers: new Headers(signed) }
}

const createReceiver = () => createVerifier({ secret, headers, now: () => NOW })

test('what is signed is time stamp, dot and body', async () => {
  const signed = await sign()
  const expected = createHmac('sha256', secret).update(`${NOW}.${BODY}`).digest('hex')
  expect(Object.fromEntries(signed.headers)).toEqual({ 'x-timestamp': String(NOW), 'x-signature': expected })
})

test('two calls of one instant differ', async () => {
  const signer = createSigner({ secret, headers, now: () => NOW })
  const [first, second] = await Promise.all([signer(BODY), signer(BODY)])
  expect(first).not.toEqual(second)
  const verify = createReceiver()
  for (const signed of [first, second])
    expect(await verify({ body: BODY, headers: new Headers(signed) })).toBe(true)
})

test('the same call twice is refused the second time', async () => {
  const verify = createReceiver()
  expect(await verify(await sign())).toBe(true)
  expect(await verify(await sign())).toBe(false)
})

test('a replay is known for as long as its time stamp would pass', async () => {
  let now = NOW - 300_000
  const verify = createVerifier({ secret, headers, now: () => now })
  expect(await verify(await sign())).toBe(true)
  now = NOW + 300_000
  expect(await verify(await sign())).toBe(false)
})

test.each([
  ['five minutes old', -300_000, true],
  ['older', -300_001, false],
  ['five minutes early', 300_000, true],
  ['earlier', 300_001, false],
])('%s: %s', async (_, offset, expected) => {
  expect(await createReceiver()(await sign(BODY, { at: NOW + offset }))).toBe(expected)
})

test('another secret, another body, another time and no signature are refused', async () => {
  const verify = createReceiver()
  expect(await verify(await sign(BODY, { key: 'another secret' }))).toBe(false)
  const signed = await sign()
  expect(await verify({ ...signed, body: '{}' })).toBe(false)
  expect(await verify({ body: BODY, headers: new Headers() })).toBe(false)
  signed.headers.set('x-timestamp', String(NOW + 1))
  expect(await verify(signed)).toBe(false)
})
