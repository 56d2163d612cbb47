import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { listenLocally } from '#testing/listen-locally.ts'
import { type HeardInvalidation, purgeOnInvalidation } from './purge.ts'
import { getCdn, toCdnHeaders } from './vendors.ts'

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
  const listeners = new Set<(heard: HeardInvalidation) => void>()
  const log = { error: vi.fn<(facts: object) => void>() }
  const end = purgeOnInvalidation({
    cdn,
    onInvalidation: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    log,
    waitsMs: [1, 1],
  })
  const invalidate = (tags: readonly string[], { isHeard = false } = {}) => {
    for (const listen of listeners) listen({ tags, isHeard })
  }
  return { cdn, invalidate, end, log }
}

test('Cloudflare is told of the tags of an invalidation, thirty at a time', async () => {
  const { url, calls } = await startApi()
  const { invalidate } = open({ CDN: 'cloudflare', CDN_API_URL: url })
  invalidate(Array.from({ length: 31 }, (_, index) => `product:${index}`))
  await expect.poll(() => calls.length).toBe(2)
  expect(calls).toEqual([
    ['POST /zones/zone1/purge_cache', 'Bearer token1', { tags: expect.arrayContaining(['product%3A0']) }],
    ['POST /zones/zone1/purge_cache', 'Bearer token1', { tags: ['product%3A30'] }],
  ])
})

test('Fastly is told again after a failure, and not of what another process invalidated', async () => {
  const { url, calls } = await startApi(503)
  const { invalidate, log } = open({ CDN: 'fastly', CDN_API_URL: url })
  invalidate(['elsewhere'], { isHeard: true })
  invalidate(['menu', 'a tag, of words'])
  await expect.poll(() => calls.length).toBe(2)
  const call = ['POST /service/zone1/purge', 'token1', 'menu a%20tag%2C%20of%20words']
  expect(calls).toEqual([call, call])
  expect(log.error).not.toHaveBeenCalled()
})

test('a CDN that never listens is an error in the log', async () => {
  const { url, calls } = await startApi(500, 500, 500)
  const { invalidate, log } = open({ CDN: 'fastly', CDN_API_URL: url })
  invalidate(['menu'])
  await expect.poll(() => log.error.mock.calls.length).toBe(1)
  expect(calls).toHaveLength(3)
})

test('a page names its tags, each once; one that has too many is kept for a moment', () => {
  const { cdn } = open({ CDN: 'cloudflare' })
  const tags = ['menu', 'product:soap', 'menu']
  expect(toCdnHeaders(tags, cdn)).toEqual({ 'cache-tag': 'menu,product%3Asoap' })
  const fastly = open({ CDN: 'fastly' }).cdn
  expect(toCdnHeaders(tags, fastly)).toEqual({ 'surrogate-key': 'menu product%3Asoap' })
  const many = Array.from({ length: 2000 }, (_, index) => `product:${index}`)
  expect(toCdnHeaders(many, cdn)).toEqual({ 'cache-control': 's-maxage=1' })
})

test('nothing is told after the end', async () => {
  const { url, calls } = await startApi()
  const { invalidate, end } = open({ CDN: 'fastly', CDN_API_URL: url })
  invalidate(['menu'])
  await expect.poll(() => calls.length).toBe(1)
  end()
  invalidate(['menu'])
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(calls).toHaveLength(1)
})
