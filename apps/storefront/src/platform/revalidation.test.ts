import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { CATALOG_TAG, createSignedCallReader } from './revalidation.ts'

const secret = 'a secret of some length'
const NOW = 1_800_000_000_000

function sign(body: string, { timestamp = NOW, key = secret } = {}) {
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  const headers = new Headers({ 'x-sorrel-timestamp': String(timestamp), 'x-sorrel-signature': signature })
  return { body, headers }
}

const read = () => createSignedCallReader({ secret, now: () => NOW })
const BODY = '{"tags":["settings"]}'

test('a signed call gives its tags', () => {
  expect(read()(sign(BODY))).toEqual({ ok: true, value: ['settings'] })
})

test.each(['product:soap', 'category:gifts'])('%s also drops what lists products', (tag) => {
  expect(read()(sign(JSON.stringify({ tags: [tag] })))).toEqual({ ok: true, value: [tag, CATALOG_TAG] })
})

test('the same call twice is refused the second time', () => {
  const reader = read()
  expect(reader(sign(BODY)).ok).toBe(true)
  expect(reader(sign(BODY))).toEqual({ ok: false, error: 'unauthenticated' })
})

test.each([
  ['five minutes old', -300_000, true],
  ['older', -300_001, false],
  ['five minutes early', 300_000, true],
  ['earlier', 300_001, false],
])('%s: %s', (_, offset, expected) => {
  expect(read()(sign(BODY, { timestamp: NOW + offset })).ok).toBe(expected)
})

test('another secret, another body or another time is refused', () => {
  const { headers } = sign(BODY)
  expect(read()(sign(BODY, { key: 'another secret' })).ok).toBe(false)
  expect(read()({ headers, body: '{"tags":["menus"]}' }).ok).toBe(false)
  headers.set('x-sorrel-timestamp', String(NOW + 1))
  expect(read()({ headers, body: BODY }).ok).toBe(false)
  expect(read()({ headers: new Headers(), body: BODY }).ok).toBe(false)
})

test.each(['{"tags":[]}', '{"tags":["everything"]}', '{"tags":["settings"],"path":"/"}', 'no json'])(
  'signed but not valid: %s',
  (body) => {
    expect(read()(sign(body))).toEqual({ ok: false, error: 'invalid' })
  },
)
