import { parseFilterQuery } from '@sorrel/domain/filters'
import { anAttribute } from '@sorrel/domain/testing'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCatalogClient, type CatalogClient } from '../src/client.ts'
import {
  type AnnouncedChange,
  createCatalogApi,
  deleteProducts,
  writeProducts,
  writeRatings,
} from '../src/server.ts'
import { aCatalogProduct } from './a-catalog-product.ts'
import { openDatabase, type TestDatabase } from './open-database.ts'

const SECRET = 'a-secret-for-tests-only'
const AUDIENCE = { locale: 'en', currency: 'GBP' }
const LIST = { ...AUDIENCE, query: parseFilterQuery(''), pageSize: 25 }

let database: TestDatabase
let app: Hono
let client: CatalogClient
const announced: AnnouncedChange[] = []

beforeAll(async () => {
  database = await openDatabase()
  const changes = {
    secrets: [SECRET] as const,
    onChange: async (change: AnnouncedChange) => {
      announced.push(change)
    },
  }
  app = createCatalogApi({ db: database.db, changes })
  client = createCatalogClient({
    url: 'http://catalog.test',
    fetch: async (url, init) => app.request(url, init),
  })
  await writeProducts(database.db, [
    aCatalogProduct(
      {
        id: 'p1',
        slug: 'soap',
        name: 'Oat Soap',
        attributes: [anAttribute({ id: 'scent', values: ['Oat & Fig'] })],
      },
      { updatedAt: '2026-05-04T03:02:01.000Z', skus: ['SOR-1'] },
    ),
    aCatalogProduct({ id: 'p2', slug: 'brush', name: 'Brush', attributes: [] }),
  ])
  await writeRatings(database.db, [{ productId: 'p2', average: 4.5, count: 3 }])
})
afterAll(() => database.close())

const call = (path: string, init?: RequestInit) => app.request(`/api/catalog/${path}`, init)

describe('the client', () => {
  test('lists, with the filters of an address', async () => {
    const all = await client.list(LIST)
    expect(all).toMatchObject({
      ok: true,
      value: { count: 2, isCounted: true, ratings: { p2: { count: 3 } } },
    })
    const some = await client.list({
      ...LIST,
      query: { ...LIST.query, attributes: { scent: ['Oat & Fig'] } },
    })
    expect(some.ok && some.value.products.map(({ slug }) => slug)).toEqual(['soap'])
  })

  test('suggests', async () => {
    const answer = await client.suggest({ ...AUDIENCE, search: 'oat so', limit: 4 })
    expect(answer).toMatchObject({
      ok: true,
      value: { count: 1, products: [{ slug: 'soap' }], terms: ['oat soap'] },
    })
  })

  test('reads cards by slugs and ids in the order of the question, without unknown ones', async () => {
    const bySlugs = await client.bySlugs({ ...AUDIENCE, slugs: ['brush', 'nothing', 'soap'] })
    expect(bySlugs.ok && bySlugs.value.products.map(({ id }) => id)).toEqual(['p2', 'p1'])
    const byIds = await client.byIds({ ...AUDIENCE, ids: ['p1'] })
    expect(byIds.ok && byIds.value.products.map(({ slug }) => slug)).toEqual(['soap'])
    expect(await client.byIds({ ...AUDIENCE, ids: [] })).toEqual({
      ok: true,
      value: { products: [], ratings: {} },
    })
  })

  test('reads the sitemap and the status', async () => {
    const sitemap = await client.sitemap({ page: 1 })
    expect(sitemap).toMatchObject({
      ok: true,
      value: {
        pageCount: 1,
        entries: [{ slug: 'soap', updatedAt: '2026-05-04T03:02:01Z' }, { slug: 'brush' }],
      },
    })
    expect(sitemap.ok && sitemap.value.entries[0]?.picture?.src).toBe('https://cdn.test/soap.jpg')
    expect(await client.sitemap({ page: 2 })).toMatchObject({ ok: true, value: { entries: [] } })
    expect(await client.status()).toMatchObject({
      ok: true,
      value: { count: 2, isComplete: false, isWalking: false },
    })
  })

  test('says where a product is that had a slug', async () => {
    const rename = (slug: string) => writeProducts(database.db, [aCatalogProduct({ id: 'p3', slug })])
    for (const slug of ['comb', 'wide-comb']) await rename(slug)
    const ask = (slug: string) => client.moved({ of: 'product', slug })
    expect(await ask('comb')).toEqual({ ok: true, value: { slug: 'wide-comb' } })
    expect(await ask('wide-comb')).toEqual({ ok: true, value: {} })
    await deleteProducts(database.db, ['p3'])
    expect(await ask('comb')).toEqual({ ok: true, value: {} })
  })

  test('says why there is no answer', async () => {
    expect(await client.list({ ...LIST, locale: '../' })).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 400 },
    })
    const away = createCatalogClient({ fetch: () => Promise.reject(new TypeError('refused')) })
    expect(await away.status()).toEqual({ ok: false, error: { kind: 'network' } })
    const wrong = createCatalogClient({
      fetch: async () => Response.json({ products: [{ id: 'p1' }], ratings: {} }),
    })
    expect(await wrong.byIds({ ...AUDIENCE, ids: ['p1'] })).toEqual({ ok: false, error: { kind: 'decode' } })
  })
})

