import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendJson, serve } from '../test/serve.ts'
import { createCommerceClient, withCallOptions } from './client.ts'
import { fetchProductsPage } from './catalog.ts'
import { fetchOrderByCheckout } from './orders.ts'
import { fetchProduct } from './product.ts'
import { fetchStoreUrl } from './store.ts'

const STORE_URL = { data: { storeSettings: { store: { url: 'https://sorrel.test' } } } }
const PRODUCT = { slug: 'soap', currency: 'GBP', locale: 'en' }

describe('an engine without `AbortSignal.any`', () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}
  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', any)
  })

  test('makes every call, and its signal ends one', async () => {
    Reflect.deleteProperty(AbortSignal, 'any')
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const client = createCommerceClient({ url: service.url, publicKey: 'pk' })
    expect(await fetchStoreUrl(client)).toEqual({ ok: true, value: 'https://sorrel.test' })
    const { signal } = new AbortController()
    expect(await fetchStoreUrl(withCallOptions(client, { signal }))).toMatchObject({ ok: true })
    const given = withCallOptions(client, { signal: AbortSignal.abort() })
    expect(await fetchStoreUrl(given)).toMatchObject({ error: { kind: 'network', aborted: true } })
  })
})

test.each(['nowhere', '', 'store.example', 'http://'])(
  'the address %j fails each call and throws nothing',
  async (url) => {
    const send = vi.fn()
    const client = createCommerceClient({ url, publicKey: 'pk', fetch: send })
    const error = { kind: 'network', aborted: false }
    expect(await fetchStoreUrl(client)).toMatchObject({ ok: false, error })
    expect(await fetchOrderByCheckout(client, { checkoutId: 'c', locale: 'en' })).toMatchObject({
      ok: false,
      error,
    })
    expect(send).not.toHaveBeenCalled()
  },
)

describe('a signal for all calls of a client', () => {
  const reads: readonly (readonly [
    string,
    (client: ReturnType<typeof createCommerceClient>) => Promise<unknown>,
  ])[] = [
    ['a product', (client) => fetchProduct(client, PRODUCT)],
    ['a list', (client) => fetchProductsPage(client, { currency: 'GBP', locale: 'en' })],
    ['an order by REST', (client) => fetchOrderByCheckout(client, { checkoutId: 'c', locale: 'en' })],
  ]

  test.each(reads)('ends %s under way, and its connection', async (_, read) => {
    const closed = Promise.withResolvers<void>()
    const received = Promise.withResolvers<void>()
    const service = await serve((_request, response) => {
      response.once('close', closed.resolve)
      received.resolve()
    })
    const router = new AbortController()
    const client = createCommerceClient({ url: service.url, publicKey: 'pk' })
    const answer = read(withCallOptions(client, { signal: router.signal }))
    await received.promise
    router.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network', aborted: true } })
    await closed.promise
  })

  test('gives way to the signal of a call', async () => {
    const service = await serve((_, response) => sendJson(response, STORE_URL))
    const client = withCallOptions(createCommerceClient({ url: service.url, publicKey: 'pk' }), {
      signal: AbortSignal.abort(),
    })
    const { signal } = new AbortController()
    expect(await client.read({ path: '/settings' }, { signal })).toMatchObject({ ok: true })
  })
})

test('a failure of the network keeps what was thrown as its cause, but not in JSON', async () => {
  const thrown = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })
  const client = createCommerceClient({
    url: 'https://store.test',
    publicKey: 'pk',
    fetch: () => Promise.reject(thrown),
  })
  for (const answer of [await fetchStoreUrl(client), await client.read({ path: '/settings' })]) {
    const error = answer.ok ? undefined : answer.error
    expect(error?.cause).toBe(thrown)
    expect(Object.keys({ ...error }).toSorted()).toEqual(['aborted', 'kind', 'message', 'operation'])
  }
})
