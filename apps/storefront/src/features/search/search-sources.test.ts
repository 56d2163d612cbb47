import { createServer } from 'node:http'
import { createCatalogClient } from '@sorrel/catalog/client'
import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
import { err, ok } from '@sorrel/domain/result'
import { aCategoryLink, aProductPreview } from '@sorrel/domain/testing'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { findProducts, suggestProducts, type SearchSources } from './search-sources.ts'

type Catalog = Awaited<ReturnType<NonNullable<SearchSources['openCatalog']>>>

const soap = aProductPreview({ name: 'Soap', categories: [aCategoryLink({ slug: 'gifts', name: 'Gifts' })] })

/** An index that finds nothing but knows a list of products. */
const emptyCatalog: Catalog = {
  suggest: () =>
    Promise.resolve(ok({ products: [], ratings: {}, count: 0, terms: [], categories: [], spelling: 'soap' })),
  list: (request) => Promise.resolve(ok(listProducts([soap], request))),
}

const failing: Catalog = {
  suggest: () => Promise.resolve(err({ kind: 'network' })),
  list: () => Promise.resolve(err({ kind: 'network' })),
}

/** Sources whose service finds the soap by its name and by no words; `asked` records what it was asked. */
function setUp(catalog?: Catalog) {
  const asked: string[] = []
  const sources: SearchSources = {
    locale: 'en',
    currency: 'GBP',
    openCatalog: () => Promise.resolve(catalog),
    searchService: (search) => {
      asked.push(search)
      const products = search === 'soap' || search === '' ? [soap] : []
      return Promise.resolve(ok({ products, count: products.length }))
    },
  }
  return { asked, find: (search: string) => suggestProducts(sources, { search, limit: 8 }) }
}

test('nothing found: the spelling that finds something, the best sellers and the categories', async () => {
  const { asked, find } = setUp(emptyCatalog)
  expect(await find('saop')).toMatchObject({
    ok: true,
    value: {
      count: 0,
      spelling: 'soap',
      instead: { products: [{ name: 'Soap' }], categories: [{ slug: 'gifts', name: 'Gifts' }] },
    },
  })
  expect(asked).toEqual([])
})

test.each([
  ['without an index', undefined],
  ['while the index is away', failing],
])('%s the service is searched, and offers what it names first', async (_, catalog) => {
  const { asked, find } = setUp(catalog)
  expect(await find('soap')).toEqual(ok({ products: [soap], count: 1, terms: [], categories: [] }))
  expect(await find('plastic')).toMatchObject({
    ok: true,
    value: { count: 0, instead: { products: [{ name: 'Soap' }], categories: [] } },
  })
  expect(asked).toEqual(['soap', 'plastic', ''])
})

test('a failure of both is a failure, with the reference that our log knows', async () => {
  const away = err({ kind: 'network' })
  const sources = { locale: 'en', currency: 'GBP', searchService: () => Promise.resolve(away) }
  expect(await suggestProducts(sources, { search: 'soap', limit: 8 })).toEqual(away)
  const logged = err({ kind: 'http', status: 500, code: 'internal', fields: {}, requestId: 'r-1' } as const)
  const openCatalog = () => Promise.resolve({ ...failing, suggest: () => Promise.resolve(logged) })
  expect(await suggestProducts({ ...sources, openCatalog }, { search: 'soap', limit: 8 })).toEqual(logged)
})

/** An index over HTTP of three hundred products; `asked` records words and number of products of each question. */
async function startIndex() {
  const catalogue = Array.from({ length: 300 }, (_, no) =>
    aProductPreview({ id: `p${no}`, name: no % 50 === 0 ? `Tin ${no}` : `Soap ${no}` }),
  )
  const asked: (readonly [string | null, number])[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x')
    const search = searchParams.get('search')
    const pageSize = Number(searchParams.get('pageSize'))
    asked.push([search, pageSize])
    const found = catalogue.filter(({ name }) => name.toLowerCase().includes(search ?? ''))
    const listing = listProducts(found, { query: parseFilterQuery(''), pageSize })
    response.writeHead(state.status, { 'content-type': 'application/json' }).end(JSON.stringify(listing))
  })
  onTestFinished(() => void server.close())
  return { asked, state, client: createCatalogClient({ url: await listenLocally(server) }) }
}

test('what recommendations, swaps and additions choose from is found in the index, wherever it stands in the catalogue', async () => {
  const { asked: askedOfIndex, state, client } = await startIndex()
  const askedOfService: string[] = []
  const sources: SearchSources = {
    locale: 'en',
    currency: 'GBP',
    openCatalog: () => Promise.resolve(client),
    searchService: (search) => {
      askedOfService.push(search)
      return Promise.resolve(ok({ products: [soap], count: 1 }))
    },
  }
  const find = async (search: string, limit: number) => {
    const found = await findProducts(sources, { search, limit })
    return found.ok ? found.value.products.map(({ name }) => name) : []
  }
  expect(await find('tin', 25)).toEqual(['Tin 0', 'Tin 50', 'Tin 100', 'Tin 150', 'Tin 200', 'Tin 250'])
  expect(await find('', 100)).toHaveLength(100)
  expect([askedOfIndex, askedOfService]).toEqual([
    [
      ['tin', 25],
      [null, 100],
    ],
    [],
  ])
  state.status = 500
  expect(await find('tin', 25)).toEqual(['Soap'])
  expect(askedOfService).toEqual(['tin'])
})