describe('calls that are not as they must be', () => {
  test.each([
    ['list?locale=en', { currency: 'invalid' }],
    ['list?locale=en&currency=GBP&pageSize=101', { pageSize: 'invalid' }],
    ['list?locale=en&currency=GBP&pageSize=0', { pageSize: 'invalid' }],
    [`list?locale=en&currency=GBP&search=${'a'.repeat(201)}`, { search: 'invalid' }],
    [`list?locale=en&currency=GBP&filters=${'a'.repeat(4001)}`, { filters: 'invalid' }],
    ['list?locale=en&currency=GBP&limit=4', { limit: 'unknown_field' }],
    ['list?locale=en&locale=fr&currency=GBP', { locale: 'invalid' }],
    ['suggest?locale=en&currency=GBP', { search: 'invalid' }],
    ['products?locale=en&currency=GBP', { slugs: 'invalid' }],
    ['products?locale=en&currency=GBP&slugs=a&ids=b', { slugs: 'invalid' }],
    [
      `products?locale=en&currency=GBP&ids=${Array.from({ length: 101 }, (_, id) => id).join(',')}`,
      { ids: 'invalid' },
    ],
    ['moved?of=page&slug=a', { of: 'invalid' }],
    ['moved?of=product', { slug: 'invalid' }],
    ['sitemap?page=0', { page: 'invalid' }],
    ['sitemap?page=99999999', { page: 'invalid' }],
  ])('%s', async (path, fields) => {
    const answer = await call(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid', fields } })
  })

  test.each(['', '%', "'", "' & !(", '\\', '🧼', 'der die das', '\u0000soap', 'a'.repeat(200)])(
    'the search %j fails nothing',
    async (search) => {
      for (const path of ['list', 'suggest'])
        expect(
          (await call(`${path}?locale=de&currency=GBP&search=${encodeURIComponent(search)}`)).status,
        ).toBe(200)
    },
  )

  test('an unknown address, a wrong method', async () => {
    expect((await call('nothing')).status).toBe(404)
    const answer = await call('list', { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('an answer that has not changed is not sent again', async () => {
  const path = 'list?locale=en&currency=GBP'
  const tag = (await call(path)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': `"other", W/${tag}`, 'x-request-id': 'asked-again' }
  const known = await call(path, { headers })
  expect([known.status, known.headers.get('x-request-id')]).toEqual([304, 'asked-again'])
  expect((await call(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('health, readiness, and a description of every endpoint', async () => {
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
  const description: unknown = await (await call('openapi.json')).json()
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/catalog/list': { get: { operationId: 'listProducts' } },
      '/api/catalog/changes': { post: { operationId: 'announceChanges' } },
    },
  })
})

describe('announced changes', () => {
  const sign = createWebhookSigner([SECRET])
  const announce = async (body: string, headers?: Readonly<Record<string, string>>) =>
    call('changes', { method: 'POST', body, headers: headers ?? sign(body) })

  test('are signed with any of the secrets, none of which is short', async () => {
    const changes = { secrets: ['a-secret-of-tomorrow', SECRET] as const, onChange: async () => {} }
    const changing = createCatalogApi({ db: database.db, changes })
    const body = '{"all":true}'
    const send = async (secret: string) => {
      const headers = { 'content-type': 'application/json', ...createWebhookSigner([secret])(body) }
      return (await changing.request('/api/catalog/changes', { method: 'POST', body, headers })).status
    }
    expect(await Promise.all([SECRET, ...changes.secrets, 'a-secret-of-a-stranger'].map(send))).toEqual([
      200, 200, 200, 401,
    ])
    const short = { ...changes, secrets: [SECRET, 'short'] as const }
    expect(() => createCatalogApi({ db: database.db, changes: short })).toThrow('16 characters')
  })

  test('are taken when they are signed, once', async () => {
    const body = JSON.stringify({ ids: ['p1'] })
    const headers = sign(body)
    expect((await announce(body, headers)).status).toBe(200)
    expect((await announce(body, headers)).status).toBe(401)
    expect((await announce('{"all":true}')).status).toBe(200)
    expect(announced).toEqual([{ ids: ['p1'] }, { all: true }])
  })

  test('are refused without a signature, with a wrong body, and where nobody reads them', async () => {
    expect((await announce('{"all":true}', {})).status).toBe(401)
    for (const body of ['{}', '{"ids":[]}', 'all', '{"ids":["a b"]}'])
      expect((await announce(body)).status).toBe(400)
    const closed = createCatalogApi({ db: database.db })
    expect((await closed.request('/api/catalog/changes', { method: 'POST' })).status).toBe(405)
  })
})
