import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from './shared-counters.ts'
import { CATALOG_TAG, createSignedCallReader } from './revalidation.ts'

const SECRET = 'a secret of some length'
const NOW = 1_800_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  lines.splice(0)
})
afterEach(() => {
  vi.useRealTimers()
})

const sign = (body: string, secret = SECRET) => ({
  body,
  headers: new Headers(createWebhookSigner([secret])(body)),
})

const lines: string[] = []
const log = { warn: (line: string) => void lines.push(line) }
const read = (counters = createMemoryCounters()) =>
  createSignedCallReader({ secrets: [SECRET], counters, log })
const BODY = '{"tags":["settings"]}'

test('a signed call gives its tags', async () => {
  expect(await read()(sign(BODY))).toEqual({ ok: true, value: { tags: ['settings'], purge: false } })
})

test.each([
  ['product:soap', ['product:soap']],
  ['list:gifts', ['list:gifts']],
  ['category:gifts', ['category:gifts', 'list:gifts', CATALOG_TAG]],
])('%s invalidates %j', async (tag, tags) => {
  expect(await read()(sign(JSON.stringify({ tags: [tag] })))).toEqual({
    ok: true,
    value: { tags, purge: false },
  })
})

test('the same call twice is refused the second time', async () => {
  const [reader, call] = [read(), sign(BODY)]
  expect((await reader(call)).ok).toBe(true)
  expect(await reader(call)).toEqual({ ok: false, error: 'unauthenticated' })
})

test('a call that one process has taken is refused by the others', async () => {
  const [counters, call] = [createMemoryCounters(), sign(BODY)]
  expect((await read(counters)(call)).ok).toBe(true)
  expect((await read(counters)(call)).ok).toBe(false)
})

test.each([
  ['five minutes old', 300_000, true],
  ['older', 301_000, false],
  ['five minutes early', -300_000, true],
  ['earlier', -301_000, false],
])('%s: %s', async (_, later, expected) => {
  const call = sign(BODY)
  vi.setSystemTime(NOW + later)
  expect((await read()(call)).ok).toBe(expected)
})

test('another secret, another body or another time is refused', async () => {
  const { headers } = sign(BODY)
  expect((await read()(sign(BODY, 'another secret'))).ok).toBe(false)
  expect((await read()({ headers, body: '{"tags":["menus"]}' })).ok).toBe(false)
  headers.set('webhook-timestamp', String(NOW / 1000 + 1))
  expect((await read()({ headers, body: BODY })).ok).toBe(false)
  expect((await read()({ headers: new Headers(), body: BODY })).ok).toBe(false)
})

test.each(['{"tags":[]}', '{"tags":["everything"]}', '{"tags":["settings"],"path":"/"}', 'no json'])(
  'signed but not valid: %s',
  async (body) => {
    expect(await read()(sign(body))).toEqual({ ok: false, error: 'invalid' })
  },
)

test('clocks that differ too much are named in the log, once a minute; another refusal is not', async () => {
  const [reader, call] = [read(), sign(BODY)]
  vi.setSystemTime(NOW - 600_000)
  for (const _ of [1, 2]) await reader(call)
  expect(lines).toEqual(['an announcement is refused: clocks differ by 600 s'])
  vi.setSystemTime(NOW)
  await reader(sign(BODY, 'another secret'))
  await reader({ body: BODY, headers: new Headers() })
  expect(lines).toHaveLength(1)
  vi.setSystemTime(NOW + 600_000)
  await reader(call)
  expect(lines).toHaveLength(2)
})
