import { describe, expect, test, vi } from 'vitest'
import { sendJson, serve, type LocalService } from '../test/serve.ts'
import { addToCart, fetchCart } from './cart.ts'
import { createCommerceClient, type CommerceClientOptions } from './client.ts'
import { createRetryBudget, type RetryBudget } from './exchanges.ts'
import { fetchProductSlugs, searchProducts } from './catalog.ts'
import { GetStoreUrlDocument } from './generated/store/graphql.ts'
import { fetchOrderByCheckout } from './orders.ts'
import { fetchStoreUrl } from './store.ts'

function connect({ url }: LocalService, options: Partial<CommerceClientOptions> = {}) {
  return createCommerceClient({ url, publicKey: 'pk_demo', ...options })
}

/** A budget that has earned retries already. */
function createFilledBudget(): RetryBudget {
  const budget = createRetryBudget()
  for (let tries = 0; tries < 10; tries += 1) budget.earn()
  return budget
}

const STORE_URL = { data: { storeSettings: { store: { url: 'https://sorrel.test' } } } }

describe('what every call sends', () => {
  test('GraphQL goes out by POST with the raw key, no caching, and its operation name', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const result = await fetchStoreUrl(connect(service))
    expect(result).toEqual({ ok: true, value: 'https://sorrel.test' })
    expect(service.received).toHaveLength(1)
    const [call] = service.received
    expect(call).toMatchObject({ method: 'POST', path: '/graphql', body: { operationName: 'getStoreUrl' } })
    expect(call?.headers).toMatchObject({ authorization: 'pk_demo', 'cache-control': 'no-cache' })
    expect(call?.headers).not.toHaveProperty('x-session')
  })

  test('REST goes out by GET with the key as Basic, the locale and no caching', async () => {
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
  test.each(['graphql', 'rest'])('%s sends the token and hands on a different one', async (kind) => {
    const onSession = vi.fn()
    const service = await serve((_, response) =>
      sendJson(response, { data: { cart: null } }, { 'x-session': 'new' }),
    )
    const client = connect(service, { getSession: () => 'old', onSession })
    if (kind === 'graphql') await fetchCart(client)
    else await client.read({ path: '/settings' })
    expect(service.received[0]?.headers['x-session']).toBe('old')
    expect(onSession.mock.calls).toEqual([['new']])
  })

  test('says nothing of a token that stayed the same', async () => {
    const onSession = vi.fn()
    const service = await serve((_, response) =>
      sendJson(response, { data: { cart: null } }, { 'x-session': 'old' }),
    )
    await fetchCart(connect(service, { getSession: () => 'old', onSession }))
    expect(onSession).not.toHaveBeenCalled()
  })

  test('two people never share an answer, in one client or in two, while both calls are under way', async () => {
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
  test('equal reads of one session that are under way go out once; later ones again', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const client = connect(service)
    const both = await Promise.all([fetchStoreUrl(client), fetchStoreUrl(client)])
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(service.received).toHaveLength(1)
    await fetchStoreUrl(client)
    expect(service.received).toHaveLength(2)
  })

  test('equal REST reads under way go out once', async () => {
    const service = await serve((_, response) => sendJson(response, {}))
    const client = connect(service)
    await Promise.all([client.read({ path: '/settings' }), client.read({ path: '/settings' })])
    await client.read({ path: '/settings', locale: 'fr' })
    expect(service.received).toHaveLength(2)
  })

  test('equal changes both go out', async () => {
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
  ])('a service %s is given up after the try’s time, and the connection with it', async (_, handle) => {
    const service = await serve(handle)
    const startedAt = performance.now()
    const result = await fetchStoreUrl(connect(service, { timeoutMs: 80, retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', operation: 'getStoreUrl' } })
    expect(performance.now() - startedAt).toBeLessThan(1500)
    expect(service.received).toHaveLength(1)
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test('REST has the same deadline', async () => {
    const service = await serve(() => {})
    const result = await connect(service, { timeoutMs: 80 }).read({ path: '/settings' })
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test('the budget bounds all tries together: what the first one used is gone', async () => {
    const service = await serve((_, response) => {
      if (service.received.length === 1) setTimeout(() => response.writeHead(503).end(), 60)
    })
    const startedAt = performance.now()
    const client = connect(service, { timeoutMs: 5000, retryBudget: createFilledBudget() })
    const result = await client.read({ path: '/settings' }, { budgetMs: 600 })
    const tookMs = performance.now() - startedAt
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(service.received).toHaveLength(2)
    expect(tookMs).toBeGreaterThan(500)
    expect(tookMs).toBeLessThan(2000)
  })

  test('a GraphQL call has a budget too, below the try’s own time', async () => {
    const service = await serve(() => {})
    const result = await connect(service).query(GetStoreUrlDocument, {}, { budgetMs: 60 })
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', message: 'No answer within 60 ms' } })
    await vi.waitFor(() => expect(service.getAborted()).toBe(1))
  })

  test('a fetch that ignores its signal is not waited for', async () => {
    const fetch = () => new Promise<Response>(() => {})
    const client = createCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch, timeoutMs: 30 })
    expect(await fetchStoreUrl(client)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  test('a caller may give up: that is no failure of the service', async () => {
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

  test('a read is sent again after a broken connection, twice in all', async () => {
    const service = await serve((_, response) => {
      response.destroy()
    })
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', aborted: false } })
    expect(service.received).toHaveLength(2)
  })

  test.each([400, 401, 404, 500])('a %i is final', async (status) => {
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

  test('Retry-After is waited for', async () => {
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

  test('a Retry-After beyond the budget ends the read at once', async () => {
    const service = await serve((_, response) => {
      response.writeHead(429, { 'retry-after': '120' }).end()
    })
    const startedAt = performance.now()
    const result = await fetchStoreUrl(connect(service, { retryBudget: createFilledBudget() }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 429 } })
    expect(performance.now() - startedAt).toBeLessThan(1000)
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

describe('answers that are no answers', () => {
  test.each([
    ['no JSON', 'application/json', '{"data": {"storeSe'],
    ['a page', 'text/html', '<!doctype html><p>Hello'],
    ['nothing', 'application/json', ''],
    ['an empty object', 'application/json', '{}'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[1]'],
    ['data that is a text', 'application/json', '{"data":"x"}'],
    ['data that is null', 'application/json', '{"data":null}'],
  ])('%s is a decode failure', async (_, type, body) => {
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

  test('a REST answer that is no JSON is a decode failure, a 404 is nothing', async () => {
    const service = await serve(({ path }, response) => {
      response.writeHead(path === '/api/none' ? 404 : 200).end('<p>')
    })
    expect(await connect(service).read({ path: '/page' })).toMatchObject({
      ok: false,
      error: { kind: 'decode' },
    })
    expect(await connect(service).read({ path: '/none' })).toEqual({ ok: true, value: undefined })
  })

  test('nobody at the address is a network failure', async () => {
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
  ])('%s with %i %s counts %i', async (kind, status, body, failures) => {
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

  test('a refused change is the shopper’s, not a failure of the service', async () => {
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
