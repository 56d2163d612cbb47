import pino from 'pino'
import { expect, test } from 'vitest'
import { ADDRESS_HEADER } from '#request/client-address.ts'
import { createPolicyReports } from './policy-reports.ts'

const toReport = (body: Readonly<Record<string, unknown>> = {}, type = 'csp-violation') => ({
  type,
  body: {
    documentURL: 'https://shop.example/products/soap?email=ann',
    effectiveDirective: 'script-src',
    blockedURL: 'https://evil.example/a.js?x=1',
    sourceFile: 'https://shop.example/account/set-password/S3cret',
    lineNumber: 4,
    ...body,
  },
})

function open() {
  const lines: Readonly<Record<string, unknown>>[] = []
  const take = createPolicyReports({
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  })
  const send = (body: unknown, { method = 'POST', address = '192.0.2.1' } = {}) =>
    take(
      new Request('https://shop.example/api/policy-reports', {
        method,
        headers: { [ADDRESS_HEADER]: address, 'content-type': 'application/reports+json' },
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  return { lines, send }
}

test('what a policy stopped is logged without queries and secrets, the same once', async () => {
  const { lines, send } = open()
  const response = await send([toReport(), toReport(), toReport({}, 'deprecation')])
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await send([toReport()])).status).toBe(204)
  expect(lines).toMatchObject([
    {
      page: 'https://shop.example/products/soap',
      directive: 'script-src',
      blocked: 'https://evil.example/a.js',
      source: 'https://shop.example/account/set-password/…:4',
    },
  ])
  await send([toReport({ blockedURL: 'inline', sourceFile: null })])
  expect(lines[1]).toMatchObject({ blocked: 'inline' })
})

test.each([
  ['no JSON', 'x'],
  ['no list', toReport()],
  ['a report without its page', [toReport({ documentURL: 1 })]],
  ['too much', [toReport({ blockedURL: 'x'.repeat(17_000) })]],
])('%s is refused', async (_, body) => {
  const { lines, send } = open()
  expect((await send(body)).status).toBe(400)
  expect(lines).toEqual([])
})

test('other methods and an endless sender are refused, each address for itself', async () => {
  const { send } = open()
  const read = await send(undefined, { method: 'GET' })
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await send([toReport()])).status)
  expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array.from({ length: 20 }, () => 204), 429])
  expect((await send([toReport()], { address: '192.0.2.2' })).status).toBe(204)
})

test('the log takes only so many lines of it in a minute, whoever sends them', async () => {
  const { lines, send } = open()
  for (let count = 0; count < 10; count += 1) {
    const reports = Array.from({ length: 12 }, (_, index) => toReport({ lineNumber: count * 12 + index }))
    await send(reports, { address: `192.0.2.${count}` })
  }
  expect(lines).toHaveLength(30)
})
