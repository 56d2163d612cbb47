import { createServer } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAnswerCache, createCachedFetch } from './cached-fetch.ts'
import { createDroppedTags } from './dropped-tags.ts'
import { listenLocally } from './listen-locally.ts'
import { type Read, runRender } from './render.ts'

let answers: { readonly status?: number; readonly body: string }[]
let requests: { readonly session: unknown; readonly hint: unknown }[]

const service = createServer((request, response) => {
  requests.push({ session: request.headers['x-session'], hint: request.headers['cache-control'] })
  const { status = 200, body } = answers.shift() ?? { body: '{"data":"late"}' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
const url = `${await listenLocally(service)}/graphql`
afterAll(() => service.close())

/** Each test has a cache of its own: tags are part of what an answer is cached under. */
let tag = 0

beforeEach(() => {
  tag += 1
  answers = []
  requests = []
})

const read = (query = 'a', locale = 'en') =>
  createCachedFetch([`test:${tag}`])(url, {
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
    (await createCachedFetch([`test:${tag}`])(url, { headers: { 'x-locale': locale } })).json()
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

describe('with a change at the service', () => {
  const body = (data: string) => ({
    status: 200,
    contentType: 'application/json',
    body: `{"data":"${data}"}`,
  })

  function setUp() {
    let time = 1000
    const dropped = createDroppedTags({ now: () => time })
    const cache = createAnswerCache({ now: () => time, dropped })
    const reads: Read[] = []
    /** Reads as the maker of a cached page does, and as anybody else. */
    const ask = (answer: () => Promise<ReturnType<typeof body>>, isPageCached = false) => {
      const read = () => cache.read({ key: 'soap', tags: ['product:soap'], ask: answer })
      const render = { deadline: 0, recordRead: (one: Read) => void reads.push(one) }
      return (isPageCached ? runRender(render, read) : read()).then((found) => found.body)
    }
    return { dropped, cache, ask, reads, pass: (ms: number) => void (time += ms) }
  }

  test('a read that began before the change is answered and not kept', async () => {
    const { dropped, ask, pass } = setUp()
    const held = Promise.withResolvers<ReturnType<typeof body>>()
    const first = ask(() => held.promise)
    pass(10)
    dropped.drop(['product:soap'])
    pass(10)
    const second = ask(() => Promise.resolve(body('new')))
    held.resolve(body('old'))
    expect([await first, await second]).toEqual(['{"data":"old"}', '{"data":"new"}'])
    expect(await ask(() => Promise.reject(new Error('asked again')))).toBe('{"data":"new"}')
  })

  test('after a change a service that keeps copies is asked twice, since the old copy comes once more', async () => {
    const { dropped, cache, pass } = setUp()
    const asked: string[] = []
    const read = async (key: string, hasCopies: boolean) => {
      const given = ['old', 'new']
      const found = await cache.read({
        key,
        tags: ['product:soap'],
        hasCopies,
        ask: async () => {
          asked.push(key)
          return body(given.shift() ?? 'none')
        },
      })
      return found.body
    }
    expect(await read('copied', true)).toBe('{"data":"old"}')
    expect(asked).toEqual(['copied'])
    pass(10)
    dropped.drop(['product:soap'])
    pass(10)
    expect(await read('copied', true)).toBe('{"data":"new"}')
    expect(await read('copied', true)).toBe('{"data":"new"}')
    expect(await read('cold', true)).toBe('{"data":"new"}')
    expect(await read('its own', false)).toBe('{"data":"old"}')
    expect(asked).toEqual(['copied', 'copied', 'copied', 'cold', 'cold', 'its own'])
  })

  test('a page that is to be cached knows when its reads began', async () => {
    const { ask, reads, pass } = setUp()
    await ask(() => Promise.resolve(body('a')))
    pass(5000)
    await ask(() => Promise.reject(new Error('asked again')), true)
    expect(reads.map(({ startedAt, tags }) => ({ startedAt, tags }))).toEqual([
      { startedAt: 1000, tags: ['product:soap'] },
    ])
  })

  test('an expired answer goes out at once and is renewed meanwhile; a cached page waits for the new one', async () => {
    const { ask, pass } = setUp()
    await ask(() => Promise.resolve(body('first')))
    pass(300_000)
    expect(await ask(() => Promise.resolve(body('second')))).toBe('{"data":"first"}')
    expect(await ask(() => Promise.reject(new Error('asked again')))).toBe('{"data":"second"}')
    pass(300_000)
    expect(await ask(() => Promise.resolve(body('third')), true)).toBe('{"data":"third"}')
  })

  test('what the service no longer has is gone at once', async () => {
    const { dropped, ask, pass } = setUp()
    await ask(() => Promise.resolve(body('good')))
    pass(1)
    dropped.drop(['product:soap'])
    pass(1)
    const gone = () => Promise.resolve({ ...body('gone'), status: 404 })
    expect(await ask(gone, true)).toBe('{"data":"gone"}')
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })

  test('the last good answer stands in for a day while the service fails', async () => {
    const { dropped, ask, pass } = setUp()
    await ask(() => Promise.resolve(body('good')))
    pass(1)
    dropped.drop(['product:soap'])
    pass(1)
    expect(await ask(() => Promise.reject(new Error('down')))).toBe('{"data":"good"}')
    expect(await ask(() => Promise.resolve({ ...body(''), status: 503 }), true)).toBe('{"data":"good"}')
    pass(86_400_000)
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })
})
