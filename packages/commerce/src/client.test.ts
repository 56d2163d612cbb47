import { describe, expect, test, vi } from 'vitest'
import { sendJson, serve, type LocalService } from '../test/serve.ts'
import { addToCart, deleteCartItem, fetchCart } from './cart.ts'
import { type CommerceClient, createCommerceClient, type CommerceClientOptions } from './client.ts'
import { createRetryBudget, NotSentError, type RetryBudget } from './exchanges.ts'
import { fetchCategory, fetchProductSlugs, searchProducts } from './catalog.ts'
import { GetStoreUrlDocument } from './generated/store/graphql.ts'
import { fetchContentPage } from './content.ts'
import { fetchOrderByCheckout } from './orders.ts'
import { fetchProduct } from './product.ts'
import { fetchStoreUrl } from './store.ts'

function connect({ url }: LocalService, options: Partial<CommerceClientOptions> = {}) {
  return createCommerceClient({ url, publicKey: 'pk_demo', ...options })
}

/** A retry budget that allows retries from the first request on. */
function createFilledBudget(): RetryBudget {
  const budget = createRetryBudget()
  for (let attempts = 0; attempts < 10; attempts += 1) budget.earn()
  return budget
}

const STORE_URL = { data: { storeSettings: { store: { url: 'https://sorrel.test' } } } }

describe('what every call sends', () => {
  test('GraphQL is sent by POST with the bare public key, `no-cache` and the operation’s name', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const result = await fetchStoreUrl(connect(service))
    expect(result).toEqual({ ok: true, value: 'https://sorrel.test' })
    expect(service.received).toHaveLength(1)
    const [call] = service.received
    expect(call).toMatchObject({
      method: 'POST',
      path: '/graphql/v2',
      body: { operationName: 'getStoreUrl' },
    })
    expect(call?.headers).toMatchObject({ authorization: 'pk_demo', 'cache-control': 'no-cache' })
    expect(call?.headers).not.toHaveProperty('x-session')
  })

  test('REST is sent by GET with the public key as Basic credentials, the locale and `no-cache`', async () => {
    const service = await serve((_, response) => sendJson(response, null))
    await fetchOrderByCheckout(connect(service, { getSession: () => 'mine' }), {
      checkoutId: 'c&1',
      locale: 'fr',
    })
    const [call] = service.received
    expect(call).toMatchObject({ method: 'GET', path: '/api/cart/order?checkout_id=c%261' })
    expect(call?.headers).toMatchObject({
      authorization: `Basic ${btoa('pk_demo')}`,
      'cache-control': 'no-cache',
      'x-locale': 'fr',
      'x-session': 'mine',
    })
  })
})

describe('session', () => {
  test.each(['graphql', 'rest'])(
    '%s sends the token and passes a different one of the answer to `onSession`',
    async (kind) => {
      const onSession = vi.fn()
      const service = await serve((_, response) =>
        sendJson(response, { data: { cart: null } }, { 'x-session': 'new' }),
      )
      const client = connect(service, { getSession: () => 'old', onSession })
      if (kind === 'graphql') await fetchCart(client)
      else await client.read({ path: '/settings' })
      expect(service.received[0]?.headers['x-session']).toBe('old')
      expect(onSession.mock.calls).toEqual([['new']])
    },
  )

  test('does not call `onSession` when the token stays the same', async () => {
    const onSession = vi.fn()
    const service = await serve((_, response) =>
      sendJson(response, { data: { cart: null } }, { 'x-session': 'old' }),
    )
    await fetchCart(connect(service, { getSession: () => 'old', onSession }))
    expect(onSession).not.toHaveBeenCalled()
  })

  test('simultaneous calls of two people never share an answer, in one client or in two', async () => {
    const waiting: (() => void)[] = []
    const service = await serve(async ({ headers }, response) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 4) for (const go of waiting) go()
      })
      const owner = String(headers['x-session'])
      sendJson(
        response,
        { data: { cart: { checkoutId: `cart of ${owner}`, items: [] } } },
        { 'x-session': `${owner}!` },
      )
    })
    let current = 'ann'
    const tokens: string[] = []
    const shared = connect(service, { getSession: () => current, onSession: (token) => tokens.push(token) })
    const annsCall = fetchCart(shared)
    current = 'bob'
    const bobsCall = fetchCart(shared)
    const calls = [
      annsCall,
      bobsCall,
      ...['cat', 'dan'].map((name) => fetchCart(connect(service, { getSession: () => name }))),
    ]
    const owners = (await Promise.all(calls)).map((result) =>
      result.ok ? result.value?.checkoutId : result.error,
    )
    expect(owners).toEqual(['cart of ann', 'cart of bob', 'cart of cat', 'cart of dan'])
    expect(tokens.toSorted()).toEqual(['ann!', 'bob!'])
  })
})

