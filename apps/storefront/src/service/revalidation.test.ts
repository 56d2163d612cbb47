import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMemoryCounters } from './memory-counters.ts'
import { CATALOG_TAG, createSignedCallReader } from './revalidation.ts'

const secret = 'a secret of some length'
const NOW = 1_800_000_000_000

function sign(body: string, { timestamp = NOW, key = secret } = {}) {
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  const headers = new Headers({ 'x-sorrel-timestamp': String(timestamp), 'x-sorrel-signature': signature })
  return { body, headers }
}

const read = (counters = createMemoryCounters()) =>
  createSignedCallReader({ secret, now: () => NOW, counters })
const BODY = '{"tags":["settings"]}'

test('a signed call gives its tags', async () => {
  expect(await read()(sign(BODY))).toEqual({ ok: true, value: { tags: ['settings'], purge: false } })
})

test.each([
  ['product:soap', ['product:soap']],
  ['list:gifts', ['list:gifts']],
  ['category:gifts', ['category:gifts', 'list:gifts', CATALOG_TAG]],
])('%s drops %j', async (tag, tags) => {
  expect(await read()(sign(JSON.stringify({ tags: [tag] })))).toEqual({
    ok: true,
    value: { tags, purge: false },
  })
})

test('the same call twice is refused the second time', async () => {
  const reader = read()
  expect((await reader(sign(BODY))).ok).toBe(true)
  expect(await reader(sign(BODY))).toEqual({ ok: false, error: 'unauthenticated' })
})

test('a call that one process has taken is refused by the others', async () => {
  const counters = createMemoryCounters()
  expect((await read(counters)(sign(BODY))).ok).toBe(true)
  expect((await read(counters)(sign(BODY))).ok).toBe(false)
})

test.each([
  ['five minutes old', -300_000, true],
  ['older', -300_001, false],
  ['five minutes early', 300_000, true],
  ['earlier', 300_001, false],
])('%s: %s', async (_, offset, expected) => {
  expect((await read()(sign(BODY, { timestamp: NOW + offset }))).ok).toBe(expected)
})

test('another secret, another body or another time is refused', async () => {
  const { headers } = sign(BODY)
  expect((await read()(sign(BODY, { key: 'another secret' }))).ok).toBe(false)
  expect((await read()({ headers, body: '{"tags":["menus"]}' })).ok).toBe(false)
  headers.set('x-sorrel-timestamp', String(NOW + 1))
  expect((await read()({ headers, body: BODY })).ok).toBe(false)
  expect((await read()({ headers: new Headers(), body: BODY })).ok).toBe(false)
})

test.each(['{"tags":[]}', '{"tags":["everything"]}', '{"tags":["settings"],"path":"/"}', 'no json'])(
  'signed but not valid: %s',
  async (body) => {
    expect(await read()(sign(body))).toEqual({ ok: false, error: 'invalid' })
  },
)
