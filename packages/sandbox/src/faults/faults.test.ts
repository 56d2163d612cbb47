import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ FAULTS: '1' })
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.call('/faults', { method: 'DELETE' }))

const PRODUCT = 'query GetProduct($slug: String) { productBySlug(slug: $slug) { slug } }'

const put = (...faults: readonly object[]) =>
  sandbox.call('/faults', { method: 'PUT', body: JSON.stringify({ faults }) })

function ask(slug: string): Promise<Response> {
  return sandbox.call('/graphql/v2', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'GetProduct', query: PRODUCT, variables: { slug } }),
  })
}

describe('kinds', () => {
  test('a status', async () => {
    await put({ operation: 'GetProduct', kind: 'status', status: 503 })
    expect((await ask('soy-candle')).status).toBe(503)
  })

  test('a rate limit with `Retry-After`', async () => {
    await put({ operation: 'GetProduct', kind: 'rate-limit', retryAfterSeconds: 7 })
    const answer = await ask('soy-candle')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  })

  test('GraphQL errors without data', async () => {
    await put({ operation: 'GetProduct', kind: 'errors', message: 'Out of tea' })
    expect(await (await ask('soy-candle')).json()).toEqual({
      data: null,
      errors: [{ message: 'Out of tea' }],
    })
  })

  test('incomplete JSON', async () => {
    await put({ operation: 'GetProduct', kind: 'malformed' })
    await expect((await ask('soy-candle')).json()).rejects.toThrow(SyntaxError)
  })

  test('a connection that breaks', async () => {
    await put({ operation: 'GetProduct', kind: 'reset' })
    await expect(ask('soy-candle')).rejects.toThrow('fetch failed')
  })

  test('a delay, then the answer', async () => {
    await put({ operation: 'GetProduct', kind: 'delay', delayMs: 250 })
    const startedAt = performance.now()
    expect(await (await ask('soy-candle')).json()).toEqual({
      data: { productBySlug: { slug: 'soy-candle' } },
    })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(245)
  })
})

describe('the requests of a fault', () => {
  test('are those of an operation, or only those with the value of a variable', async () => {
    await put({ operation: 'GetProduct', variables: { slug: 'soy-candle' }, kind: 'status' })
    expect((await ask('soy-candle')).status).toBe(500)
    expect((await ask('body-oil')).status).toBe(200)
    expect((await sandbox.query('query Other { session { locale } }')).errors).toBeUndefined()
  })

  test('are as many as `times`', async () => {
    await put({ operation: 'GetProduct', kind: 'status', times: 2 })
    expect([(await ask('a')).status, (await ask('a')).status, (await ask('a')).status]).toEqual([
      500, 500, 200,
    ])
  })

  test('can be REST addresses with parameters', async () => {
    await put(
      { operation: '/api/content/pages/home', kind: 'status' },
      { operation: '/cdn/soy-candle-1.webp', variables: { width: 64 }, kind: 'status' },
    )
    expect((await sandbox.call('/api/content/pages/home/')).status).toBe(500)
    expect((await sandbox.call('/cdn/soy-candle-1.webp?width=64')).status).toBe(500)
    expect((await sandbox.call('/cdn/soy-candle-1.webp')).status).toBe(200)
  })

  test('can be all, except those to the switches', async () => {
    await put({ operation: '*', kind: 'reset' })
    await expect(sandbox.call('/api/settings')).rejects.toThrow('fetch failed')
    expect((await sandbox.call('/readyz')).status).toBe(200)
    expect(await (await sandbox.call('/faults', { method: 'DELETE' })).json()).toEqual({ faults: [] })
    expect((await sandbox.call('/api/settings')).status).toBe(200)
  })
})

test('invalid switches are refused and change nothing', async () => {
  await put({ operation: 'GetProduct', kind: 'status' })
  expect((await put({ operation: 'GetProduct', kind: 'explode' })).status).toBe(400)
  expect(await (await sandbox.call('/faults')).json()).toMatchObject({
    faults: [{ operation: 'GetProduct', kind: 'status' }],
  })
})

test('without FAULTS=1 there are no switches', async () => {
  const other = await startSandbox()
  expect((await other.call('/faults', { method: 'PUT', body: '{"faults":[]}' })).status).toBe(404)
  await other.stop()
})
