import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { steadyClock } from '#service/clock.ts'
import { createDroppedTags } from '#service/dropped-tags.ts'
import { parseEnv } from '#service/env.ts'
import { listenLocally } from '#service/listen-locally.ts'
import { getRender } from '#service/render.ts'
import { PAGE, startPageServer } from '../page-server-fixture.ts'
import { purgeOnDrop } from './purge.ts'
import { toTaggedAnswer } from './tagged-answer.ts'
import { getCdn } from './vendors.ts'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The interface of a CDN: what it was asked, each time with the next of these statuses, then 200. */
async function startApi(...statuses: number[]) {
  const calls: unknown[] = []
  const api = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const { authorization, 'fastly-key': key, 'surrogate-key': tags } = request.headers
    calls.push([
      `${request.method} ${request.url}`,
      authorization ?? key,
      body === '' ? tags : JSON.parse(body),
    ])
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  const url = await listenLocally(api)
  ends.push(() => api.close())
  return { url, calls }
}

function open(variables: Readonly<Record<string, string>>) {
  const cdn = getCdn(parseEnv({ CDN_ZONE: 'zone1', CDN_TOKEN: 'token1', ...variables }))
  if (cdn === undefined) throw new Error('no CDN')
  const dropped = createDroppedTags({ now: steadyClock })
  const log = { error: vi.fn<(facts: object) => void>() }
  purgeOnDrop({ cdn, dropped, log, waitsMs: [1, 1] })
  return { cdn, dropped, log }
}

test('Cloudflare is told of the tags of a drop, thirty at a time', async () => {
  const { url, calls } = await startApi()
  const { dropped } = open({ CDN: 'cloudflare', CDN_API_URL: url })
  dropped.drop(Array.from({ length: 31 }, (_, index) => `product:${index}`))
  await expect.poll(() => calls.length).toBe(2)
  expect(calls).toEqual([
    ['POST /zones/zone1/purge_cache', 'Bearer token1', { tags: expect.arrayContaining(['product%3A0']) }],
    ['POST /zones/zone1/purge_cache', 'Bearer token1', { tags: ['product%3A30'] }],
  ])
})

test('Fastly is told again after a failure, and not of what another process dropped', async () => {
  const { url, calls } = await startApi(503)
  const { dropped, log } = open({ CDN: 'fastly', CDN_API_URL: url })
  dropped.drop(['elsewhere'], { isHeard: true })
  dropped.drop(['menu', 'a tag, of words'])
  await expect.poll(() => calls.length).toBe(2)
  const call = ['POST /service/zone1/purge', 'token1', 'menu a%20tag%2C%20of%20words']
  expect(calls).toEqual([call, call])
  expect(log.error).not.toHaveBeenCalled()
})

test('a CDN that never listens is an error in the log', async () => {
  const { url, calls } = await startApi(500, 500, 500)
  const { dropped, log } = open({ CDN: 'fastly', CDN_API_URL: url })
  dropped.drop(['menu'])
  await expect.poll(() => log.error.mock.calls.length).toBe(1)
  expect(calls).toHaveLength(3)
})

const body = { peek: () => undefined, get: async () => Buffer.from(''), getSize: () => 0 }
const answer = { status: 200, headers: { 'cache-control': 's-maxage=300' }, body }
const toReads = (tags: readonly string[]) => [{ startedAt: 1, tags: [...tags] }]

test('an answer names its tags; one that is being renewed or has too many is kept for a moment', () => {
  const { cdn } = open({ CDN: 'cloudflare' })
  const reads = [...toReads(['menu', 'product:soap']), ...toReads(['menu'])]
  expect(toTaggedAnswer({ use: 'hit', answer, reads }, cdn).headers).toEqual({
    'cache-control': 's-maxage=300',
    'cache-tag': 'menu,product%3Asoap',
  })
  expect(toTaggedAnswer({ use: 'stale', answer, reads }, cdn).headers['cache-control']).toBe('s-maxage=1')
  const many = toReads(Array.from({ length: 2000 }, (_, index) => `product:${index}`))
  expect(toTaggedAnswer({ use: 'hit', answer, reads: many }, cdn).headers).toEqual({
    'cache-control': 's-maxage=1',
  })
})

test('pages have tags where a CDN is named, and none elsewhere', async () => {
  const env = { PUBLIC_ORIGIN: 'https://shop.example', CDN: 'fastly', CDN_ZONE: 'zone1', CDN_TOKEN: 'token1' }
  const handle: Parameters<typeof startPageServer>[0] = {
    handle: async (_, response) => {
      getRender()?.recordRead?.({ startedAt: steadyClock(), tags: ['menu'] })
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' })
      response.end(PAGE)
    },
  }
  const [tagged, plain] = await Promise.all([
    startPageServer({ ...handle, env: parseEnv(env) }),
    startPageServer(handle),
  ])
  ends.push(tagged.stop, plain.stop)
  const read = async (origin: string) =>
    (await fetch(`${origin}/about`, { headers: { connection: 'close' } })).headers.get('surrogate-key')
  expect([await read(tagged.origin), await read(tagged.origin), await read(plain.origin)]).toEqual([
    'menu',
    'menu',
    null,
  ])
})
