import { type ListRequest, parseFilterQuery } from '@sorrel/domain/filters'
import { expect, test } from 'vitest'
import { createServiceListTransport } from './listing-transport.ts'
import { createFakeClient } from './testing.ts'

const request = (query = ''): ListRequest => ({
  locale: 'en',
  currency: 'GBP',
  pageSize: 20,
  query: parseFilterQuery(query),
})

const attributes = { results: [{ id: 'material', name: 'Material', filterable: true, values: ['Oak'] }] }
const getListing = () => ({ data: { products: { count: 1, results: [{ id: 'a', slug: 'a', name: 'A' }] } } })
const none = { signal: undefined }

test('a list comes with what the store filters by, which is asked for once', async () => {
  const client = createFakeClient({ getListing, '/attributes': () => attributes })
  const fetch = createServiceListTransport(client)
  const [first] = await Promise.all([fetch(request(), none), fetch(request('sort=name'), none)])
  expect(first).toMatchObject({
    value: { products: [{ slug: 'a' }], isCounted: false, filters: [{ id: 'material' }] },
  })
  expect(client.calls.filter(({ operation }) => operation === '/attributes')).toHaveLength(1)
})

test('values are known before they are asked for: others are left out', async () => {
  const client = createFakeClient({
    getListing,
    '/attributes': () => attributes,
    '/products': () => ({ count: 1, results: [{ id: 'a' }] }),
  })
  await createServiceListTransport(client)(request('material=Oak&utm_source=mail'), none)
  const [call] = client.calls.filter(({ operation }) => operation === '/products')
  expect(call?.variables).toMatchObject({ '$filters[material][0]': 'Oak' })
  expect(Object.keys(call?.variables ?? {}).join(' ')).not.toContain('utm_source')
})

test('without the definitions a list has no filters, and they are asked for again', async () => {
  let answers = 0
  const client = createFakeClient({
    getListing,
    '/attributes': () => {
      answers += 1
      return answers === 1 ? new Response('', { status: 400 }) : attributes
    },
  })
  const fetch = createServiceListTransport(client)
  expect(await fetch(request(), none)).toMatchObject({ ok: true, value: { filters: [] } })
  expect(await fetch(request(), none)).toMatchObject({ ok: true, value: { filters: [{ id: 'material' }] } })
})

test('a list that is no longer wished for ends its call', async () => {
  const leaving = new AbortController()
  const client = createFakeClient({ getListing, '/attributes': () => attributes })
  leaving.abort()
  const found = await createServiceListTransport(client)(request(), { signal: leaving.signal })
  expect(found.ok).toBe(false)
})
