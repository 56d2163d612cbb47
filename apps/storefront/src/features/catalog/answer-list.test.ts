import { createServer, type RequestListener } from 'node:http'

import { listProducts, type ListRequest, parseFilterQuery } from '@sorrel/domain/filters'
import { aProductPreview } from '@sorrel/domain/testing'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'

const servers: { close(): unknown }[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  return listenLocally(server)
}

const PRODUCT = { id: 'p1', slug: 'soap', name: 'Soap', price: 6 }
const LIST = { count: 100_000, page: 1, pageCount: 4000, results: [PRODUCT] }

/** Names of what the service was asked, and paths of what the index was. */
let calls: string[]
let index: { status: number; isComplete: boolean }

const commerceUrl = await serve((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    calls.push(path === '/graphql/v2' ? (/query (\w+)/.exec(body)?.[1] ?? '') : path)
    const answers: Readonly<Record<string, unknown>> = {
      '/api/attributes': {
        results: [{ id: 'material', name: 'Material', filterable: true, values: ['Oak'] }],
      },
      '/api/products': { count: 7, results: [{ id: 'p1' }] },
      '/graphql/v2': {
        data: {
          products: LIST,
          cheapest: LIST,
          dearest: LIST,
          categories: { results: [] },
          categoryBySlug: body.includes('"none"') ? null : { slug: 'gifts', name: 'Gifts' },
        },
      },
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[path]))
  })
})

const catalogApiUrl = await serve((request, response) => {
  const path = new URL(request.url ?? '', 'http://x').pathname
  calls.push(path)
  response.writeHead(path.endsWith('status') ? 200 : index.status, { 'content-type': 'application/json' })
  const query = parseFilterQuery('')
  const listing = { ...listProducts([aProductPreview()], { query, pageSize: 5 }), ratings: {} }
  const status = { count: 1, isComplete: index.isComplete, isWalking: false }
  response.end(JSON.stringify(path.endsWith('status') ? status : listing))
})

/** Modules of a process that has just started. */
async function start({ hasIndex }: { readonly hasIndex: boolean }) {
  vi.stubEnv('COMMERCE_URL', commerceUrl)
  vi.stubEnv('CATALOG_API_URL', hasIndex ? catalogApiUrl : '')
  for (const name of ['breakers', 'running reads', 'catalog status', 'retry budget'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
  return import('./answer-list.ts')
}

beforeEach(() => {
  calls = []
  index = { status: 200, isComplete: true }
})

const ask = (filters = '', scope: Partial<ListRequest> = {}): ListRequest => ({
  locale: 'en',
  currency: 'GBP',
  query: parseFilterQuery(filters),
  pageSize: 25,
  ...scope,
})

test('without an index a list of any size is one call after the definitions, with filters two', async () => {
  const { answerList } = await start({ hasIndex: false })
  expect(await answerList(ask())).toMatchObject({ value: { count: 100_000, isCounted: false } })
  expect(calls).toEqual(['/api/attributes', 'getListing'])
  calls = []
  expect(await answerList(ask('material=Oak'))).toMatchObject({ value: { count: 7 } })
  expect(calls).toEqual(['/api/attributes', '/api/products', 'getListing'])
  calls = []
  await answerList(ask('', { category: 'gifts' }))
  expect(calls).toEqual(['/api/attributes', 'getListing'])
})

test('without an index a category is one call with its list, with filters two; one that does not exist is null', async () => {
  const { answerCategory } = await start({ hasIndex: false })
  const category = 'gifts'
  expect(await answerCategory({ ...ask(), category })).toMatchObject({
    value: { category: { name: 'Gifts' }, listing: { count: 100_000 } },
  })
  expect(calls).toEqual(['/api/attributes', 'getListing'])
  calls = []
  await answerCategory({ ...ask('material=Oak'), category })
  expect(calls).toEqual(['/api/attributes', '/api/products', 'getListing'])
  expect(await answerCategory({ ...ask(), category: 'none' })).toEqual({ ok: true, value: null })
})

test('with an index a category is one call of the service', async () => {
  const { answerCategory } = await start({ hasIndex: true })
  expect(await answerCategory({ ...ask(), category: 'gifts' })).toMatchObject({
    value: { category: { name: 'Gifts' }, listing: { isCounted: true } },
  })
  expect(calls.toSorted()).toEqual(['/api/catalog/list', '/api/catalog/status', 'getCategory'])
})

test('the index answers with counts, and the service is not asked', async () => {
  const { answerList } = await start({ hasIndex: true })
  expect(await answerList(ask())).toMatchObject({ value: { count: 1, isCounted: true, ratings: {} } })
  expect(calls).toEqual(['/api/catalog/status', '/api/catalog/list'])
})

test('an index that fails costs the counts only, and is soon not asked any more', async () => {
  const { answerList, answerFreshList } = await start({ hasIndex: true })
  index.status = 500
  expect(await answerList(ask())).toMatchObject({ value: { count: 100_000, isCounted: false } })
  for (const search of ['a', 'b', 'c']) await answerFreshList(ask('', { search }))
  expect(calls.filter((call) => call === '/api/catalog/list')).toHaveLength(3)
  expect(calls.filter((call) => call === 'getListing')).toHaveLength(4)
})

test('an index that has not seen the whole catalogue is not asked', async () => {
  const { answerList } = await start({ hasIndex: true })
  index.isComplete = false
  expect(await answerList(ask())).toMatchObject({ value: { isCounted: false } })
  expect(calls).toEqual(['/api/catalog/status', '/api/attributes', 'getListing'])
})

test('of an address only what the catalogue is filtered by counts; without such fields nobody is asked', async () => {
  const { readListQuery } = await start({ hasIndex: true })
  expect(await readListQuery(ask(), 'q=soap&sort=name')).toEqual(parseFilterQuery('sort=name'))
  expect(calls).toEqual([])
  expect(await readListQuery(ask(), 'q=soap&utm_source=mail&material=Oak')).toEqual(
    parseFilterQuery('material=Oak'),
  )
  expect(calls).toEqual(['/api/attributes'])
})
