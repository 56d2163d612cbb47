import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'

const COUNT = 25_000
const FILE = 10_000

const servers: { close(): unknown }[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  return listenLocally(server)
}

const toSlugs = (page: number, size: number) =>
  Array.from({ length: Math.min(size, COUNT - (page - 1) * size) }, (_, index) => ({
    slug: `soap-${(page - 1) * size + index + 1}`,
  }))

/** What the service and the index were asked. */
let calls: string[]
beforeEach(() => {
  calls = []
})

const commerceUrl = await serve((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const { query, variables } = JSON.parse(body)
    const name = /query (\w+)/.exec(query)?.[1] ?? ''
    calls.push(name)
    const { page = 1, limit = 1000 } = variables
    const products = { count: COUNT, results: name === 'getProductEntries' ? toSlugs(page, limit) : [] }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: { products, storeSettings: { store: { locale: 'en' } } } }))
  })
})

const catalogApiUrl = await serve((request, response) => {
  const url = new URL(request.url ?? '', 'http://x')
  const page = Number(url.searchParams.get('page'))
  const isStatus = url.pathname.endsWith('status')
  if (!isStatus) calls.push(`index ${page}`)
  const entries = isStatus ? [] : toSlugs(page, FILE)
  const sitemap = { entries, page, pageCount: COUNT / FILE + 0.5, count: COUNT }
  const status = { count: COUNT, isComplete: true, isWalking: false }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(isStatus ? status : sitemap))
})

/** Modules of a process that has just started. */
async function start({ hasIndex }: { readonly hasIndex: boolean }) {
  vi.stubEnv('COMMERCE_URL', commerceUrl)
  vi.stubEnv('CATALOG_API_URL', hasIndex ? catalogApiUrl : '')
  for (const name of ['breakers', 'catalog status', 'retry budget', 'sitemap files'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
  return import('./serve-sitemap.ts')
}

const readFiles = async (answer: Response) =>
  [...(await answer.text()).matchAll(/\/sitemaps\/([^<]+)</g)].map(([, file]) => file)
const countPages = async (answer: Response) => (await answer.text()).match(/<url>/g)?.length

test.each([
  ['an index', true, ['index 3']],
  ['the service alone', false, ['getProductsCount', ...Array.from({ length: 5 }, () => 'getProductEntries')]],
])(
  'with %s a large catalogue has a file for each ten thousand products, read once',
  async (_, hasIndex, asked) => {
    const { serveSitemap, serveSitemapIndex } = await start({ hasIndex })
    const files = ['pages.xml', 'products-1.xml', 'products-2.xml', 'products-3.xml']
    expect(await readFiles(await serveSitemapIndex())).toEqual(files)
    for (let time = 0; time < 2; time += 1) {
      expect(await countPages(await serveSitemap('products-3.xml'))).toBe(5000)
      expect((await serveSitemap('products-4.xml')).status).toBe(404)
    }
    expect(calls.filter((call) => call !== 'getStoreSettings')).toEqual(asked)
  },
)