describe('coalescing', () => {
  test('equal reads of one session that run at the same time are sent once; a later one is sent again', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const client = connect(service)
    const both = await Promise.all([fetchStoreUrl(client), fetchStoreUrl(client)])
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(service.received).toHaveLength(1)
    await fetchStoreUrl(client)
    expect(service.received).toHaveLength(2)
  })

  test.each(['during', 'after'])(
    'a read asked for %s a change does not share one that began before',
    async (when) => {
      const waiting: (() => void)[] = []
      const service = await serve(async ({ body }, response) => {
        const isChange = JSON.stringify(body).includes('deleteCartItem')
        if (isChange ? when === 'during' : waiting.length === 0)
          await new Promise<void>((resolve) => waiting.push(resolve))
        sendJson(response, { data: { cart: null, deleteCartItem: null } })
      })
      const client = connect(service)
      const before = fetchCart(client)
      await vi.waitUntil(() => waiting.length === 1)
      const change = deleteCartItem(client, { itemId: 'line' })
      if (when === 'after') await change
      else await vi.waitUntil(() => waiting.length === 2)
      await fetchCart(client)
      expect(service.received).toHaveLength(3)
      for (const go of waiting) go()
      expect((await before).ok && (await change).ok).toBe(true)
    },
  )

  test('a read with a signal or a session hook of its own shares with none', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const client = connect(service)
    const { signal } = new AbortController()
    const own = [{}, { signal }, { signal }, { onSession: () => {} }, { onSession: () => {} }]
    const answers = await Promise.all(own.map((call) => client.query(GetStoreUrlDocument, {}, call)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(service.received).toHaveLength(5)
  })

  test('an abort of one read leaves an equal one alone', async () => {
    const waiting = Promise.withResolvers<void>()
    const service = await serve(async (_, response) => {
      await waiting.promise
      sendJson(response, STORE_URL)
    })
    const client = connect(service)
    const giveUp = new AbortController()
    const left = client.query(GetStoreUrlDocument, {}, { signal: giveUp.signal })
    const kept = fetchStoreUrl(client)
    await vi.waitUntil(() => service.received.length === 2)
    giveUp.abort()
    expect(await left).toMatchObject({ ok: false, error: { aborted: true } })
    waiting.resolve()
    expect(await kept).toEqual({ ok: true, value: 'https://sorrel.test' })
  })

  test('equal REST reads that run at the same time are sent once', async () => {
    const service = await serve((_, response) => sendJson(response, {}))
    const client = connect(service)
    await Promise.all([client.read({ path: '/settings' }), client.read({ path: '/settings' })])
    await client.read({ path: '/settings', locale: 'fr' })
    expect(service.received).toHaveLength(2)
  })

  test('equal changes are both sent', async () => {
    const service = await serve((_, response) => sendJson(response, { data: { addCartItem: null } }))
    const client = connect(service)
    const input = { productId: 'p', quantity: 1, options: [], purchaseOption: { type: 'standard' as const } }
    await Promise.all([addToCart(client, { input }), addToCart(client, { input })])
    expect(service.received).toHaveLength(2)
  })
})

