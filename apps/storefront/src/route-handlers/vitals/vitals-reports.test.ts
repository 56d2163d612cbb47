import { expect, test } from 'vitest'
import { ADDRESS_HEADER } from '#request/client-address.ts'
import { parseEnv } from '#config/env.ts'
import { createVitalsReports } from './vitals-reports.ts'

const ORIGIN = 'https://shop.example'
const REPORT = {
  path: '/fr/products/oat-soap',
  device: 'phone',
  vitals: { LCP: 1840, INP: 64, CLS: 0.04 },
} as const

const take = createVitalsReports(parseEnv({ PUBLIC_ORIGIN: ORIGIN, METRICS_PORT: '9464' }))

async function send(
  body: unknown,
  { origin = ORIGIN, method = 'POST', address = '192.0.2.1' } = {},
): Promise<number> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request(`${ORIGIN}/api/web-vitals`, {
    method,
    headers: { origin, [ADDRESS_HEADER]: address },
    ...(method === 'POST' && { body: sent }),
  })
  return (await take(request)).status
}

test('a report is taken', async () => {
  expect(await send(REPORT)).toBe(204)
})

test.each([
  ['no JSON', 'LCP=1'],
  ['another device', { ...REPORT, device: 'watch-of-ann' }],
  ['a measure that nobody knows', { ...REPORT, vitals: { email: 1 } }],
  ['a time that is none', { ...REPORT, vitals: { LCP: -1 } }],
  ['a text for a time', { ...REPORT, vitals: { LCP: 'ann@example.com' } }],
  ['a field too many', { ...REPORT, visitor: 'ann' }],
  ['an address of elsewhere', { ...REPORT, path: 'https://elsewhere.example/' }],
  ['too much', { ...REPORT, path: `/${'x'.repeat(3000)}` }],
])('%s is refused', async (_, body) => {
  expect(await send(body)).toBe(400)
})

test('pages of others, other methods and an endless sender are refused', async () => {
  expect(await send(REPORT, { origin: 'https://elsewhere.example' })).toBe(403)
  expect(await send(REPORT, { method: 'GET' })).toBe(405)
  const statuses = new Set<number>()
  for (let count = 0; count < 61; count += 1) statuses.add(await send(REPORT, { address: '192.0.2.9' }))
  expect([...statuses]).toEqual([204, 429])
})
