// Next's stores exist only where this was loaded before.
import 'next/dist/server/node-environment-baseline.js'
import { createServer, type ServerResponse } from 'node:http'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCachedFetch } from './cached-fetch.ts'
import { invalidation } from './invalidation.ts'
import { runRender } from './render.ts'
import { listenLocally } from '#testing/listen-locally.ts'

/** Answers that wait until a test gives them. */
let open: ServerResponse[]
let hints: unknown[]

const service = createServer((request, response) => {
  hints.push(request.headers['cache-control'])
  open.push(response)
})
const url = `${await listenLocally(service)}/graphql`
afterAll(() => service.close())

/** Each test has questions of its own. */
let tag = ''

beforeEach(() => {
  tag = `test:${Math.random()}`
  open = []
  hints = []
})

const read = (query = 'a', headers: Record<string, string> = {}) =>
  createCachedFetch([tag])(url, { method: 'POST', body: query, headers })

async function give(body: string, status = 200): Promise<void> {
  await expect.poll(() => open.length).toBeGreaterThan(0)
  open.shift()?.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

test('readers of one moment share one question, past every cache of the service', async () => {
  const reads = [read('a', { 'cache-control': 'no-cache' }), read('a', { 'cache-control': 'no-cache' })]
  await give('{"data":1}')
  for (const answer of await Promise.all(reads)) expect(await answer.json()).toEqual({ data: 1 })
  expect(hints).toEqual(['no-cache'])
})

test('who joins a question that fails asks it once more', async () => {
  const both = Promise.allSettled([read('joined'), read('joined')])
  await expect.poll(() => open.length).toBe(1)
  open.shift()?.destroy()
  await give('{"data":1}')
  const [first, joined] = await both
  expect([first.status, joined.status]).toEqual(['rejected', 'fulfilled'])
})

test('who joins it with little time left does not ask once more', async () => {
  const first = read('late')
  await expect.poll(() => open.length).toBe(1)
  const joined = runRender({ deadline: Date.now() + 3000 }, () => read('late'))
  open.shift()?.destroy()
  const [one, other] = await Promise.allSettled([first, joined])
  expect([one.status, other.status, open.length]).toEqual(['rejected', 'rejected', 0])
})

test('other questions, and the same in another language, have answers of their own', async () => {
  const reads = [
    read('a', { 'x-locale': 'en' }),
    read('b', { 'x-locale': 'en' }),
    read('a', { 'x-locale': 'de' }),
  ]
  for (const [index] of reads.entries()) await give(`{"data":${index}}`)
  await Promise.all(reads)
  expect(hints).toHaveLength(3)
})

test('who asks after a change, of whatever, joins no question that was asked before it', async () => {
  const before = read()
  await expect.poll(() => open.length).toBe(1)
  await invalidation.invalidate(['product:another'])
  const after = read()
  await expect.poll(() => open.length).toBe(2)
  open.shift()?.end('{"data":"old"}')
  open.shift()?.end('{"data":"new"}')
  expect([await (await before).json(), await (await after).json()]).toEqual([
    { data: 'old' },
    { data: 'new' },
  ])
})

test.each([
  ['GraphQL errors with status 200', { status: 200, body: '{"errors":[{"message":"x"}],"data":null}' }],
  ['a server error', { status: 503, body: '{}' }],
  ['no such thing', { status: 404, body: '{"error":{}}' }],
  ['a body that is no JSON', { status: 200, body: '<html>' }],
])('%s is handed on', async (_, { status, body }) => {
  const reading = read()
  await give(body, status)
  const answer = await reading
  expect([answer.status, await answer.text()]).toEqual([status, body])
})

test('a service that is not there fails as a fetch does', async () => {
  await expect(createCachedFetch([])('http://127.0.0.1:1/', { method: 'POST', body: 'a' })).rejects.toThrow(
    'fetch failed',
  )
})

/** Renders as Next does: for one request, or a page that it keeps. Its cache has an answer that is due for renewal. */
function renderWithOldAnswer<T>(kind: 'request' | 'prerender-legacy', make: () => Promise<T>): Promise<T> {
  const answer = { status: 200, contentType: 'application/json', body: '{"data":"old"}' }
  const entry = { isStale: true, value: { kind: 'FETCH', data: { body: JSON.stringify(answer) } } }
  const incrementalCache = { generateSimpleCacheKey: async (key: string) => key, get: async () => entry }
  const page: object = { type: kind, tags: null, revalidate: 300, url: new URL('http://shop.invalid/cart') }
  return workAsyncStorage.run(Object.assign({}, { incrementalCache, route: '/cart' }) as never, () =>
    workUnitAsyncStorage.run(page as never, make),
  )
}

/** The breaker is open: nothing is asked. */
const readNothing = () =>
  createCachedFetch([tag])('http://127.0.0.1:1/', { method: 'POST', body: 'a', signal: AbortSignal.abort() })

test('while the service is not asked, a page for one request is made of the old answer', async () => {
  const answer = await renderWithOldAnswer('request', readNothing)
  expect(await answer.json()).toEqual({ data: 'old' })
})

test('a page that is kept is not made of it', async () => {
  await expect(renderWithOldAnswer('prerender-legacy', readNothing)).rejects.toThrow('aborted')
})

test('where the last good answer may stand in, it does, and nowhere else', async () => {
  const ask = (last?: 'kept' | 'taken') =>
    createCachedFetch([tag], { last })(url, { method: 'POST', body: 'a' })
  const first = ask('kept')
  await give('{"data":"good"}')
  await first
  for (const [status, body] of [
    [503, '{}'],
    [200, '{"errors":[{"message":"x"}],"data":null}'],
  ] as const) {
    const taken = ask('taken')
    await give(body, status)
    expect(await (await taken).json()).toEqual({ data: 'good' })
    const kept = ask('kept')
    await give(body, status)
    expect(await (await kept).text()).toBe(body)
  }
  const cut = ask('taken')
  await expect.poll(() => open.length).toBe(1)
  open.shift()?.destroy()
  expect(await (await cut).json()).toEqual({ data: 'good' })
})

test('the last good answer stands in for one that cannot be used, on pages that are kept too', async () => {
  const ask = () =>
    createCachedFetch([tag], { last: 'kept', isUsable: (json) => JSON.stringify(json) !== '{"data":{}}' })(
      url,
      {
        method: 'POST',
        body: 'a',
      },
    )
  const first = ask()
  await give('{"data":{}}')
  expect(await (await first).text()).toBe('{"data":{}}')
  const second = ask()
  await give('{"data":"good"}')
  await second
  for (let turn = 0; turn < 2; turn += 1) {
    const broken = ask()
    await give('{"data":{}}')
    expect(await (await broken).json()).toEqual({ data: 'good' })
  }
})