describe('deadlines', () => {
  test.each([
    ['that never answers', () => {}],
    [
      'whose answer stops half-way',
      (_: unknown, response: { write: (text: string) => void }) => response.write('{"da'),
    ],
  ])('a request to a service %s is aborted after the time for one try', async (_, handle) => {
    const service = await serve(handle)
    const result = await fetchStoreUrl(connect(service, { timeoutMs: 80, retryBudget: createFilledBudget() }))
    const error = { kind: 'timeout', operation: 'getStoreUrl', message: 'No answer within 80 ms' }
    expect(result).toMatchObject({ ok: false, error })
    expect(service.received).toHaveLength(1)
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test('REST has the same deadline', async () => {
    const service = await serve(() => {})
    const result = await connect(service, { timeoutMs: 80 }).read({ path: '/settings' })
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test('the time budget holds for all attempts together', async () => {
    const service = await serve((_, response) => {
      if (service.received.length === 1) setTimeout(() => response.writeHead(503).end(), 60)
    })
    const startedAt = performance.now()
    const client = connect(service, { timeoutMs: 5000, retryBudget: createFilledBudget() })
    const result = await client.read({ path: '/settings' }, { budgetMs: 600 })
    // What the first try has left of the budget: the time for one try is ten times as long.
    const message = expect.stringMatching(/^No answer within [1-5]?\d?\d ms$/)
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', message } })
    expect(service.received).toHaveLength(2)
    expect(performance.now() - startedAt).toBeGreaterThan(500)
  })

  test('a GraphQL call ends with its time budget, even when the time for one try is longer', async () => {
    const service = await serve(() => {})
    const result = await connect(service).query(GetStoreUrlDocument, {}, { budgetMs: 60 })
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', message: 'No answer within 60 ms' } })
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test.each([
    ['a query', (client: CommerceClient) => client.query(GetStoreUrlDocument, {})],
    ['a read', (client: CommerceClient) => client.read({ path: '/settings' })],
  ])('%s takes no longer than what it is made for has left', async (_, call) => {
    const service = await serve(() => {})
    const result = await call(connect(service, { getTimeLeftMs: () => 50 }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', message: 'No answer within 50 ms' } })
    expect(service.received).toHaveLength(1)
  })

  test('without any time left no call goes out', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const result = await fetchStoreUrl(connect(service, { getTimeLeftMs: () => 0 }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(service.received).toHaveLength(0)
  })

  test('a read is not sent again when its wait would take the time that is left', async () => {
    const service = await serve((_, response) => {
      response.writeHead(503, { 'retry-after': '1' }).end()
    })
    const options = { getTimeLeftMs: () => 500, retryBudget: createFilledBudget() }
    const result = await fetchStoreUrl(connect(service, options))
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } })
    expect(service.received).toHaveLength(1)
  })

  test('a `fetch` that ignores its signal ends with the deadline, too', async () => {
    const fetch = () => new Promise<Response>(() => {})
    const client = createCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch, timeoutMs: 30 })
    expect(await fetchStoreUrl(client)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  test.each<[string, number, number, (client: CommerceClient) => Promise<unknown>]>([
    ['one try has 8 s, and a time-out is not tried again', 0, 8000, (client) => fetchStoreUrl(client)],
    ['both tries of a product have 10 s', 4000, 10_000, (client) => fetchProduct(client, { slug: 'soap' })],
    [
      'both tries of a category have 15 s',
      7000,
      15_000,
      (client) => fetchCategory(client, { slug: 'gifts' }),
    ],
  ])('%s', async (_, firstMs, endsAfterMs, call) => {
    vi.useFakeTimers({ now: 0 })
    const silence = () => new Promise<Response>(() => {})
    const refusal = () =>
      new Promise<Response>((resolve) =>
        setTimeout(() => resolve(new Response('', { status: 503 })), firstMs),
      )
    const fetch = vi.fn(silence)
    if (firstMs > 0) fetch.mockImplementationOnce(refusal)
    const retryBudget = createFilledBudget()
    const client = createCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch, retryBudget })
    const ended = call(client).then((result) => ({ result, ms: Date.now() }))
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect(await ended).toMatchObject({ result: { ok: false, error: { kind: 'timeout' } }, ms: endsAfterMs })
    expect(fetch).toHaveBeenCalledTimes(firstMs > 0 ? 2 : 1)
  })

  test('an abort by the caller is not reported as a failure of the service', async () => {
    const onFailure = vi.fn()
    const service = await serve(() => {})
    const giveUp = new AbortController()
    const client = connect(service, { onFailure, retryBudget: createFilledBudget() })
    const search = searchProducts(client, { searchTerm: 'soap', signal: giveUp.signal })
    await vi.waitFor(() => expect(service.received).toHaveLength(1))
    giveUp.abort()
    const result = await search
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', aborted: true } })
    expect(onFailure).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
    expect(service.received).toHaveLength(1)
  })
})

describe('retries', () => {
  test.each([429, 502, 503, 504])('a read is sent again after a %i', async (status) => {
    const service = await serve((_, response) => {
      if (service.received.length === 1) response.writeHead(status).end()
      else sendJson(response, STORE_URL)
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toEqual({ ok: true, value: 'https://sorrel.test' })
    expect(service.received).toHaveLength(2)
  })

  test('a read is sent at most twice when the connection breaks', async () => {
    const service = await serve((_, response) => {
      response.destroy()
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', aborted: false } })
    expect(service.received).toHaveLength(2)
  })

  test('a read that fails twice uses one retry of the budget', async () => {
    const service = await serve((_, response) => {
      response.writeHead(503).end()
    })
    const retryBudget = createFilledBudget()
    for (let attempts = 0; attempts < 10; attempts += 1) retryBudget.earn()
    const client = connect(service, { retryBudget })
    await fetchStoreUrl(client)
    await fetchStoreUrl(client)
    expect(service.received).toHaveLength(4)
  })

  test('a call that was not sent on purpose is not sent again', async () => {
    const fetch = vi.fn(() => Promise.reject(new NotSentError('not asked')))
    const options = { url: 'https://shop.test', publicKey: 'pk', fetch, retryBudget: createFilledBudget() }
    const result = await fetchStoreUrl(createCommerceClient(options))
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'network', aborted: false, message: 'not asked' },
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each([400, 401, 404, 500])('a read is not sent again after a %i', async (status) => {
    const service = await serve((_, response) => {
      response.writeHead(status).end()
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status } })
    expect(service.received).toHaveLength(1)
  })

  test('a change is never sent again', async () => {
    const service = await serve((_, response) => {
      response.writeHead(503).end()
    })
    const input = { productId: 'p', quantity: 1, options: [], purchaseOption: { type: 'standard' as const } }
    const result = await addToCart(connect(service, { retryBudget: createFilledBudget() }), { input })
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } })
    expect(service.received).toHaveLength(1)
  })

  test('a read is sent again after the time in `Retry-After`', async () => {
    const times: number[] = []
    const service = await serve((_, response) => {
      times.push(performance.now())
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' }).end()
      else sendJson(response, STORE_URL)
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result.ok).toBe(true)
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(950)
  })

  test('a `Retry-After` beyond the time budget ends the read at once', async () => {
    const service = await serve((_, response) => {
      response.writeHead(429, { 'retry-after': '120' }).end()
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 429 } })
    expect(service.received).toHaveLength(1)
  })

  test('in an outage 50 reads make at most 55 requests', async () => {
    const service = await serve((_, response) => {
      response.writeHead(503, { 'retry-after': '0' }).end()
    })
    const client = connect(service)
    for (let read = 0; read < 50; read += 1) await fetchStoreUrl(client)
    expect(service.received.length).toBeGreaterThan(50)
    expect(service.received.length).toBeLessThanOrEqual(55)
  })
})

describe('answers that cannot be read', () => {
  test.each([
    ['no JSON', 'application/json', '{"data": {"storeSe'],
    ['a page', 'text/html', '<!doctype html><p>Hello'],
    ['nothing', 'application/json', ''],
    ['an empty object', 'application/json', '{}'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[1]'],
    ['data that is a text', 'application/json', '{"data":"x"}'],
    ['data that is null', 'application/json', '{"data":null}'],
  ])('with %s are decode failures', async (_, type, body) => {
    const onFailure = vi.fn()
    const service = await serve((_, response) => {
      response.writeHead(200, { 'content-type': type }).end(body)
    })
    const result = await fetchProductSlugs(connect(service, { onFailure }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('errors are a graphql failure with their codes', async () => {
    const errors = [{ message: 'No such field', extensions: { code: 'BAD' } }, { message: 'And more' }]
    const service = await serve((_, response) => sendJson(response, { data: null, errors }))
    expect(await fetchStoreUrl(connect(service))).toEqual({
      ok: false,
      error: {
        kind: 'graphql',
        operation: 'getStoreUrl',
        message: 'No such field; And more',
        codes: ['BAD'],
      },
    })
  })

  test('a REST answer without JSON is a decode failure; a 404 is undefined', async () => {
    const service = await serve(({ path }, response) => {
      response.writeHead(path === '/api/none' ? 404 : 200).end('<p>')
    })
    expect(await connect(service).read({ path: '/page' })).toMatchObject({
      ok: false,
      error: { kind: 'decode' },
    })
    expect(await connect(service).read({ path: '/none' })).toEqual({ ok: true, value: undefined })
  })

  test('an address without a server is a network failure', async () => {
    const client = createCommerceClient({ url: 'http://127.0.0.1:1', publicKey: 'pk' })
    expect(await fetchStoreUrl(client)).toMatchObject({
      ok: false,
      error: { kind: 'network', aborted: false },
    })
  })
})

describe('failure reports', () => {
  test.each([
    ['graphql', 503, '', 1],
    ['graphql', 200, '{"data":null,"errors":[{"message":"x"}]}', 1],
    ['graphql', 200, JSON.stringify(STORE_URL), 0],
    ['rest', 503, '', 1],
    ['rest', 404, '', 0],
  ])('a %s answer with status %i and body %j reports %i failures', async (kind, status, body, failures) => {
    const onFailure = vi.fn()
    const onSuccess = vi.fn()
    const service = await serve((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    const client = connect(service, { onFailure, onSuccess })
    if (kind === 'rest') await client.read({ path: '/x' })
    else await fetchStoreUrl(client)
    expect(onFailure).toHaveBeenCalledTimes(failures)
    expect(onSuccess).toHaveBeenCalledTimes(1 - failures)
  })

  test('a refused change is not reported as a failure of the service', async () => {
    const onFailure = vi.fn()
    const service = await serve((_, response) =>
      sendJson(response, { data: null, errors: [{ message: 'Not enough stock' }] }),
    )
    const input = { productId: 'p', quantity: 9, options: [], purchaseOption: { type: 'standard' as const } }
    const result = await addToCart(connect(service, { onFailure }), { input })
    expect(result).toMatchObject({ ok: false, error: { kind: 'user', reason: 'refused' } })
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('partial data', () => {
  const SOAP = { id: 'p1', slug: 'soap', name: 'Soap', price: 5, currency: 'GBP' }
  const refuse = (...path: readonly (string | number)[]) => ({ message: 'Refused', path })

  async function fetchSoap(answer: unknown, options: Partial<CommerceClientOptions> = {}) {
    const service = await serve((_, response) => sendJson(response, answer))
    return fetchProduct(connect(service, options), { slug: 'soap', currency: 'GBP' })
  }

  test('an error on one field fails what needs that field, not the call', async () => {
    const [onFailure, onSuccess, warn] = [vi.fn(), vi.fn(), vi.fn()]
    const answer = {
      data: { productBySlug: { ...SOAP, content: null, upSells: [{ product: null }] } },
      errors: [refuse('productBySlug', 'content'), refuse('productBySlug', 'upSells', 0, 'product')],
    }
    const product = await fetchSoap(answer, { onFailure, onSuccess, logger: { warn } })
    expect(product).toMatchObject({ ok: true, value: { slug: 'soap', upSells: [] } })
    expect([onFailure, onSuccess].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(warn).toHaveBeenCalledWith('A part of the answer was refused', {
      operation: 'getProduct',
      fields: ['productBySlug.content', 'productBySlug.upSells.product'],
      reason: 'Refused',
    })
  })

  test.each([
    ['the record itself', { productBySlug: null }, refuse('productBySlug')],
    ['a field that it cannot do without', { productBySlug: SOAP }, refuse('productBySlug', 'variants')],
    ['something that it does not name', { productBySlug: SOAP }, { message: 'Refused' }],
  ])('a refusal of %s is a failure, never "there is none"', async (_name, data, error) => {
    expect(await fetchSoap({ data, errors: [error] })).toMatchObject({
      ok: false,
      error: { kind: 'graphql' },
    })
  })

  test('a missing record is null or an empty string', async () => {
    for (const missing of [null, ''])
      expect(await fetchSoap({ data: { productBySlug: missing } })).toEqual({ ok: true, value: null })
    const service = await serve((_, response) => sendJson(response, ''))
    expect(await fetchContentPage(connect(service), { slug: 'no' })).toEqual({ ok: true, value: null })
  })
})

test('GraphQL is called at another path where the store needs one', async () => {
  const service = await serve((_, response) => sendJson(response, STORE_URL))
  await fetchStoreUrl(connect(service, { graphqlPath: '/graphql' }))
  expect(service.received[0]?.path).toBe('/graphql')
})
