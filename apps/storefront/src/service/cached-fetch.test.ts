import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'

/** What Next puts behind `unstable_cache`, in memory. */
const entries = new Map<string, unknown>()
Object.assign(globalThis, {
  AsyncLocalStorage,
  __incrementalCache: {
    generateSimpleCacheKey: (key: string) => Promise.resolve(key),
    get: (key: string) =>
      Promise.resolve(entries.has(key) ? { value: entries.get(key), isStale: false } : null),
    set: (key: string, value: unknown) => Promise.resolve(void entries.set(key, value)),
  },
})

const { createCachedFetch } = await import('./cached-fetch.ts')

let answers: { readonly status?: number; readonly body: string }[]
let requests: { readonly session: unknown; readonly hint: unknown }[]

const service = createServer((request, response) => {
  requests.push({ session: request.headers['x-session'], hint: request.headers['cache-control'] })
  const { status = 200, body } = answers.shift() ?? { body: '{"data":"late"}' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
const url = await new Promise<string>((resolve) => {
  service.listen(0, '127.0.0.1', () => {
    const address = service.address()
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`)
  })
})
afterAll(() => service.close())

beforeEach(() => {
  entries.clear()
  answers = []
  requests = []
})

const read = (query = 'a', locale = 'en') =>
  createCachedFetch(['settings'])(url, {
    method: 'POST',
    body: query,
    headers: { 'cache-control': 'no-cache', 'x-locale': locale },
  })

test('a good answer is fetched once, past every cache of the service', async () => {
  answers = [{ body: '{"data":1}' }]
  expect(await (await read()).json()).toEqual({ data: 1 })
  expect(await (await read()).json()).toEqual({ data: 1 })
  expect(requests).toEqual([{ session: undefined, hint: 'no-cache' }])
})

test('one address in two languages has two answers', async () => {
  answers = [{ body: '{"data":"Hello"}' }, { body: '{"data":"Bonjour"}' }]
  const readIn = async (locale: string) =>
    (await createCachedFetch(['page'])(url, { headers: { 'x-locale': locale } })).json()
  expect([await readIn('en'), await readIn('fr'), await readIn('en')]).toEqual([
    { data: 'Hello' },
    { data: 'Bonjour' },
    { data: 'Hello' },
  ])
})

test('other questions have answers of their own', async () => {
  answers = [{ body: '{"data":1}' }, { body: '{"data":2}' }]
  expect(await (await read('a')).json()).toEqual({ data: 1 })
  expect(await (await read('b')).json()).toEqual({ data: 2 })
})

test('the same question in another language has an answer of its own', async () => {
  answers = [{ body: '{"name":"Page"}' }, { body: '{"name":"Seite"}' }]
  expect(await (await read('a', 'en')).json()).toEqual({ name: 'Page' })
  expect(await (await read('a', 'de')).json()).toEqual({ name: 'Seite' })
})

test.each([
  ['GraphQL errors with status 200', { status: 200, body: '{"errors":[{"message":"x"}],"data":null}' }],
  ['a server error', { status: 503, body: '{}' }],
  ['no such thing', { status: 404, body: '{"error":{}}' }],
  ['a body that is no JSON', { status: 200, body: '<html>' }],
])('%s is handed on and forgotten', async (_, bad) => {
  answers = [bad, { body: '{"data":"good"}' }]
  const first = await read()
  expect(first.status).toBe(bad.status)
  expect(await first.text()).toBe(bad.body)
  expect(await (await read()).json()).toEqual({ data: 'good' })
})

test('a service that is not there fails as a fetch does', async () => {
  await expect(createCachedFetch([])('http://127.0.0.1:1/', { method: 'POST', body: 'a' })).rejects.toThrow(
    'fetch failed',
  )
})
